import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { areaOf, chargeFor, freightOf, missingForFree, type FreightArea, type FreightTemplate } from './freight.rules.ts'

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
const byWeight: FreightTemplate = { id: 1, mode: 1, areas: [rest, near, city, far, denied] }
const byPiece: FreightTemplate = { id: 2, mode: 2, areas: [area({ first: 1, firstFee: 500, step: 1, stepFee: 100, freeOverAmount: null })] }
const line = (part: Partial<Parameters<typeof freightOf>[0][number]> = {}) => ({ freightTemplateId: 1, quantity: 1, weight: 800, ...part })

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
    expect(areaOf({ id: 3, mode: 1, areas: [rest, area({ codes: ['9'], firstFee: 12_000 })] }, '984000')?.firstFee).toBe(12_000)
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
    expect(freightOf([line({ weight: 0 }), line({ weight: 0 })], [byWeight], '110101', fen(0))).toEqual({ kind: 'priced', amount: 800, shares: [400, 400] })
  })
  it('tells which lines cannot be sent there', () => {
    expect(freightOf([line({ freightTemplateId: 2 }), line()], [byWeight, byPiece], '810101', fen(0))).toEqual({ kind: 'denied', lines: [1] })
    expect(freightOf([line({ freightTemplateId: 9 })], [byWeight], '110101', fen(0))).toEqual({ kind: 'denied', lines: [0] })
  })
})

describe('what is missing for free freight', () => {
  it('counts down to nothing', () => {
    expect(missingForFree([line()], [byWeight], undefined, fen(9000))).toBe(900)
    expect(missingForFree([line()], [byWeight], undefined, fen(12_000))).toBe(0)
  })
  it('follows the first area that is delivered to while the place is unknown and the rest is not delivered to', () => {
    expect(missingForFree([line()], [{ id: 1, mode: 1, areas: [denied, near, far, { ...rest, deny: true }] }], undefined, fen(9000))).toBe(900)
  })
  it('is unknown where a line never travels free', () => {
    expect(missingForFree([line()], [byWeight], '650102', fen(9000))).toBeNull()
    expect(missingForFree([line(), line({ freightTemplateId: 2 })], [byWeight, byPiece], undefined, fen(9000))).toBeNull()
    expect(missingForFree([], [byWeight], undefined, fen(0))).toBeNull()
  })
})
