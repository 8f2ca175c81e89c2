import { day } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { draftLike, instantTyped, newDraft, queryOf, type CouponDraft } from './coupon-draft.ts'

const draft: CouponDraft = {
  ...newDraft(),
  name: '满 199 减 20',
  threshold: '199',
  face: '20.50',
  discount: 8.5,
  most: '50',
  productSn: 'cup-1',
  scope: 'goods',
  goodsIds: [3, 4, 5],
  categoryIds: [9],
  drawFrom: '2026-11-20T08:00',
  drawTo: '2026-12-01T00:00',
  validFrom: '2026-11-20T08:00',
  validTo: '2026-12-31T23:59',
}

describe('what is typed about a coupon', () => {
  it('becomes fen, basis points and instants of Beijing', () => {
    expect(queryOf(draft)).toMatchObject({
      threshold: 19_900,
      face: 2050,
      discountBp: 10_000,
      maxDiscount: 0,
      productSn: null,
      scopeIds: [3, 4, 5],
    })
    expect(instantTyped('2026-11-20T08:00')).toBe(Date.UTC(2026, 10, 20))
  })
  it('leaves out what the kind or the scope does not have', () => {
    expect(queryOf({ ...draft, kind: 2 })).toMatchObject({
      face: 0,
      discountBp: 8500,
      maxDiscount: 5000,
    })
    expect(queryOf({ ...draft, kind: 4 })).toMatchObject({
      productSn: 'cup-1',
      scope: 'all',
      scopeIds: [],
    })
    expect(queryOf({ ...draft, scope: 'category' })).toMatchObject({ scopeIds: [9] })
    expect(queryOf({ ...draft, scope: 'all' })).toMatchObject({ scopeIds: [] })
  })
  it('holds for days from the drawing, or between two moments, never both', () => {
    expect(queryOf(draft)).toMatchObject({ validDays: 30, validFrom: null, validTo: null })
    expect(queryOf({ ...draft, validity: 'fixed' })).toMatchObject({
      validDays: null,
      validFrom: Date.UTC(2026, 10, 20),
      validTo: Date.parse('2026-12-31T23:59:00+08:00'),
    })
  })
  it('begins another coupon with the terms of one, from now on for as long', () => {
    for (const each of [
      draft,
      { ...draft, kind: 2, validity: 'fixed' as const },
      { ...draft, kind: 4 },
      { ...draft, scope: 'category' as const },
    ]) {
      const input = queryOf(each)
      const again = queryOf(draftLike(input))
      const { drawFrom, drawTo, validFrom, validTo, ...terms } = input
      expect(again).toMatchObject(terms)
      expect(Math.abs(again.drawTo - again.drawFrom - (drawTo - drawFrom))).toBeLessThan(day / 1000)
      if (validFrom === null || validTo === null) expect(again.validTo).toBeNull()
      else
        expect(Math.abs(again.validTo! - again.validFrom! - (validTo - validFrom))).toBeLessThan(
          day / 1000,
        )
    }
  })
})
