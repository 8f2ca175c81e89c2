import { fen, sumOf } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import {
  noEffects,
  type AddOnEffect,
  type BasketLine,
  type Effects,
  type ItemEffect,
  type OrderEffect,
  type ShippingEffect,
} from './effect.rules.ts'
import { priceOf } from './price.rules.ts'

const line = (skuId: number, unitPrice: number, more: Partial<BasketLine> = {}): BasketLine => ({
  skuId,
  goodsId: skuId,
  categoryId: 1,
  unitPrice: fen(unitPrice),
  quantity: 1,
  weight: 100,
  freightTemplateId: 1,
  ...more,
})
const off = (id: number, saving: number, more: Partial<OrderEffect> = {}): OrderEffect => ({
  id,
  name: `减 ${id}`,
  type: 2,
  books: 'promotion',
  isEligible: () => true,
  saving: () => fen(saving),
  ...more,
})
const only = (...skuIds: number[]) => ({
  isEligible: ({ skuId }: BasketLine) => skuIds.includes(skuId),
})
const area = (freeOverAmount: number | null) => ({
  codes: [],
  first: 1000,
  firstFee: 800,
  step: 1000,
  stepFee: 0,
  freeOverAmount,
  deny: false,
})
const price = (
  lines: readonly BasketLine[],
  effects: Partial<Effects>,
  free: number | null = null,
  countyCode: string | undefined = '330106',
) =>
  priceOf({
    lines,
    effects: { ...noEffects, ...effects },
    templates: [{ id: 1, mode: 1, areas: [area(free)] }],
    countyCode,
  })
const told = (applied: readonly { id: number; amount: number }[]) =>
  applied.map(({ id, amount }) => [id, amount])

describe('a discount that costs free freight', () => {
  const cases = [
    ['a coupon is left out', [off(1, 300, { books: 'coupon' })], 10_000, []],
    ['a promotion is left out', [off(1, 300)], 10_000, []],
    ['both are left out', [off(1, 200), off(2, 200, { books: 'coupon' })], 10_000, []],
    [
      'the coupon alone is left out, where the promotion does not reach as far',
      [off(1, 100), off(2, 300, { books: 'coupon' })],
      9_900,
      [[1, 100]],
    ],
    [
      'the promotion alone is left out',
      [off(1, 300), off(2, 100, { books: 'coupon' })],
      9_900,
      [[2, 100]],
    ],
    ['one that saves more than the freight stays', [off(1, 900)], 10_000, [[1, 900]]],
    ['one that saves as much stays', [off(1, 800)], 10_000, [[1, 800]]],
  ] as const
  it.each(cases)('%s', (_, order, free, applied) => {
    const quote = price([line(1, 10_000)], { order }, free)
    expect(told(quote.applied)).toEqual(applied)
  })

  it('does not move points, which come after it', () => {
    const quote = price(
      [line(1, 10_000)],
      { order: [off(1, 300, { books: 'integration' })] },
      10_000,
    )
    expect([quote.amounts.integrationAmount, quote.amounts.freightAmount]).toEqual([300, 0])
  })
})

describe('effects that compete', () => {
  it('for a line alone: the larger saving is taken, once, and told with its English name', () => {
    const item = (id: number, saving: number, nameEn?: string): ItemEffect => ({
      id,
      name: `价 ${id}`,
      nameEn,
      type: 1,
      saving: () => fen(saving),
    })
    const quote = price([line(1, 1000)], {
      item: [item(1, 100), item(2, 300, 'Three off'), item(3, 300)],
    })
    expect(quote.lines[0]).toMatchObject({
      promotionAmount: 300,
      realAmount: 700,
      applied: [{ id: 2, name: '价 2', nameEn: 'Three off', type: 1, amount: 300 }],
    })
    expect(price([line(1, 1000)], { item: [item(1, 2000)] }).lines[0]).toMatchObject({
      realAmount: 0,
    })
    expect(price([line(1, 1000)], { item: [item(1, 0), item(2, -5)] }).applied).toEqual([])
    expect(price([line(1, 1000)], { item: [item(3, 10)] }).applied[0]).not.toHaveProperty('nameEn')
  })

  it.each([
    ['the greater saving', [off(1, 100), off(2, 200)], 2],
    ['the higher priority of equals', [off(1, 100), off(2, 100, { priority: 5 })], 2],
    [
      'the higher priority of equals, whichever comes first',
      [off(2, 100, { priority: 5 }), off(1, 100, { priority: 4 })],
      2,
    ],
    ['the lower id of the rest', [off(2, 100), off(1, 100)], 1],
    ['the lower id, whichever comes first', [off(1, 100), off(2, 100)], 1],
    ['no priority over a greater saving', [off(1, 100, { priority: 9 }), off(2, 101)], 2],
  ] as const)('for lines: %s wins', (_, order, winner) => {
    expect(told(price([line(1, 1000)], { order }).applied).map(([id]) => id)).toEqual([winner])
  })

  it('each take lines that no other has', () => {
    const order = [off(1, 300, only(1, 2)), off(2, 200, only(2, 3))]
    const quote = price([line(1, 1000), line(2, 1000), line(3, 1000)], { order })
    expect(quote.lines.map(({ promotionAmount }) => promotionAmount)).toEqual([150, 150, 200])
    expect(told(quote.applied)).toEqual([
      [1, 300],
      [2, 200],
    ])
  })

  it('share a saving by what it is about, and leave lines that take no part in it to others', () => {
    const about = (...fens: number[]) => ({ weights: () => fens.map(fen) })
    const lines = [line(1, 1000), line(2, 1000), line(3, 1000)]
    const alone = price(lines, { order: [off(1, 300, about(1000, 500, 0))] })
    expect(alone.lines.map(({ promotionAmount }) => promotionAmount)).toEqual([200, 100, 0])
    expect(alone.lines[2]!.applied).toEqual([])
    const both = price(lines, { order: [off(1, 300, about(1000, 500, 0)), off(2, 200)] })
    expect(both.lines.map(({ promotionAmount }) => promotionAmount)).toEqual([200, 100, 200])
  })

  it('give a line to the one that was chosen for it, if it can have that', () => {
    const order = [off(1, 300, only(1)), off(2, 200, only(1)), off(3, 500, only(9))]
    expect(told(price([line(1, 1000, { chosenId: 2 })], { order }).applied)).toEqual([[2, 200]])
    expect(told(price([line(1, 1000, { chosenId: 3 })], { order }).applied)).toEqual([[1, 300]])
    expect(told(price([line(1, 1000, { chosenId: 1 })], { order }).applied)).toEqual([[1, 300]])
  })

  it('for freight: the larger saving, and no more than the freight', () => {
    const ship = (id: number, saving: number): ShippingEffect => ({
      id,
      name: '运',
      type: 5,
      saving: () => fen(saving),
    })
    const quote = price([line(1, 1000)], { shipping: [ship(1, 300), ship(2, 5000), ship(3, 0)] })
    expect([
      quote.amounts.freightDiscountAmount,
      quote.amounts.payAmount,
      told(quote.applied),
    ]).toEqual([800, 1000, [[2, 800]]])
    expect(price([line(1, 1000)], { shipping: [ship(1, 0)] }).applied).toEqual([])
  })
})

it('tells nobody of what saved nothing', () => {
  const quote = price([line(1, 1000), line(2, 1)], {
    order: [
      off(1, 100, { books: 'coupon' }),
      off(2, 0, { books: 'coupon' }),
      off(3, 50, { books: 'coupon', ...only(9) }),
    ],
  })
  expect(told(quote.applied)).toEqual([[1, 100]])
  expect(quote.lines.map(({ applied }) => applied.length)).toEqual([1, 0])
})

it('asks an effect about lines only where there are some', () => {
  const greedy = off(1, 100, {
    ...only(9),
    saving: (lines) => sumOf([...lines, { payable: fen(100) }], ({ payable }) => payable),
  })
  expect(price([line(1, 1000)], { order: [greedy] }).applied).toEqual([])
})

describe('add-on goods', () => {
  const addOn = (most: number, unit: number | undefined, isReached = true): AddOnEffect => ({
    id: 7,
    name: '加价购',
    type: 3,
    most,
    over: fen(100),
    prices: new Map(unit === undefined ? [] : [2, 3, 4].map((skuId) => [skuId, fen(unit)])),
    missing: () => fen(isReached ? 0 : 1),
    needs: () => ({ by: 'amount', over: 100, lines: [], onReturn: 'back' }),
  })
  const beside = (quantity: number, skuId = 2) => line(skuId, 1000, { addBuyId: 7, quantity })
  it.each([
    ['cost their price', addOn(5, 400), [beside(1)], 600],
    ['for as many units as there may be', addOn(2, 400), [beside(3)], 1200],
    ['over all lines together', addOn(3, 400), [beside(2), beside(2, 3), beside(1, 4)], 1800],
    ['not where they are no cheaper', addOn(5, 1000), [beside(1)], 0],
    ['not where they are others', addOn(5, undefined), [beside(1)], 0],
    ['not where the basket does not reach', addOn(5, 400, false), [beside(1)], 0],
    ['not for another promotion', addOn(5, 400), [line(2, 1000, { addBuyId: 8 })], 0],
  ] as const)('%s', (_, effect, lines, saved) => {
    const quote = price([line(1, 5000), ...lines], { addOns: [effect] })
    expect(quote.amounts.promotionAmount).toBe(saved)
    expect(told(quote.applied)).toEqual(saved > 0 ? [[7, saved]] : [])
  })
})

it('names the lines that cannot be sent there, and only those', () => {
  const two = [
    { id: 1, mode: 1, areas: [area(null)] },
    { id: 2, mode: 1, areas: [{ ...area(null), deny: true }] },
  ]
  const lines = [line(1, 1000), line(2, 1000, { freightTemplateId: 2 })]
  expect(
    priceOf({ lines, effects: noEffects, templates: two, countyCode: '330106' }).denied,
  ).toEqual([1])
  expect(
    priceOf({ lines: [lines[0]!], effects: noEffects, templates: two, countyCode: '330106' })
      .denied,
  ).toEqual([])
  expect(priceOf({ lines, effects: noEffects, templates: two }).denied).toEqual([])
})
