import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hindrance, isWorthIt, unitsLeft, type Offered } from './points-shop.rules.ts'

const offered: Offered = {
  startAt: 100,
  endAt: 200,
  isClosed: false,
  points: 500,
  cashAmount: 990,
  salePrice: 5900,
  quota: 10,
  reserved: 2,
  sold: 3,
  available: 100,
  isThere: true,
  limitPerUser: 2,
  minLevel: null,
}
const taker = { points: 10_000, growth: 0, taken: 0 }

describe('what can be had for points', () => {
  it('never costs more than the store asks', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(30_000), (points, cashAmount, price) => {
        const goods = { ...offered, points, cashAmount, salePrice: price }
        expect(isWorthIt(goods, price)).toBe(points + cashAmount <= price)
        if (unitsLeft(goods) > 0) expect(points + cashAmount).toBeLessThanOrEqual(price)
      }),
    )
  })

  it('is what both the quota and the store have', () => {
    expect(unitsLeft(offered)).toBe(5)
    expect(unitsLeft({ ...offered, available: 3 })).toBe(3)
    expect(unitsLeft({ ...offered, isThere: false })).toBe(0)
    expect(unitsLeft({ ...offered, salePrice: 1489 })).toBe(0)
    expect(unitsLeft({ ...offered, salePrice: null })).toBe(5)
  })
})

describe('who wants it', () => {
  const asked = (
    change: Partial<Offered>,
    by: Partial<typeof taker> = {},
    quantity = 1,
    now = 150,
  ) => hindrance({ ...offered, ...change }, { ...taker, ...by }, quantity, now)

  it('is told what stands against it', () => {
    expect(asked({})).toBeUndefined()
    expect(asked({}, {}, 1, 99)).toEqual({ refusal: 'pointsGoodsWait' })
    expect(asked({ isClosed: true })).toEqual({ refusal: 'pointsGoodsOver' })
    expect(asked({ available: 0 })).toEqual({ refusal: 'pointsGoodsGone' })
    expect(asked({}, { taken: 1 }, 2)).toEqual({ refusal: 'pointsGoodsLimit', limit: 2 })
    expect(asked({ available: 1 }, {}, 2)).toEqual({ refusal: 'pointsGoodsFew', left: 1 })
    expect(asked({}, { points: 999 }, 2)).toEqual({ refusal: 'pointsShort' })
    const minLevel = { name: '金卡', nameEn: 'Gold', growthMin: 1000 }
    expect(asked({ minLevel }, { growth: 999 })).toEqual({
      refusal: 'pointsGoodsLevel',
      level: '金卡',
      levelEn: 'Gold',
    })
    expect(asked({ minLevel }, { growth: 1000 })).toBeUndefined()
  })

  it('is never let through beyond points, limit and what is left', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(3),
        fc.nat(12),
        fc.integer({ min: 1, max: 5 }),
        (hundreds, taken, available, quantity) => {
          const points = hundreds * 100
          if (asked({ available }, { points, taken }, quantity)) return
          expect(points).toBeGreaterThanOrEqual(500 * quantity)
          expect(taken + quantity).toBeLessThanOrEqual(2)
          expect(quantity).toBeLessThanOrEqual(Math.min(5, available))
        },
      ),
    )
  })
})
