import { allocate, fen, negated, refundableFor, zero } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundAmounts, type RefundedLine } from './refund-amounts.rules.ts'

const none = { promotionAmount: 0, couponAmount: 0, integrationAmount: 0, adjustAmount: 0 }
const line = (
  item: Partial<RefundedLine['item']>,
  units: number,
  amount: number,
  before = 0,
): RefundedLine => ({
  item: { productPrice: 0, quantity: 1, ...none, ...item },
  units,
  before,
  amount,
})

/** A line of an order with its discounts, and in which parts its units come back. */
const bought = fc
  .record({
    productPrice: fc.integer({ min: 1, max: 500_000 }),
    discounts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
    parts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ productPrice, discounts, parts }) => {
    const quantity = parts.reduce((sum, units) => sum + units, 0)
    const [
      promotionAmount = zero,
      couponAmount = zero,
      integrationAmount = zero,
      cut = zero,
      rest = zero,
    ] = allocate(fen(productPrice * quantity), [
      ...discounts.slice(0, 4).map((weight) => fen(weight * productPrice * quantity)),
      fen((discounts[4] + 1) * productPrice * quantity),
    ])
    return {
      parts,
      realAmount: rest,
      item: {
        productPrice,
        quantity,
        promotionAmount,
        couponAmount,
        integrationAmount,
        adjustAmount: negated(cut),
      },
    }
  })

const sumOf = (of: ReturnType<typeof refundAmounts>) =>
  of.goodsAmount -
  of.promotionAmount -
  of.couponAmount -
  of.integrationAmount +
  of.freightAmount +
  of.adjustAmount +
  of.amendsAmount +
  of.roundingAmount -
  of.reducedAmount

describe('how a refund comes to its sum', () => {
  it('takes the shares of promotion, coupon and points off the goods and adds the freight', () => {
    const item = {
      productPrice: 20_000,
      quantity: 2,
      promotionAmount: 4000,
      couponAmount: 2000,
      integrationAmount: 1000,
    }
    expect(refundAmounts([line(item, 1, 16_500)], fen(800), fen(17_300))).toEqual({
      goodsAmount: 20_000,
      promotionAmount: 2000,
      couponAmount: 1000,
      integrationAmount: 500,
      freightAmount: 800,
      adjustAmount: 0,
      amendsAmount: 0,
      chargedAmount: 0,
      roundingAmount: 0,
      reducedAmount: 0,
      refundAmount: 17_300,
    })
  })

  it('says what the store takes off', () => {
    expect(
      refundAmounts([line({ productPrice: 20_000 }, 1, 20_000)], zero, fen(15_000)),
    ).toMatchObject({ reducedAmount: 5000, refundAmount: 15_000 })
  })

  it('names the fen that is left over where units cannot be divided', () => {
    const item = { productPrice: 100, quantity: 3, integrationAmount: 100 }
    expect(refundAmounts([line(item, 1, 66)], zero, fen(66))).toMatchObject({
      goodsAmount: 100,
      integrationAmount: 33,
      roundingAmount: -1,
    })
  })

  it('adds up in whatever parts the units come back, with no part below nothing, and all points come back', () => {
    fc.assert(
      fc.property(
        bought,
        fc.nat(2000),
        fc.nat(100),
        ({ item, parts, realAmount }, freight, share) => {
          let before = 0
          let points = 0
          for (const units of parts) {
            const amount = refundableFor(realAmount, item.quantity, before, units)
            const total = fen(Math.floor(((amount + freight) * share) / 100))
            const of = refundAmounts([{ item, units, before, amount }], fen(freight), total)
            expect(sumOf(of)).toBe(total)
            const { roundingAmount, adjustAmount, ...others } = of
            expect(adjustAmount).toBeLessThanOrEqual(0)
            expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(0)
            expect(Math.abs(roundingAmount)).toBeLessThanOrEqual(2)
            before += units
            points += of.integrationAmount
          }
          expect(points).toBe(item.integrationAmount)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
