import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  chargeFor,
  freightOf,
  missingForFree,
  usualFreight,
  type FreightArea,
  type FreightTemplate,
} from './freight.rules.ts'

const area = (part: Partial<FreightArea>): FreightArea => ({
  codes: [],
  first: 1000,
  firstFee: 800,
  step: 500,
  stepFee: 200,
  freeOverAmount: 9900,
  deny: false,
  ...part,
})
const near = area({ codes: ['330000', '31'], firstFee: 600 })
const city = area({ codes: ['3302'], firstFee: 100 })
const far = area({ codes: ['65', '54'], firstFee: 2000, freeOverAmount: null })
const denied = area({ codes: ['8'], deny: true })
const rest = area({})
const byWeight: FreightTemplate = { id: 1, mode: 1, areas: [near, city, rest, far, denied] }
const byPiece: FreightTemplate = {
  id: 2,
  mode: 2,
  areas: [area({ first: 1, firstFee: 500, step: 1, stepFee: 100, freeOverAmount: null })],
}
const line = (part: Partial<Parameters<typeof freightOf>[0][number]> = {}) => ({
  freightTemplateId: 1,
  quantity: 1,
  weight: 800,
  ...part,
})

describe('which area a county belongs to', () => {
  it.each([
    ['110101', rest],
    ['330106', near],
    ['310115', near],
    ['330203', city],
    ['650102', far],
    ['810101', denied],
    ['984000', undefined],
  ])('%s', (code, expected) => {
    expect(areaOf(byWeight, code)).toBe(expected)
  })
  it('sends overseas where an area names it', () => {
    expect(
      areaOf({ id: 3, mode: 1, areas: [rest, area({ codes: ['9'], firstFee: 12_000 })] }, '984000')
        ?.firstFee,
    ).toBe(12_000)
  })
})

describe('of the areas of a template', () => {
  const at = (code: string, ...areas: FreightArea[]) => areaOf({ id: 1, mode: 1, areas }, code)
  it('the first of two that name the same place counts, and a county that ends in 9 is at home', () => {
    const [one, two] = [area({ codes: ['33'] }), area({ codes: ['3300'] })]
    expect(at('330106', one, two)).toBe(one)
    expect(at('330106', two, one)).toBe(two)
    expect(at('110109', near, rest)).toBe(rest)
    expect(at('110109', near)).toBeUndefined()
  })
  it('a code ends where its last digits are naught, and naught alone names nothing', () => {
    const [hub, all] = [area({ codes: ['500100'] }), area({ codes: ['000000'] })]
    expect(at('500101', rest, hub)).toBe(hub)
    expect(at('510001', rest, hub)).toBe(rest)
    expect(at('500101', all)).toBeUndefined()
  })
})

describe('what one unit costs to where most goods go', () => {
  it.each([
    ['by its weight', byWeight, { weight: 1200, price: fen(9800) }, 1000],
    ['by the piece', byPiece, { weight: 1200, price: fen(99_000) }, 500],
    ['nothing from the amount on', byWeight, { weight: 1200, price: fen(9900) }, 0],
    [
      'nothing is known where it goes nowhere',
      { mode: 1, areas: [denied] },
      { weight: 1, price: fen(1) },
      undefined,
    ],
  ] as const)('%s', (_, template, unit, fee) => {
    expect(usualFreight(template, unit)).toBe(fee)
  })
})

describe('freight', () => {
  it.each([
    [0, 800],
    [1000, 800],
    [1001, 1000],
    [1500, 1000],
    [1501, 1200],
  ])('of %i g is %i fen', (grams, fee) => {
    expect(chargeFor(rest, grams)).toBe(fee)
  })
  it('is the first fee alone where no step is set', () => {
    expect(chargeFor(area({ step: 0 }), 5000)).toBe(800)
    expect(chargeFor(area({ step: -1 }), 5000)).toBe(800)
  })
  it('is free from the amount on', () => {
    expect(freightOf([line()], [byWeight], '110101', fen(9899))).toMatchObject({ amount: 800 })
    expect(freightOf([line()], [byWeight], '110101', fen(9900))).toMatchObject({ amount: 0 })
  })
  it('adds up the templates and shares each fee among its own lines', () => {
    const freight = freightOf(
      [line({ quantity: 2 }), line({ weight: 400 }), line({ freightTemplateId: 2, quantity: 3 })],
      [byWeight, byPiece],
      '110101',
      fen(100),
    )
    expect(freight).toEqual({ kind: 'priced', amount: 1900, shares: [960, 240, 700] })
  })
  it('shares the fee of goods without weight', () => {
    expect(
      freightOf([line({ weight: 0 }), line({ weight: 0 })], [byWeight], '110101', fen(0)),
    ).toEqual({ kind: 'priced', amount: 800, shares: [400, 400] })
  })
  it('tells which lines cannot be sent there', () => {
    expect(
      freightOf([line({ freightTemplateId: 2 }), line()], [byWeight, byPiece], '810101', fen(0)),
    ).toEqual({ kind: 'denied', lines: [1] })
    expect(freightOf([line({ freightTemplateId: 9 })], [byWeight], '110101', fen(0))).toEqual({
      kind: 'denied',
      lines: [0],
    })
    expect(freightOf([line()], [byWeight], '984000', fen(0))).toEqual({
      kind: 'denied',
      lines: [0],
    })
    // In the order of the basket, whichever template they are of.
    const mixed = [line(), line({ freightTemplateId: 9 }), line()]
    expect(freightOf(mixed, [byWeight], '810101', fen(0))).toEqual({
      kind: 'denied',
      lines: [0, 1, 2],
    })
  })
  it('is free by the amount in one area and never in another', () => {
    expect(freightOf([line()], [byWeight], '650102', fen(1_000_000))).toMatchObject({
      kind: 'priced',
      amount: 2000,
    })
    expect(freightOf([], [byWeight], '110101', fen(0))).toEqual({
      kind: 'priced',
      amount: 0,
      shares: [],
    })
  })
})

describe('what is missing for free freight', () => {
  it('counts down to nothing', () => {
    expect(missingForFree([line()], [byWeight], undefined, fen(9000))).toBe(900)
    expect(missingForFree([line()], [byWeight], undefined, fen(12_000))).toBe(0)
  })
  it('follows the first area that is delivered to while the place is unknown and the rest is not delivered to', () => {
    expect(
      missingForFree(
        [line()],
        [{ id: 1, mode: 1, areas: [denied, near, far, { ...rest, deny: true }] }],
        undefined,
        fen(9000),
      ),
    ).toBe(900)
  })
  it('is unknown where a line never travels free', () => {
    expect(missingForFree([line()], [byWeight], '650102', fen(9000))).toBeNull()
    expect(
      missingForFree(
        [line(), line({ freightTemplateId: 2 })],
        [byWeight, byPiece],
        undefined,
        fen(9000),
      ),
    ).toBeNull()
    expect(missingForFree([], [byWeight], undefined, fen(0))).toBeNull()
    expect(missingForFree([line()], [byWeight], '810101', fen(0))).toBeNull()
    expect(
      missingForFree([line({ freightTemplateId: 9 })], [byWeight], undefined, fen(0)),
    ).toBeNull()
  })
  it('follows the place once it is known, and the template that asks most', () => {
    const split: FreightTemplate = {
      id: 1,
      mode: 1,
      areas: [rest, area({ codes: ['33'], freeOverAmount: 20_000 })],
    }
    expect(missingForFree([line()], [split], '330106', fen(9000))).toBe(11_000)
    expect(missingForFree([line()], [split], undefined, fen(9000))).toBe(900)
    expect(
      missingForFree(
        [line()],
        [{ ...split, areas: split.areas.toReversed() }],
        undefined,
        fen(9000),
      ),
    ).toBe(900)
    const dear: FreightTemplate = { id: 2, mode: 2, areas: [area({ freeOverAmount: 30_000 })] }
    expect(
      missingForFree([line(), line({ freightTemplateId: 2 })], [split, dear], undefined, fen(9000)),
    ).toBe(21_000)
    expect(
      missingForFree([line({ freightTemplateId: 2 }), line()], [split, dear], undefined, fen(9000)),
    ).toBe(21_000)
  })
  it('is nothing where the way costs nothing, and never known where part of it costs', () => {
    const missing = (part: Partial<FreightArea>) =>
      missingForFree(
        [line()],
        [{ id: 1, mode: 1, areas: [area({ freeOverAmount: null, ...part })] }],
        undefined,
        fen(0),
      )
    expect(missing({ firstFee: 0, stepFee: 0 })).toBe(0)
    expect(missing({ firstFee: 0 })).toBeNull()
    expect(missing({ stepFee: 0 })).toBeNull()
  })
})
