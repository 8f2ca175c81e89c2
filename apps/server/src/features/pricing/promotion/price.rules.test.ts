import { basisPointsOf, fen, minus, plus, sumOf, times, zero, type Fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#app/testing/test-sizes.ts'
import {
  noEffects,
  type BasketLine,
  type Effects,
  type ItemEffect,
  type OpenLine,
  type OrderEffect,
} from './effect.rules.ts'
import { priceOf, type Basket, type Quote } from './price.rules.ts'

const baskets = sizeOf('BASKETS', 25_000)

const line = fc.record({
  skuId: fc.integer({ min: 1, max: 500 }),
  goodsId: fc.integer({ min: 1, max: 20 }),
  categoryId: fc.integer({ min: 1, max: 5 }),
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(fen),
  quantity: fc.integer({ min: 1, max: 999 }),
  weight: fc.integer({ min: 0, max: 30_000 }),
  freightTemplateId: fc.integer({ min: 1, max: 2 }),
})

const sum = (lines: readonly OpenLine[]): Fen => sumOf(lines, ({ payable }) => payable)
const goodsBelow = (most: number) => (entry: BasketLine) => entry.goodsId <= most

const itemEffect = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    bp: fc.integer({ min: 0, max: 10_000 }),
    most: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ id, bp, most }): ItemEffect => ({
    id,
    name: '限时',
    type: 1,
    saving: (entry) =>
      entry.goodsId <= most
        ? minus(
            times(entry.unitPrice, entry.quantity),
            times(basisPointsOf(entry.unitPrice, bp), entry.quantity),
          )
        : zero,
  }))

const orderEffect = (books: OrderEffect['books']) =>
  fc
    .record({
      id: fc.integer({ min: 1, max: 9 }),
      threshold: fc.integer({ min: 0, max: 5_000_000 }),
      face: fc.integer({ min: -10, max: 3_000_000 }).map(fen),
      most: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ id, threshold, face, most }): OrderEffect => ({
      id,
      name: '满减',
      type: 2,
      books,
      isEligible: goodsBelow(most),
      saving: (lines) => (sum(lines) >= threshold ? face : zero),
    }))

const effects: fc.Arbitrary<Effects> = fc.record({
  item: fc.array(itemEffect, { maxLength: 3 }),
  order: fc
    .tuple(
      fc.array(orderEffect('integration'), { maxLength: 1 }),
      fc.array(orderEffect('coupon'), { maxLength: 1 }),
      fc.array(orderEffect('promotion'), { maxLength: 3 }),
    )
    .map((books) => books.flat()),
  shipping: fc.array(
    fc
      .integer({ min: 0, max: 5000 })
      .map((most) => ({ id: 1, name: '运费券', type: 9, saving: () => fen(most) })),
    { maxLength: 1 },
  ),
})

const template = (id: number) =>
  fc
    .record({
      mode: fc.constantFrom(1, 2),
      first: fc.integer({ min: 1, max: 3000 }),
      fee: fc.integer({ min: 0, max: 3000 }),
      free: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
    })
    .map(({ mode, first, fee, free }) => ({
      id,
      mode,
      areas: [
        {
          codes: [],
          first,
          firstFee: fee,
          step: first,
          stepFee: fee,
          freeOverAmount: free,
          deny: false,
        },
      ],
    }))

const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  effects,
  templates: fc.tuple(template(1), template(2)),
  countyCode: fc.option(fc.constant('330106'), { nil: undefined }),
})

function breaches(quote: Quote): string[] {
  const { amounts, lines } = quote
  const found: string[] = []
  const must = (holds: boolean, name: string) => {
    if (!holds) found.push(name)
  }
  const real = sumOf(lines, ({ realAmount }) => realAmount)
  must(
    real + amounts.freightAmount - amounts.freightDiscountAmount + amounts.adjustAmount ===
      amounts.payAmount,
    'I-1',
  )
  for (const {
    amount,
    promotionAmount,
    couponAmount,
    integrationAmount,
    realAmount,
    freightShare,
  } of lines) {
    must(
      [promotionAmount, couponAmount, integrationAmount, realAmount, freightShare].every(
        (part) => part >= 0,
      ),
      'I-2 sign',
    )
    must(promotionAmount + couponAmount + integrationAmount + realAmount === amount, 'I-2 line')
  }
  const {
    totalAmount,
    promotionAmount,
    couponAmount,
    integrationAmount,
    freightAmount,
    freightDiscountAmount,
    adjustAmount,
    payAmount,
  } = amounts
  must(
    Object.values(amounts).every((part) => part >= 0),
    'I-2 amounts',
  )
  must(
    totalAmount -
      promotionAmount -
      couponAmount -
      integrationAmount +
      freightAmount -
      freightDiscountAmount +
      adjustAmount ===
      payAmount,
    'I-3',
  )
  must(sumOf(lines, (entry) => entry.promotionAmount) === promotionAmount, 'I-4 promotion')
  must(sumOf(lines, (entry) => entry.couponAmount) === couponAmount, 'I-4 coupon')
  must(sumOf(lines, (entry) => entry.integrationAmount) === integrationAmount, 'I-4 integration')
  must(
    sumOf(lines, (entry) => entry.freightShare) === freightAmount - freightDiscountAmount,
    'I-4 freight',
  )
  must(
    sumOf(quote.applied, ({ amount }) => amount) ===
      promotionAmount + couponAmount + integrationAmount + freightDiscountAmount,
    'I-4 told',
  )
  return found
}

describe('the price engine', () => {
  it(`keeps every amount identity for ${baskets} baskets`, () => {
    fc.assert(
      fc.property(basket, (given) => {
        const quote = priceOf(given)
        expect(breaches(quote)).toEqual([])
        expect(priceOf(given)).toEqual(quote)
      }),
      { numRuns: baskets },
    )
  })

  it('never gets dearer by a coupon (I-27)', () => {
    fc.assert(
      fc.property(basket, orderEffect('coupon'), (given, coupon) => {
        const without = {
          ...given.effects,
          order: given.effects.order.filter(({ books }) => books === 'promotion'),
        }
        const before = priceOf({ ...given, effects: without })
        const after = priceOf({
          ...given,
          effects: { ...without, order: [...without.order, coupon] },
        })
        expect(after.amounts.payAmount).toBeLessThanOrEqual(before.amounts.payAmount)
      }),
      { numRuns: Math.min(baskets, 5000) },
    )
  })

  it('never has a lower total with one unit more (I-27)', () => {
    fc.assert(
      fc.property(basket, fc.nat(), (given, pick) => {
        const index = pick % given.lines.length
        const more = given.lines.map((entry, place) =>
          place === index ? { ...entry, quantity: entry.quantity + 1 } : entry,
        )
        expect(priceOf({ ...given, lines: more }).amounts.totalAmount).toBeGreaterThan(
          priceOf(given).amounts.totalAmount,
        )
      }),
      { numRuns: Math.min(baskets, 2000) },
    )
  })

  const one = (part: Partial<BasketLine> = {}): BasketLine => ({
    skuId: 1,
    goodsId: 1,
    categoryId: 1,
    unitPrice: fen(1000),
    quantity: 1,
    weight: 100,
    freightTemplateId: 1,
    ...part,
  })
  const off = (
    id: number,
    amount: number,
    books: OrderEffect['books'] = 'promotion',
    goods = 99,
  ): OrderEffect => ({
    id,
    name: `减${amount}`,
    type: 2,
    books,
    isEligible: goodsBelow(goods),
    saving: () => fen(amount),
  })
  const price = (lines: BasketLine[], part: Partial<Effects>) =>
    priceOf({ lines, effects: { ...noEffects, ...part }, templates: [] })

  it('lets a line join one full reduction only, the greatest saving first', () => {
    const quote = price([one(), one({ goodsId: 5 })], {
      order: [off(1, 300, 'promotion', 1), off(2, 500), off(3, 200)],
    })
    expect(quote.applied).toEqual([{ id: 2, name: '减500', type: 2, amount: 500 }])
  })
  it('gives a tie to the lower id', () => {
    expect(price([one()], { order: [off(4, 300), off(2, 300)] }).applied[0]?.id).toBe(2)
  })
  it('takes a coupon on what promotions left, and points on what both left', () => {
    const quote = price([one()], {
      order: [off(1, 900, 'integration'), off(2, 700, 'coupon'), off(3, 400)],
    })
    expect(quote.amounts).toMatchObject({
      promotionAmount: 400,
      couponAmount: 600,
      integrationAmount: 0,
      payAmount: 0,
    })
  })
  it('leaves a promotion out that would lose free freight', () => {
    const templates = [
      {
        id: 1,
        mode: 1,
        areas: [
          {
            codes: [],
            first: 1000,
            firstFee: 800,
            step: 1000,
            stepFee: 100,
            freeOverAmount: 1000,
            deny: false,
          },
        ],
      },
    ]
    const quote = priceOf({
      lines: [one()],
      effects: { ...noEffects, order: [off(1, 100)] },
      templates,
      countyCode: '330106',
    })
    expect(quote.amounts).toMatchObject({
      promotionAmount: 0,
      freightAmount: 0,
      payAmount: plus(fen(1000)),
    })
  })
})
