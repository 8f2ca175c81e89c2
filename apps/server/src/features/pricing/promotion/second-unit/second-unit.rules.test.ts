import { basisPointsOf, fen, refundableFor, sumOf, times, type Fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#app/testing/test-sizes.ts'
import { noEffects, type BasketLine, type OpenLine } from '../effect.rules.ts'
import { priceOf, type Quote } from '../price.rules.ts'
import type { PromotionOf } from '../promotion.rules.ts'
import { secondUnit } from './second-unit.rules.ts'

type Rule = PromotionOf<'secondUnit'>['rule']
const baskets = sizeOf('BASKETS', 5000)
const base = {
  id: 5,
  name: '第二件半价',
  nameEn: '',
  startAt: 0,
  endAt: 9,
  closedAt: null,
  priority: 0,
  limitPerUser: 0,
}

const lineOf = (skuId: number, unitPrice: number, quantity = 1): BasketLine => ({
  ...{
    skuId,
    goodsId: skuId,
    categoryId: 1,
    unitPrice: fen(unitPrice),
    quantity,
    weight: 0,
    freightTemplateId: 1,
  },
})
function price(rule: Rule, lines: readonly BasketLine[], skuIds: readonly number[] = []): Quote {
  const scope =
    skuIds.length > 0
      ? ({ scope: 'sku', scopeIds: skuIds } as const)
      : ({ scope: 'all', scopeIds: [] } as const)
  return priceOf({
    lines,
    effects: { ...noEffects, ...secondUnit.effects({ ...base, ...scope, type: 6, rule }) },
    templates: [],
  })
}
const half: Rule = { bp: 5000, pairs: 0 }
const shares = (quote: Quote) => quote.lines.map(({ promotionAmount }) => promotionAmount)

const rule = fc.record({
  bp: fc.integer({ min: 1, max: 9999 }),
  pairs: fc.integer({ min: 0, max: 5 }),
})
const lines = fc.uniqueArray(
  fc.record({
    skuId: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
  }),
  {
    minLength: 1,
    maxLength: 8,
    selector: ({ skuId }) => skuId,
  },
)
const basketOf = (wished: readonly { skuId: number; price: number; quantity: number }[]) =>
  wished.map((each) => lineOf(each.skuId, each.price, each.quantity))

/** The same, unit by unit, as one would do it at the counter. */
function byHand({ bp, pairs }: Rule, basket: readonly BasketLine[]): number {
  const units = basket
    .flatMap(({ unitPrice, quantity }) => Array.from({ length: quantity }, () => unitPrice))
    .sort((a, b) => b - a)
  const seconds = units
    .filter((_, place) => place % 2 === 1)
    .slice(0, pairs > 0 ? pairs : undefined)
  return seconds.reduce((sum, unit) => sum + unit - basisPointsOf(unit, bp), 0)
}

describe('the second unit for less', () => {
  it.each([
    ['one unit alone pays its price', [lineOf(1, 1000)], half, [0]],
    ['two of a SKU: the second at half, shared by both', [lineOf(1, 1000, 2)], half, [500]],
    ['three of a SKU make one pair', [lineOf(1, 1000, 3)], half, [500]],
    [
      'of two goods the cheaper one, shared by their prices',
      [lineOf(1, 2000), lineOf(2, 1000)],
      half,
      [333, 167],
    ],
    [
      'the dear ones make a pair, the odd one takes no part',
      [lineOf(1, 100), lineOf(2, 3000), lineOf(3, 2000)],
      half,
      [0, 600, 400],
    ],
    ['two pairs at most: dear ones first', [lineOf(1, 1000, 6)], { bp: 5000, pairs: 2 }, [1000]],
    ['a share that is left to pay', [lineOf(1, 999, 2)], { bp: 8000, pairs: 0 }, [200]],
    ['a fen has no half: it is the shop’s to give', [lineOf(1, 1, 2)], half, [1]],
  ] as const)('%s', (_, basket, ruled, saved) => {
    expect(shares(price(ruled, basket))).toEqual(saved)
  })

  it('counts only what it holds for', () => {
    expect(shares(price(half, [lineOf(1, 1000), lineOf(2, 1000)], [1]))).toEqual([0, 0])
    expect(shares(price(half, [lineOf(1, 1000, 2), lineOf(2, 1000)], [1]))).toEqual([500, 0])
  })

  it(`is what a cashier would take off, never below nothing nor above what the pairs cost, in ${baskets} baskets`, () => {
    fc.assert(
      fc.property(rule, lines, (ruled, wished) => {
        const basket = basketOf(wished)
        const quote = price(ruled, basket)
        expect(quote.amounts.promotionAmount).toBe(byHand(ruled, basket))
        for (const { promotionAmount, realAmount, amount, line } of quote.lines) {
          expect(promotionAmount).toBeGreaterThanOrEqual(0)
          expect(promotionAmount).toBeLessThanOrEqual(times(line.unitPrice, line.quantity))
          expect(realAmount + promotionAmount).toBe(amount)
        }
      }),
      { numRuns: baskets },
    )
  })

  it('does not ask in which order goods were put into the cart', () => {
    const shuffled = lines.chain((wished) =>
      fc.tuple(fc.constant(wished), fc.shuffledSubarray(wished, { minLength: wished.length })),
    )
    fc.assert(
      fc.property(rule, shuffled, (ruled, [wished, other]) => {
        const [one, two] = [price(ruled, basketOf(wished)), price(ruled, basketOf(other))]
        expect(two.amounts).toEqual(one.amounts)
        // A fen that cannot be split goes to the earlier line; nothing else differs.
        for (const { line, promotionAmount } of one.lines) {
          const twin = two.lines.find((each) => each.line.skuId === line.skuId)!
          expect(Math.abs(twin.promotionAmount - promotionAmount)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: Math.min(baskets, 2000) },
    )
  })

  it('gives back what was paid, to the fen, in whatever parts it comes back', () => {
    fc.assert(
      fc.property(
        rule,
        lines,
        fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
        (ruled, wished, parts) => {
          for (const { line, realAmount } of price(ruled, basketOf(wished)).lines) {
            const refunds: Fen[] = []
            for (let back = 0; back < line.quantity;) {
              const count = Math.min(line.quantity - back, parts.next().value ?? 1)
              refunds.push(refundableFor(realAmount, line.quantity, back, count))
              back += count
            }
            expect(sumOf(refunds, (refund) => refund)).toBe(realAmount)
            for (const refund of refunds)
              expect(refund).toBeLessThanOrEqual(times(line.unitPrice, line.quantity))
          }
        },
      ),
      { numRuns: Math.min(baskets, 1000) },
    )
  })
})

describe('its words', () => {
  it.each([
    [
      half,
      '任选两件，价低的一件半价',
      '第二件半价',
      'Buy two, the cheaper one at half price',
      '2nd half price',
    ],
    [
      { bp: 8000, pairs: 2 },
      '任选两件，价低的一件8折，每单限2对',
      '第二件8折',
      'Buy two, the cheaper one 20% off, up to 2 pairs an order',
      '2nd 20% off',
    ],
    [
      { bp: 100, pairs: 1 },
      '任选两件，价低的一件0.1折，每单限1对',
      '第二件0.1折',
      'Buy two, the cheaper one 99% off, up to 1 pair an order',
      '2nd 99% off',
    ],
  ] as const)('of %j', (ruled, label, tag, labelEn, tagEn) => {
    expect([
      secondUnit.label(ruled, 'zh'),
      secondUnit.tag(ruled, 'zh'),
      secondUnit.label(ruled, 'en'),
      secondUnit.tag(ruled, 'en'),
    ]).toEqual([...[label, tag, labelEn, tagEn]])
  })

  it('say what is missing while a unit has no second', () => {
    const open = (quantity: number): readonly OpenLine[] => [
      { line: lineOf(1, 1000, quantity), payable: fen(1000 * quantity) },
    ]
    const next = (ruled: Rule, quantity: number) =>
      secondUnit.nextStep!(ruled, open(quantity), 'zh')
    expect([next(half, 1), next(half, 2), next(half, 3)]).toEqual([
      '再买1件，价低的一件半价',
      undefined,
      '再买1件，价低的一件半价',
    ])
    expect([
      next({ bp: 5000, pairs: 1 }, 1),
      next({ bp: 5000, pairs: 1 }, 3),
      secondUnit.nextStep!(half, [], 'zh'),
    ]).toEqual([...['再买1件，价低的一件半价', undefined, undefined]])
    expect(secondUnit.nextStep!(half, open(1), 'en')).toBe(
      '1 more for the cheaper one at half price',
    )
  })
})
