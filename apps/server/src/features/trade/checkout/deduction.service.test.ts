import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { HeldCoupon } from '#features/pricing/coupon/index.ts'
import { noEffects, type Basket } from '#features/pricing/promotion/index.ts'
import { deduct, type Deductible } from './deduction.service.ts'

const now = 1_000_000
const occasion = { now, pointsPercent: 50 }

/** A small generator of its own, so that a failure can be repeated. */
function randomsFrom(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

const coupon = (couponHistoryId: number, terms: Partial<HeldCoupon> = {}): HeldCoupon => ({
  couponHistoryId,
  grantUuid: '',
  name: `券 ${couponHistoryId}`,
  nameEn: '',
  kind: 1,
  threshold: 0,
  face: 1000,
  discountBp: 10_000,
  maxDiscount: 0,
  skuId: null,
  scope: 'all',
  scopeIds: [],
  scopeNames: [],
  scopeNamesEn: [],
  stackPoints: true,
  validFrom: 0,
  validTo: now * 2,
  status: 0,
  ...terms,
})

const line = (skuId: number, unitPrice: number, quantity: number) => ({
  skuId,
  goodsId: skuId,
  categoryId: skuId % 3,
  quantity,
  weight: 500,
  freightTemplateId: 1,
  unitPrice: fen(unitPrice),
})

const freight = {
  id: 1,
  mode: 2,
  areas: [
    {
      codes: [],
      first: 1,
      firstFee: 800,
      step: 1,
      stepFee: 100,
      freeOverAmount: 9900,
      deny: false,
    },
  ],
}

const chosen = (has: Partial<Deductible> = {}): Deductible => ({
  coupons: [],
  balance: 0,
  couponHistoryId: null,
  freightCouponHistoryId: null,
  useIntegration: 0,
  ...has,
})

describe('coupons and points in a price', () => {
  it('add up to the fen in any basket, never cost more than they save, and never go below nothing', () => {
    const random = randomsFrom(7)
    for (let round = 0; round < 2000; round += 1) {
      const basket: Basket = {
        lines: Array.from({ length: 1 + random(6) }, (_, index) =>
          line(index + 1, 1 + random(20_000), 1 + random(4)),
        ),
        effects: noEffects,
        templates: [freight],
        ...(random(3) > 0 && { countyCode: '330106' }),
      }
      const coupons = Array.from({ length: random(5) }, (_, index) => {
        const kind = 1 + random(4)
        const scope = (['all', 'category', 'goods'] as const)[random(3)]!
        return coupon(index + 1, {
          kind,
          face: random(30_000),
          threshold: random(40_000),
          discountBp: 1 + random(9999),
          maxDiscount: random(2) * random(5000),
          skuId: kind === 4 ? 1 + random(6) : null,
          scope: kind === 4 ? 'goods' : scope,
          scopeIds: [random(4), random(4)],
          stackPoints: random(2) === 0,
        })
      })
      const pointsPercent = [null, 1, 37, 50, 100][random(5)]!
      const without = deduct(basket, chosen(), occasion)
      const quote = deduct(
        basket,
        chosen({ coupons, balance: random(100_000), useIntegration: random(500) * 100 }),
        { now, pointsPercent },
      )
      const { amounts, lines, deductions } = quote
      expect(amounts.payAmount).toBeLessThanOrEqual(without.amounts.payAmount)
      expect(amounts.payAmount).toBeGreaterThanOrEqual(0)
      expect(amounts.payAmount).toBe(
        amounts.totalAmount -
          amounts.promotionAmount -
          amounts.couponAmount -
          amounts.integrationAmount +
          amounts.freightAmount -
          amounts.freightDiscountAmount,
      )
      const sum = (of: (each: (typeof lines)[number]) => number) =>
        lines.reduce((total, each) => total + of(each), 0)
      expect([sum((each) => each.couponAmount), sum((each) => each.integrationAmount)]).toEqual([
        amounts.couponAmount,
        amounts.integrationAmount,
      ])
      for (const each of lines) expect(each.realAmount).toBeGreaterThanOrEqual(0)
      expect(deductions.points.used).toBe(amounts.integrationAmount)
      expect(deductions.points.used % 100).toBe(0)
      expect(deductions.points.used * 100).toBeLessThanOrEqual(
        quote.goodsAmount * (pointsPercent ?? 0),
      )
      expect(deductions.points.sharePercent).toBe(pointsPercent)
      if (deductions.coupon && !deductions.coupon.stackPoints)
        expect(deductions.points.used).toBe(0)
      if (!deductions.coupon) expect(amounts.couponAmount).toBe(0)
    }
  })

  it('take the greatest saving, of equal ones the one that ends sooner, and no one’s of tomorrow', () => {
    const basket: Basket = { lines: [line(1, 5000, 1)], effects: noEffects, templates: [] }
    const coupons = [
      coupon(1, { face: 700 }),
      coupon(2, { face: 900, validTo: now * 3 }),
      coupon(3, { face: 900 }),
      coupon(4, { face: 4000, validFrom: now + 1 }),
    ]
    expect(deduct(basket, chosen({ coupons }), occasion).deductions.coupon?.couponHistoryId).toBe(3)
    expect(
      deduct(basket, chosen({ coupons, couponHistoryId: 1 }), occasion).amounts.couponAmount,
    ).toBe(700)
    expect(
      deduct(basket, chosen({ coupons, couponHistoryId: 4 }), occasion).deductions.coupon,
    ).toBeUndefined()
  })

  it('let one unit of an exchange cost what it says', () => {
    const basket: Basket = { lines: [line(1, 5000, 3)], effects: noEffects, templates: [] }
    const { amounts } = deduct(
      basket,
      chosen({
        coupons: [coupon(1, { kind: 4, face: 990, skuId: 1, stackPoints: false })],
        balance: 9000,
        useIntegration: 9000,
      }),
      occasion,
    )
    expect(amounts.payAmount).toBe(10_000 + 990)
  })
})
