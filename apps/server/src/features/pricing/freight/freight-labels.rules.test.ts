import { areaData } from '@mallard/contract/people/address/area-data'
import { freightFault } from '@mallard/contract/pricing/freight/freight-areas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf } from '../promotion/freight.rules.ts'
import { areaText, placesOf, unknownPlace } from './freight-labels.rules.ts'

const places = placesOf(areaData)
const fees = {
  first: 1000,
  firstFee: 800,
  step: 500,
  stepFee: 250,
  freeOverAmount: null,
  deny: false,
}
const area = (...codes: string[]) => ({ ...fees, codes })

describe('areas of a freight template', () => {
  it('are of places that there are', () => {
    expect(
      unknownPlace([area('330000', '330100', '330106'), area('9'), area()], places),
    ).toBeUndefined()
    expect(unknownPlace([area('330000'), area('990000')], places)).toBe('990000')
    expect(unknownPlace([area('33')], places)).toBe('33')
  })

  it.each([
    [
      'one place in two',
      [area('330000'), area('110000', '330000')],
      { kind: 'twice', code: '330000' },
    ],
    ['one place twice in one', [area('330000', '330000')], { kind: 'twice', code: '330000' }],
    ['the rest twice', [area(), area('330000'), area()], { kind: 'rest' }],
    ['nothing that is delivered to', [{ ...area(), deny: true }], { kind: 'nowhere' }],
    ['a city beside its province', [area('330100'), area('330000')], undefined],
  ])('with %s', (_, areas, fault) => {
    expect(freightFault(areas)).toEqual(fault)
  })

  it('are said in words', () => {
    expect(areaText({ ...area('330000', '9'), freeOverAmount: 9900 }, places)).toBe(
      '浙江省、海外：首 1000 ¥8.00，续 500 ¥2.50，满 ¥99.00 包邮',
    )
    expect(areaText({ ...area(), deny: true }, places)).toBe('其余地区：不配送')
  })

  it('that have no fault send each place to one area, whatever their order', () => {
    const codes = [...places.keys()].filter((code) => code !== '900000')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...codes), { minLength: 2, maxLength: 20 }),
        (chosen) => {
          const areas = chosen.map((code) => area(code))
          expect(freightFault(areas)).toBeUndefined()
          for (const code of chosen) {
            // A place below it: a county of its own, or itself.
            const county = code === '9' ? '984000' : code
            const there = areaOf({ id: 1, mode: 1, areas }, county)
            const back = areaOf({ id: 1, mode: 1, areas: areas.toReversed() }, county)
            expect(there?.codes).toEqual(back?.codes)
            expect(there).toBeDefined()
          }
        },
      ),
    )
  })
})
