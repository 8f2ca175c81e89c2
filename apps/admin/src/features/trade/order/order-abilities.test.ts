import type { Right } from '@mallard/contract/people/staff/rights'
import { roles } from '@mallard/contract/people/staff/rights'
import type { AdminOrder, PayAttempt } from '@mallard/contract/trade/order/order-admin.calls'
import { describe, expect, it } from 'vitest'
import { abilitiesOf, hasOpenReturn } from './order-abilities.ts'

const canAs = (role: keyof typeof roles) => (right: Right) =>
  (roles[role] as readonly Right[]).includes(right)
const attempts = [{ method: 'wxPay' } as PayAttempt]

const sent = { status: 2, delivery: [{}], items: [] } as unknown as Pick<
  AdminOrder,
  'status' | 'delivery' | 'items'
>
const waiting = { ...sent, status: 1, delivery: [] } as unknown as typeof sent
const none = {
  ship: false,
  editReceiver: false,
  note: true,
  close: false,
  price: false,
  repair: false,
  refund: false,
  cancel: false,
}

describe('what an operator may do with an order', () => {
  it('is what its state allows', () => {
    expect(abilitiesOf({ ...sent, adminActions: ['ship'], attempts: [] }, canAs('owner'))).toEqual({
      ...none,
      ship: true,
    })
  })

  it('is what the role allows', () => {
    const given = {
      ...waiting,
      adminActions: [
        'ship',
        'editReceiver',
        'close',
        'price',
        'refund',
      ] satisfies AdminOrder['adminActions'],
      attempts,
    }
    expect(abilitiesOf(given, canAs('warehouse'))).toEqual({
      ...none,
      ship: true,
      note: false,
    })
    expect(abilitiesOf(given, canAs('service'))).toEqual({
      ...none,
      editReceiver: true,
      close: true,
      price: true,
      refund: true,
      cancel: true,
    })
    expect(Object.values(abilitiesOf(given, canAs('manager')))).toEqual(
      Object.keys(none).map(() => true),
    )
  })

  it('is to call it off only while nothing has left and no return is open', () => {
    const paid = {
      ...waiting,
      adminActions: ['refund'] satisfies AdminOrder['adminActions'],
      attempts,
    }
    expect(abilitiesOf(paid, canAs('service')).cancel).toBe(true)
    expect(abilitiesOf({ ...paid, ...sent }, canAs('service'))).toMatchObject({
      refund: true,
      cancel: false,
    })
    const items = [{ afterSaleStatus: 1 }] as AdminOrder['items']
    expect(abilitiesOf({ ...paid, items }, canAs('service'))).toMatchObject({
      refund: true,
      cancel: false,
    })
  })

  it('is no repair where nobody tried to pay, or no channel had part in it', () => {
    expect(abilitiesOf({ ...sent, adminActions: [], attempts: [] }, canAs('manager')).repair).toBe(
      false,
    )
    expect(
      abilitiesOf(
        { ...sent, adminActions: [], attempts: [{ method: 'zero' } as PayAttempt] },
        canAs('manager'),
      ).repair,
    ).toBe(false)
  })
})

describe('an order in the list', () => {
  const items = (...states: number[]) =>
    states.map((afterSaleStatus) => ({ afterSaleStatus })) as AdminOrder['items']

  it('is marked while a return of any of its lines is open', () => {
    expect(hasOpenReturn(items(0, 1))).toBe(true)
    expect(hasOpenReturn(items(0, 2))).toBe(false)
  })
})
