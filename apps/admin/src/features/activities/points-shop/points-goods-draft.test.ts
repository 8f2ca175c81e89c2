import { describe, expect, it } from 'vitest'
import { draftOf, isWhole, setupOf } from './points-goods-draft.ts'

const now = Date.UTC(2026, 10, 26, 4, 5)
const fresh = draftOf(undefined, now)
const none = { id: 0, version: 0 }
const pic = { url: '/cup.webp', width: 10, height: 10, color: '#fff' }
const sku = { skuId: 7, productSn: 'C7', title: '杯', attr: '', pic, salePrice: 5900, available: 9 }

describe('what is typed of an offer for points', () => {
  it('is sent in fen, as one thing: a SKU or a coupon', () => {
    const typed = { ...fresh, sku: sku as never, points: 500, cashAmount: 9.9, quota: 10 }
    expect(setupOf(typed, none)).toMatchObject({ skuId: 7, templateId: null, cashAmount: 990 })
    // The SKU and the cash of before are not sent with a coupon.
    const coupon = { ...typed, kind: 'coupon' as const, templateId: 3 }
    expect(setupOf(coupon, none)).toMatchObject({ skuId: null, templateId: 3, cashAmount: 0 })
  })

  it('is looked at by the server once it is whole', () => {
    expect(isWhole(setupOf(fresh, none))).toBe(false)
    const typed = { ...fresh, sku: sku as never, points: 500, quota: 10 }
    expect(isWhole(setupOf(typed, none))).toBe(true)
  })

  it('lasts a month from a full hour on', () => {
    const { startAt, endAt } = setupOf(fresh, none)
    expect([startAt % 3_600_000, endAt - startAt]).toEqual([0, 30 * 24 * 3_600_000])
    expect(startAt).toBeGreaterThan(now)
  })
})
