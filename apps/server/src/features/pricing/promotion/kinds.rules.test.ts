import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { nearestMissing, type BasketLine } from './effect.rules.ts'
import { allKinds, kindOf } from './kinds.rules.ts'
import { memberPrice } from './member-price/member-price.rules.ts'
import { coverOf, stateOf, type Promotion, type PromotionOf } from './promotion.rules.ts'

const base = {
  id: 5,
  name: '活动',
  nameEn: '',
  startAt: 100,
  endAt: 200,
  closedAt: null,
  scope: 'all' as const,
  scopeIds: [],
  priority: 3,
  limitPerUser: 0,
}
const open = (payable: number, more: Partial<BasketLine> = {}) => ({
  line: {
    skuId: 1,
    goodsId: 1,
    categoryId: 10,
    quantity: 1,
    weight: 0,
    freightTemplateId: 1,
    unitPrice: fen(payable),
    ...more,
  },
  payable: fen(payable),
})

const effectsOf = (promotion: Promotion) => kindOf(promotion).effects(promotion)

describe('free freight', () => {
  const freight = (rule: PromotionOf<'freeFreight'>['rule'], more: object = {}) =>
    ({ ...base, type: 5, rule, ...more }) as PromotionOf<'freeFreight'>
  it.each([
    ['at the sum', freight({ by: 'amount', over: 1000 }), [open(400), open(600)], 800],
    ['not a fen below', freight({ by: 'amount', over: 1000 }), [open(999)], 0],
    [
      'at the count',
      freight({ by: 'quantity', over: 3 }),
      [open(1, { quantity: 2 }), open(1)],
      800,
    ],
    ['not one below', freight({ by: 'quantity', over: 3 }), [open(9000, { quantity: 2 })], 0],
    [
      'by what it covers alone',
      freight({ by: 'amount', over: 1000 }, { scope: 'sku', scopeIds: [2] }),
      [open(5000), open(999, { skuId: 2 })],
      0,
    ],
    [
      'not for nothing that it covers',
      freight({ by: 'amount', over: 0 }, { scope: 'sku', scopeIds: [2] }),
      [open(5000)],
      0,
    ],
  ] as const)('%s', (_, promotion, lines, saving) => {
    const effect = effectsOf(promotion).shipping![0]!
    expect(effect).toMatchObject({ id: 5, type: 5, priority: 3 })
    expect(effect.saving(fen(800), fen(0), lines)).toBe(saving)
  })

  it('lacks what the nearest of them lacks, counted in fen', () => {
    const near = freight({ by: 'amount', over: 1500 })
    const far = freight({ by: 'amount', over: 9000 })
    const ofOthers = freight({ by: 'amount', over: 1200 }, { scope: 'category', scopeIds: [11] })
    const counted = freight({ by: 'quantity', over: 1 })
    const other = { ...base, type: 1, rule: { cut: 'off', value: 1 } } as Promotion
    const lacks = (set: readonly Promotion[], lines: Parameters<typeof nearestMissing>[1]) =>
      nearestMissing(
        set.flatMap((promotion) => effectsOf(promotion).shipping ?? []),
        lines,
      )
    expect(lacks([far, near, counted, other], [open(1000)])).toBe(500)
    expect(lacks([near], [open(1500)])).toBe(0)
    expect(lacks([near], [open(9000)])).toBe(0)
    expect(lacks([ofOthers], [open(9000)])).toBe(1200)
    expect(lacks([counted, other], [open(1000)])).toBeNull()
    expect(lacks([], [open(1000)])).toBeNull()
  })
})

describe('add-ons and timed discounts', () => {
  const ofOne = { ...base, scope: 'sku' as const, scopeIds: [2] }

  it('count, and lower, what they cover alone', () => {
    const addOn: PromotionOf<'addOn'> = {
      ...ofOne,
      type: 3,
      rule: { over: 1000, most: 1, items: [{ skuId: 9, price: 1 }] },
    }
    expect(effectsOf(addOn).addOns![0]!.missing([open(5000), open(600, { skuId: 2 })])).toBe(400)
    const timed = effectsOf({ ...ofOne, type: 1, rule: { cut: 'bp', value: 9_000 } }).item![0]!
    expect(
      [open(1000, { skuId: 2, quantity: 3 }), open(1000)].map(({ line }) => timed.saving(line)),
    ).toEqual([300, 0])
  })
})

describe('the price of a level', () => {
  const saving = (effects: ReturnType<typeof memberPrice>, unitPrice: number, quantity = 1) =>
    effects[0]!.saving(open(unitPrice, { quantity }).line)

  it('is a share of the sale price, unit by unit, and never nothing', () => {
    expect(memberPrice(9_500)).toMatchObject([{ id: 0, name: '会员价', nameEn: 'Member price' }])
    expect([
      saving(memberPrice(9_500), 999, 3),
      saving(memberPrice(9_999), 1),
      saving(memberPrice(9_500), 2),
    ]).toEqual([150, 0, 1])
  })

  it('is what the store set for the SKU, where that is lower', () => {
    const set = new Map([[1, fen(600)]])
    expect([
      saving(memberPrice(9_500, set), 1000, 2),
      saving(memberPrice(10_000, set), 1000),
      saving(memberPrice(9_500, set), 500),
    ]).toEqual([800, 400, 0])
    expect(memberPrice(10_000, set)[0]!.saving(open(1000, { skuId: 2 }).line)).toBe(0)
  })

  it('is none for whom no level gives anything', () => {
    expect([memberPrice(10_000), memberPrice(10_001)]).toEqual([[], []])
  })
})

describe('a gift', () => {
  const gift = (more: object = {}) =>
    effectsOf({
      ...base,
      type: 4,
      rule: {
        by: 'amount',
        tiers: [
          { over: 1000, skuId: 8, quantity: 1 },
          { over: 3000, skuId: 9, quantity: 2 },
        ],
      },
      ...more,
    } as Promotion).gifts![0]!
  /** What it goes back without: the sum of its tier, by one unit of each line. */
  const needs = (
    over: number,
    ...lines: readonly (readonly [skuId: number, amount: number])[]
  ) => ({
    by: 'amount',
    over,
    lines: lines.map(([skuId, amount]) => ({ skuId, quantity: 1, amount })),
    onReturn: 'back',
  })
  it('is that of the highest tier that is reached by what it holds for', () => {
    expect([
      gift().gift([open(999)]),
      gift().gift([open(1000)]),
      gift().gift([open(2000), open(1000)]),
    ]).toEqual([
      undefined,
      { skuId: 8, quantity: 1, needs: needs(1000, [1, 1000]) },
      { skuId: 9, quantity: 2, needs: needs(3000, [1, 2000], [1, 1000]) },
    ])
    expect(
      gift({ scope: 'sku', scopeIds: [2] }).gift([open(5000), open(1000, { skuId: 2 })]),
    ).toEqual({ skuId: 8, quantity: 1, needs: needs(1000, [2, 1000]) })
    expect(
      effectsOf({
        ...base,
        type: 4,
        scope: 'sku',
        scopeIds: [2],
        rule: { by: 'amount', tiers: [{ over: 0, skuId: 8, quantity: 1 }] },
      }).gifts![0]!.gift([open(1)]),
    ).toBeUndefined()
  })
})

it.each([
  [99, null, 'WAIT'],
  [100, null, 'RUN'],
  [199, null, 'RUN'],
  [200, null, 'END'],
  [150, 120, 'CLOSED'],
  [50, 120, 'CLOSED'],
])('at %i, closed at %s, a promotion stands at %s', (now, closedAt, state) => {
  expect(stateOf({ ...base, closedAt }, now)).toBe(state)
})

it('covers all, its SKUs, or its categories', () => {
  const goods = { skuId: 1, categoryId: 10 }
  const covers = (scope: 'all' | 'sku' | 'category', scopeIds: number[]) =>
    coverOf({ scope, scopeIds })(goods)
  expect([
    covers('all', []),
    covers('sku', [1]),
    covers('sku', [10]),
    covers('category', [10]),
    covers('category', [1]),
  ]).toEqual([true, true, false, true, false])
})

it('no two kinds want the same place on a card', () => {
  const ranks = allKinds.flatMap(({ cardRank }) => cardRank ?? [])
  expect(new Set(ranks).size).toBe(ranks.length)
})

it('a number that no kind has is a fault', () => {
  expect(() => kindOf({ type: 99 as 1 })).toThrow('99')
})
