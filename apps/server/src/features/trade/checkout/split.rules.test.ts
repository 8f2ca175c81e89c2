import { fen, type Fen, zero } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOf, type Basket } from '#features/pricing/promotion/index.ts'
import { quotePart } from './split.rules.ts'

interface Wish {
  readonly lines: readonly {
    readonly goodsId: number
    readonly unitPrice: Fen
    readonly quantity: number
    readonly part: number
  }[]
  /** What a promotion, a coupon and points take off. */
  readonly cuts: readonly number[]
  readonly fee: number
  readonly freightOff: number
}

const off = (
  id: number,
  books: 'promotion' | 'coupon' | 'integration',
  amount: number,
  max: number,
) => ({
  id,
  name: `减${id}`,
  type: 2,
  books,
  isEligible: ({ goodsId }: { readonly goodsId: number }) => goodsId <= max,
  saving: () => fen(amount),
})

/** A basket, and for each of its lines the order that it goes to. */
const wish: fc.Arbitrary<Wish> = fc.record({
  lines: fc.array(
    fc.record({
      goodsId: fc.integer({ min: 1, max: 4 }),
      unitPrice: fc.integer({ min: 1, max: 90_000 }).map(fen),
      quantity: fc.integer({ min: 1, max: 9 }),
      part: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  cuts: fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 3, maxLength: 3 }),
  fee: fc.integer({ min: 0, max: 3_001 }),
  freightOff: fc.integer({ min: 0, max: 4_000 }),
})

function wholeOf({ lines, cuts, fee, freightOff }: Wish) {
  const area = { codes: [], first: 1, firstFee: fee, step: 1, stepFee: 0, deny: false }
  const basket: Basket = {
    lines: lines.map((line, place) => ({
      ...line,
      skuId: place + 1,
      categoryId: 1,
      weight: 0,
      freightTemplateId: 1,
    })),
    effects: {
      item: [],
      order: [
        off(1, 'promotion', cuts[0]!, 3),
        off(2, 'coupon', cuts[1]!, 2),
        off(3, 'integration', cuts[2]!, 4),
      ],
      shipping: [{ id: 9, name: '运费券', type: 13, saving: () => fen(freightOff) }],
    },
    templates: [{ id: 1, mode: 2, areas: [{ ...area, freeOverAmount: null }] }],
    countyCode: '330106',
  }
  const { gifts: _, ...quote } = priceOf(basket)
  const places = [0, 1, 2]
    .map((part) => lines.flatMap((line, place) => (line.part === part ? [place] : [])))
    .filter((each) => each.length > 0)
  return { whole: { ...quote, given: [] }, places }
}

describe('the orders that a checkout becomes', () => {
  it('add up to it in every amount, and each to what is paid for it', () => {
    fc.assert(
      fc.property(wish, (wanted) => {
        const { whole, places } = wholeOf(wanted)
        const parts = places.map((each) => quotePart(whole, each))
        const sums = Object.keys(whole.amounts).map((key) => [
          key,
          parts.reduce((sum, { amounts }) => sum + amounts[key as keyof typeof amounts], 0),
        ])
        expect(Object.fromEntries(sums)).toEqual(whole.amounts)
        const isFaulty = parts.some(({ amounts }) => {
          const goods =
            amounts.totalAmount -
            amounts.promotionAmount -
            amounts.couponAmount -
            amounts.integrationAmount
          const freight = amounts.freightAmount - amounts.freightDiscountAmount
          return amounts.payAmount !== goods + freight || goods < 0 || freight < 0
        })
        expect(isFaulty).toBe(false)
      }),
    )
  })

  it('name what lowered them, each reason once and all of them together as the checkout does', () => {
    fc.assert(
      fc.property(wish, (wanted) => {
        const { whole, places } = wholeOf(wanted)
        const parts = places.map((each) => quotePart(whole, each))
        const total = new Map<number, number>()
        for (const { applied } of parts) {
          expect(new Set(applied.map(({ id }) => id)).size).toBe(applied.length)
          for (const { id, amount } of applied) total.set(id, (total.get(id) ?? 0) + amount)
        }
        const known = whole.applied.map(({ id, amount }) => [id, amount] as const)
        expect([...total].sort()).toEqual([...known].sort())
      }),
    )
  })

  it('is the whole where it becomes one', () => {
    const { whole } = wholeOf({
      lines: [
        { goodsId: 1, unitPrice: fen(1000), quantity: 2, part: 0 },
        { goodsId: 4, unitPrice: fen(333), quantity: 1, part: 0 },
      ],
      cuts: [100, 50, 7],
      fee: 800,
      freightOff: 300,
    })
    const one = quotePart(whole, [0, 1])
    expect(one.amounts).toEqual(whole.amounts)
    expect(one.applied).toEqual(whole.applied)
  })

  it('says nothing of freight where nothing of it was taken off', () => {
    const { whole } = wholeOf({
      lines: [{ goodsId: 4, unitPrice: fen(1000), quantity: 1, part: 0 }],
      cuts: [0, 0, 0],
      fee: 0,
      freightOff: 300,
    })
    const { amounts, applied } = quotePart(whole, [0])
    expect([applied, amounts.freightDiscountAmount]).toEqual([[], zero])
  })
})
