import type { AdminCarrier } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { ownCarrierCode } from '@mallard/contract/trade/order/carrier.codes'
import { describe, expect, it } from 'vitest'
import { asListed, newOwnCode, withOwn } from './carrier-list.ts'

const carrier = (code: string, isOn: boolean, more: Partial<AdminCarrier> = {}): AdminCarrier => ({
  code,
  kind: 'express',
  name: code,
  nameEn: code,
  phone: '',
  isOn,
  isOwn: false,
  ...more,
})
const van = carrier('ownvan00001', true, { kind: 'van', name: '小李', isOwn: true })
const own = { name: '老王', nameEn: 'Wang', phone: '13900001234' }

describe('a list of carriers', () => {
  it('is sent with what the partner’s own are called, and of the others their codes alone', () => {
    expect(asListed([van, carrier('jd', false)])).toEqual([
      { code: 'ownvan00001', isOn: true, own: { name: '小李', nameEn: 'ownvan00001', phone: '' } },
      { code: 'jd', isOn: false, own: null },
    ])
  })

  it('takes a new one in below those that are on', () => {
    const list = [carrier('jd', true), carrier('ems', false)]
    expect(withOwn({ list }, 'ownvan00002', own).map(({ code }) => code)).toEqual([
      'jd',
      'ownvan00002',
      'ems',
    ])
  })

  it('changes a known one at its place, and leaves it off where it was', () => {
    const list = [carrier('jd', true), { ...van, isOn: false }]
    expect(withOwn({ list }, van.code, own)).toEqual([
      { code: 'jd', isOn: true, own: null },
      { code: van.code, isOn: false, own },
    ])
  })

  it('names new ones by a code that the server takes', () => {
    expect(newOwnCode()).toMatch(ownCarrierCode)
    expect(newOwnCode()).not.toBe(newOwnCode())
  })
})
