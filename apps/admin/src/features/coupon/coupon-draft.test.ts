import { describe, expect, it } from 'vitest'
import { instantTyped, wishOf, type CouponDraft } from './coupon-draft.ts'

const draft: CouponDraft = {
  name: '满 199 减 20',
  nameEn: '',
  kind: 1,
  threshold: '199',
  face: '20.50',
  discount: 8.5,
  most: '50',
  productSn: 'cup-1',
  scope: 'goods',
  scopeIds: '3，4 5',
  total: 100,
  perUser: 1,
  days: 30,
  obtain: 'public',
  drawFrom: '2026-11-20T08:00',
  drawTo: '2026-12-01T00:00',
  stack: true,
  everywhere: false,
}

describe('what is typed about a coupon', () => {
  it('becomes fen, basis points and instants of Beijing', () => {
    expect(wishOf(draft)).toMatchObject({ threshold: 19_900, face: 2050, discountBp: 10_000, maxDiscount: 0, productSn: null, scopeIds: [3, 4, 5] })
    expect(instantTyped('2026-11-20T08:00')).toBe(Date.UTC(2026, 10, 20))
  })
  it('leaves out what the kind does not have', () => {
    expect(wishOf({ ...draft, kind: 2 })).toMatchObject({ face: 0, discountBp: 8500, maxDiscount: 5000 })
    expect(wishOf({ ...draft, kind: 4 })).toMatchObject({ productSn: 'cup-1', scope: 'all', scopeIds: [] })
  })
})
