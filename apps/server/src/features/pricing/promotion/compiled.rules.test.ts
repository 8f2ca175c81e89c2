import { fen, sumOf, type Fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#app/testing/test-sizes.ts'
import { compile, effectsAt, runningAt } from './compiled.rules.ts'
import type { BasketLine } from './effect.rules.ts'
import { priceOf, type Quote } from './price.rules.ts'
import { stateOf, type Promotion } from './promotion.rules.ts'
import { cutPrice } from './unit-cut.rules.ts'

const baskets = sizeOf('BASKETS', 20_000)
const now = 1000

const over = fc.integer({ min: 1, max: 3_000_000 })
const by = fc.constantFrom('amount' as const, 'quantity' as const)
const skuId = fc.integer({ min: 1, max: 30 })
const bp = fc.integer({ min: 1, max: 9999 })
const amount = fc.integer({ min: 1, max: 2_000_000 })

const kind = fc.oneof(
  fc.record({
    type: fc.constant(1 as const),
    rule: fc.oneof(
      fc.record({ cut: fc.constant('bp' as const), value: bp }),
      cutAmount('off'),
      cutAmount('price'),
    ),
  }),
  fc.record({
    type: fc.constant(2 as const),
    rule: fc.record({
      by,
      tiers: fc.array(
        fc.oneof(
          fc.record({ over, cut: fc.constant('off' as const), value: amount }),
          fc.record({ over, cut: fc.constant('bp' as const), value: bp }),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    }),
  }),
  fc.record({
    type: fc.constant(3 as const),
    rule: fc.record({
      over,
      most: fc.integer({ min: 1, max: 5 }),
      items: fc.array(fc.record({ skuId, price: amount }), { minLength: 1, maxLength: 6 }),
    }),
  }),
  fc.record({
    type: fc.constant(4 as const),
    rule: fc.record({
      by,
      tiers: fc.array(fc.record({ over, skuId, quantity: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  }),
  fc.record({ type: fc.constant(5 as const), rule: fc.record({ by, over }) }),
  fc.record({
    type: fc.constant(6 as const),
    rule: fc.record({ bp, pairs: fc.integer({ min: 0, max: 3 }) }),
  }),
)

function cutAmount<C extends 'off' | 'price'>(cut: C) {
  return fc.record({ cut: fc.constant(cut), value: amount })
}

const scope = fc.oneof(
  fc.constant({ scope: 'all' as const, scopeIds: [] }),
  fc
    .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
    .map((scopeIds) => ({ scope: 'category' as const, scopeIds })),
  fc
    .array(skuId, { minLength: 1, maxLength: 8 })
    .map((scopeIds) => ({ scope: 'sku' as const, scopeIds })),
)

const promotions = fc
  .array(fc.tuple(kind, scope, fc.integer({ min: 0, max: 3 })), { maxLength: 8 })
  .map((list) =>
    list.map(([ruled, covered, priority], index): Promotion => ({
      id: index + 1,
      name: `活动${index}`,
      nameEn: '',
      startAt: 0,
      endAt: 2000,
      closedAt: null,
      priority,
      limitPerUser: 0,
      ...covered,
      ...ruled,
    })),
  )

const line = fc.record({
  skuId,
  goodsId: fc.integer({ min: 1, max: 10 }),
  categoryId: fc.integer({ min: 1, max: 5 }),
  unitPrice: fc.integer({ min: 1, max: 500_000 }).map(fen),
  quantity: fc.integer({ min: 1, max: 99 }),
  weight: fc.integer({ min: 0, max: 3000 }),
  freightTemplateId: fc.constant(1),
  addBuyId: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 8 })),
  chosenId: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
})

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
        stepFee: 200,
        freeOverAmount: 100_000,
        deny: false,
      },
    ],
  },
]
const lines = fc.array(line, { minLength: 1, maxLength: 8 })
const levelBp = fc.constantFrom(10_000, 9800, 9500, 1)

function price(basket: readonly BasketLine[], set: readonly Promotion[], level: number): Quote {
  return priceOf({
    lines: basket,
    effects: effectsAt(compile(1, set), now, { levelBp: level, used: {} }),
    templates,
    countyCode: '330106',
  })
}

describe('promotions of every kind together', () => {
  it(`add up to the fen in ${baskets} baskets, never above a line`, () => {
    fc.assert(
      fc.property(lines, promotions, levelBp, (basket, set, level) => {
        const quote = price(basket, set, level)
        const { amounts } = quote
        const wrong = quote.lines.filter(
          ({ amount: gross, promotionAmount, realAmount, applied }) =>
            promotionAmount < 0 ||
            realAmount < 0 ||
            promotionAmount + realAmount !== gross ||
            sumOf(applied, (each) => each.amount) !== promotionAmount,
        )
        const told = sumOf(quote.applied, (each) => each.amount)
        const due =
          amounts.totalAmount -
          amounts.promotionAmount +
          amounts.freightAmount -
          amounts.freightDiscountAmount
        expect([wrong.length, told, amounts.payAmount]).toEqual([
          0,
          amounts.promotionAmount + amounts.freightDiscountAmount,
          due,
        ])
        expect(JSON.stringify(price(basket, set, level))).toBe(JSON.stringify(quote))
      }),
      { numRuns: baskets },
    )
  })

  it('let a line join one reduction at most, the chosen one where it can', () => {
    fc.assert(
      fc.property(lines, promotions, (basket, set) => {
        const running = compile(1, set).promotions
        for (const { line: bought, applied } of price(basket, set, 10_000).lines) {
          const reductions = applied.filter(({ type }) => type === 2)
          expect(reductions.length).toBeLessThanOrEqual(1)
          const chosen = running.find(
            ({ promotion, covers }) =>
              promotion.type === 2 && promotion.id === bought.chosenId && covers(bought),
          )
          if (chosen && reductions.length > 0) expect(reductions[0]!.id).toBe(bought.chosenId)
        }
      }),
      { numRuns: Math.min(baskets, 5000) },
    )
  })

  it('never lower the total with one unit more (I-27)', () => {
    fc.assert(
      fc.property(lines, promotions, fc.nat(), (basket, set, pick) => {
        const more = basket.map((entry, place) =>
          place === pick % basket.length ? { ...entry, quantity: entry.quantity + 1 } : entry,
        )
        expect(price(more, set, 10_000).amounts.totalAmount).toBeGreaterThan(
          price(basket, set, 10_000).amounts.totalAmount,
        )
      }),
      { numRuns: Math.min(baskets, 2000) },
    )
  })

  it('never make anything dearer than it is without them', () => {
    fc.assert(
      fc.property(lines, promotions, levelBp, (basket, set, level) => {
        const goods = (quote: Quote): Fen => sumOf(quote.lines, ({ realAmount }) => realAmount)
        expect(goods(price(basket, set, level))).toBeLessThanOrEqual(
          goods(price(basket, [], 10_000)),
        )
      }),
      { numRuns: Math.min(baskets, 2000) },
    )
  })
})

describe('what a promotion comes to', () => {
  const base = {
    name: '',
    nameEn: '',
    startAt: 0,
    endAt: 2000,
    closedAt: null,
    scope: 'all' as const,
    scopeIds: [],
    priority: 0,
    limitPerUser: 0,
  }
  const one = (part: Partial<BasketLine> = {}): BasketLine => ({
    skuId: 1,
    goodsId: 1,
    categoryId: 1,
    unitPrice: fen(10_000),
    quantity: 1,
    weight: 0,
    freightTemplateId: 1,
    ...part,
  })

  it('takes the highest tier that is reached', () => {
    const tiers = [
      { over: 30_000, cut: 'off' as const, value: 3000 },
      { over: 60_000, cut: 'bp' as const, value: 8000 },
    ]
    const set: Promotion[] = [{ ...base, id: 1, type: 2, rule: { by: 'amount', tiers } }]
    const off = (quantity: number) =>
      price([one({ quantity })], set, 10_000).amounts.promotionAmount
    expect([off(2), off(3), off(5), off(6)]).toEqual([0, 3000, 3000, 12_000])
  })

  it('measures add-ons and gifts on unit prices of ordinary lines, whatever reductions take off', () => {
    const set: Promotion[] = [
      {
        ...base,
        id: 1,
        type: 2,
        rule: { by: 'amount', tiers: [{ over: 10_000, cut: 'off', value: 1000 }] },
      },
      {
        ...base,
        id: 2,
        type: 3,
        rule: { over: 10_000, most: 1, items: [{ skuId: 9, price: 100 }] },
      },
      {
        ...base,
        id: 3,
        type: 4,
        rule: { by: 'amount', tiers: [{ over: 19_000, skuId: 5, quantity: 1 }] },
      },
    ]
    const extra = one({ skuId: 9, addBuyId: 2, unitPrice: fen(5000), quantity: 2 })
    const short = price([one({ unitPrice: fen(9999) }), extra], set, 10_000)
    expect(short.amounts.promotionAmount).toBe(0)
    expect(short.gifts).toEqual([])
    const reached = price([one({ quantity: 2 }), extra], set, 10_000)
    expect(reached.lines[1]).toMatchObject({ promotionAmount: 4900, realAmount: 5100 })
    const needs = {
      by: 'amount',
      over: 19_000,
      lines: [{ skuId: 1, quantity: 2, amount: 20_000 }],
      onReturn: 'back',
    }
    expect(reached.gifts).toEqual([{ promotionId: 3, skuId: 5, quantity: 1, needs }])
  })

  it('runs from its first millisecond until just before its last', () => {
    const at = (time: number) => stateOf({ startAt: 10, endAt: 20, closedAt: null }, time)
    expect([9, 10, 19, 20].map(at)).toEqual(['WAIT', 'RUN', 'RUN', 'END'])
    expect(stateOf({ startAt: 10, endAt: 20, closedAt: 12 }, 15)).toBe('CLOSED')
  })

  it('ends for a member who used it up', () => {
    const store = compile(1, [
      { ...base, id: 1, limitPerUser: 2, type: 5, rule: { by: 'quantity', over: 1 } },
    ])
    const left = (used: number) =>
      runningAt(store, now, { levelBp: 10_000, used: { 1: used } }).length
    expect([left(0), left(1), left(2), left(3)]).toEqual([1, 1, 0, 0])
  })

  it('never sells a unit for nothing or for more', () => {
    expect(cutPrice({ cut: 'off', value: 500 }, fen(300))).toBe(1)
    expect(cutPrice({ cut: 'price', value: 500 }, fen(300))).toBe(300)
    expect(cutPrice({ cut: 'bp', value: 1 }, fen(300))).toBe(1)
    expect(cutPrice({ cut: 'bp', value: 9_000 }, fen(300))).toBe(270)
  })
})
