import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { compile, effectsAt, effectsOf, runningAt, type Entitled } from './compiled.rules.ts'
import type { Promotion } from './promotion.rules.ts'

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
const kinds = {
  timed: { type: 1, rule: { cut: 'bp', value: 9000 } },
  reduction: { type: 2, rule: { by: 'amount', tiers: [{ over: 100, cut: 'off', value: 10 }] } },
  addOn: { type: 3, rule: { over: 100, most: 1, items: [{ skuId: 5, price: 1 }] } },
  gift: { type: 4, rule: { by: 'amount', tiers: [{ over: 100, skuId: 6, quantity: 1 }] } },
  freight: { type: 5, rule: { by: 'amount', over: 100 } },
} as const
const promotion = (
  id: number,
  part: Partial<Promotion> = {},
  kind: keyof typeof kinds = 'reduction',
) => ({ ...base, id, ...kinds[kind], ...part }) as unknown as Promotion
const who = (part: Partial<Entitled> = {}): Entitled => ({ levelBp: 10_000, used: {}, ...part })
const now = 1000

describe('the promotions of a store', () => {
  it('stand by priority, the higher first, then by id, in whatever order they come', () => {
    const set = [
      promotion(3),
      promotion(1),
      promotion(4, { priority: 2 }),
      promotion(2, { priority: 1 }),
    ]
    const ids = (list: readonly Promotion[]) =>
      compile(7, list).promotions.map(({ promotion: { id } }) => id)
    expect(ids(set)).toEqual([4, 2, 1, 3])
    expect(ids(set.toReversed())).toEqual([4, 2, 1, 3])
    expect(compile(7, set).version).toBe(7)
  })

  it('each have one effect, in the lane of its kind', () => {
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    for (const [place, name] of names.entries()) {
      const effects = effectsAt(compile(1, [promotion(9, {}, name)]), now, who())
      const lanes = [
        effects.item,
        effects.order,
        effects.addOns,
        effects.gifts,
        effects.shipping,
      ].map((lane) => lane?.map(({ id }) => id))
      expect({ name, lanes }).toEqual({
        name,
        lanes: names.map((_, lane) => (lane === place ? [9] : [])),
      })
    }
    expect(effectsOf([], who())).toEqual({
      item: [],
      order: [],
      shipping: [],
      gifts: [],
      addOns: [],
    })
  })

  it('cover the goods that they are for', () => {
    const [running] = runningAt(compile(1, [promotion(1, { scope: 'sku', scopeIds: [8] })]), now)
    expect(running?.covers({ skuId: 8, categoryId: 1 })).toBe(true)
    expect(running?.covers({ skuId: 9, categoryId: 1 })).toBe(false)
  })
})

describe('what holds for a shopper', () => {
  const limited = compile(1, [promotion(1, { limitPerUser: 2 }), promotion(2)])
  const idsFor = (entitled?: Entitled) =>
    runningAt(limited, now, entitled).map(({ promotion: { id } }) => id)

  it('ends with the last order that they have of it, and nobody else’s count', () => {
    expect(idsFor()).toEqual([1, 2])
    expect(idsFor(who({ used: { 1: 1 } }))).toEqual([1, 2])
    expect(idsFor(who({ used: { 1: 2 } }))).toEqual([2])
    expect(idsFor(who({ used: { 1: 3 } }))).toEqual([2])
    expect(idsFor(who({ used: { 2: 50 } }))).toEqual([1, 2])
  })

  it('is what runs, and nothing that is to come, over or closed', () => {
    const store = compile(1, [
      promotion(1, { startAt: 1001 }),
      promotion(2, { endAt: 1000 }),
      promotion(3, { closedAt: 500 }),
      promotion(4),
    ])
    expect(runningAt(store, now).map(({ promotion: { id } }) => id)).toEqual([4])
    expect(effectsAt(store, now, who()).order.map(({ id }) => id)).toEqual([4])
  })

  it('takes the price of their level, by SKU where the store set one', () => {
    const { levelPrices } = compile(
      1,
      [],
      [
        { levelCode: 'v2', skuId: 1, price: fen(80) },
        { levelCode: 'v2', skuId: 2, price: fen(70) },
        { levelCode: 'v3', skuId: 1, price: fen(60) },
      ],
    )
    expect([...levelPrices].map(([code, prices]) => [code, Object.fromEntries(prices)])).toEqual([
      ['v2', { 1: 80, 2: 70 }],
      ['v3', { 1: 60 }],
    ])
    const bought = {
      skuId: 1,
      goodsId: 1,
      categoryId: 1,
      unitPrice: fen(100),
      quantity: 1,
      weight: 0,
      freightTemplateId: 1,
    }
    const savings = (part: Partial<Entitled>) =>
      effectsOf([], who(part)).item.map((effect) => effect.saving(bought))
    expect(savings({})).toEqual([])
    expect(savings({ levelBp: 9000 })).toEqual([10])
    expect(savings({ levelPrices: levelPrices.get('v2') })).toEqual([20])
  })
})
