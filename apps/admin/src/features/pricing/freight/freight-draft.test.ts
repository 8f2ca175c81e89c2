import { describe, expect, it } from 'vitest'
import { coverOf } from './freight-cover.ts'
import { draftFault, draftOf, newArea, wantedOf } from './freight-draft.ts'
import { provinceTiles } from './province-tiles.ts'

const fees = { first: 1000, firstFee: 850, step: 500, stepFee: 125 }
const template = {
  id: 1,
  name: '标准',
  mode: 1,
  goods: 0,
  version: 1,
  cutOffHour: 18,
  areas: [
    { ...fees, codes: ['330000', '310000'], freeOverAmount: 9900, deny: false, days: 1 },
    { ...fees, codes: ['9'], freeOverAmount: null, deny: false, days: null },
    { ...fees, codes: ['330100'], freeOverAmount: null, deny: false, days: 0 },
    {
      ...fees,
      first: 1,
      firstFee: 0,
      step: 1,
      stepFee: 0,
      codes: [],
      freeOverAmount: null,
      deny: true,
      days: null,
    },
  ],
}

describe('a freight template in its form', () => {
  it('is sent as it was read when nothing is changed', () => {
    const { name, mode, areas, cutOffHour } = template
    expect(wantedOf(draftOf(template))).toEqual({ name, mode, areas, cutOffHour })
  })

  it('begins with the whole country at one price', () => {
    const draft = draftOf(undefined)
    expect(draftFault(draft.areas)).toBeUndefined()
    expect(wantedOf(draft).areas).toEqual([
      {
        codes: [],
        first: 1000,
        firstFee: 1000,
        step: 1000,
        stepFee: 500,
        freeOverAmount: null,
        deny: false,
        days: null,
      },
    ])
  })

  it('says what is wrong before it is sent', () => {
    const [rest, abroad] = [newArea(1, true), { ...newArea(1, false), codes: ['900000'] }]
    expect(draftFault([rest, rest])).toEqual({ kind: 'rest' })
    expect(draftFault([abroad, abroad])).toEqual({ kind: 'twice', code: '900000' })
    expect(draftFault([{ ...rest, deny: true }])).toEqual({ kind: 'nowhere' })
  })
})

describe('the map of what is covered', () => {
  it('has every province once, each in a place of its own', () => {
    expect(new Set(provinceTiles.map(([code]) => code)).size).toBe(34)
    expect(new Set(provinceTiles.map(([, row, column]) => `${row}/${column}`)).size).toBe(34)
  })

  it('tells the area of a province, and where cities are apart', () => {
    expect(coverOf(template.areas, '330000')).toEqual({
      area: 0,
      isDelivered: true,
      isPartly: true,
    })
    expect(coverOf(template.areas, '310000')).toMatchObject({ area: 0, isPartly: false })
    expect(coverOf(template.areas, '650000')).toEqual({
      area: 3,
      isDelivered: false,
      isPartly: false,
    })
    expect(coverOf(template.areas.slice(0, 3), '650000')).toMatchObject({
      area: undefined,
      isDelivered: false,
    })
  })
})
