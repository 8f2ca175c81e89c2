import { describe, expect, it } from 'vitest'
import { detailTermsOf, type GoodsDetails } from './details.rules.ts'
import { listingWaysOf } from './search.rules.ts'

/** Whether goods with these details are found by a keyword, as the database asks it. */
function finds(keyword: string, details: Partial<GoodsDetails>): boolean {
  const terms = new Set(detailTermsOf({ titles: [], values: [], codes: [], ...details }))
  return listingWaysOf(keyword).some((way) => way.every((term) => terms.has(term)))
}

const kettle = {
  titles: ['圆肩电水壶 0.5L'],
  values: [
    'HL-KT02',
    '316L 不锈钢',
    '约 5 分 30 秒（1.7 L）',
    '1500 W',
    '250 × 168 × 200 mm',
    'HL-SV01/HL-SV04',
    'USB-C',
    '雾白',
    '白',
    '1.2 kg',
  ],
  codes: ['HL-KT02-MIST-17', 'kettle-classic', '6901234567892'],
}

describe('what goods say below their names', () => {
  it.each([
    ['1.7L', true],
    ['1.7 L', true],
    ['1.7l', true],
    ['１．７升', true],
    ['1.7升', true],
    ['1.7 升', true],
    ['1.70 litres', true],
    ['1700ml', true],
    ['1700 毫升', true],
    ['1.7', true],
    ['0.5L', true],
    ['500毫升', true],
    ['2.7L', false],
    ['1.75L', false],
    ['7L', false],
    ['1L', false],
    ['1500W', true],
    ['1.5 千瓦', true],
    ['1500', true],
    ['150', false],
    ['1200克', true],
    ['1.2公斤', true],
    ['316L', true],
    ['316', true],
    ['不锈钢', true],
    ['锈钢', true],
    ['钢不锈', false],
    ['白', true],
    ['雾白 1.7L', true],
    ['雾白1.7升', true],
    ['雾白 2.7L', false],
  ])('%s: %s', (keyword, expected) => {
    expect(finds(keyword, kettle)).toBe(expected)
  })

  it.each([
    ['HL-KT02', true],
    ['hl-kt02', true],
    ['ＨＬ－ＫＴ０２', true],
    ['HLKT02', true],
    ['HL KT02', true],
    ['HL-KT0', true],
    ['KT02', true],
    ['HL-KT02-MIST-17', true],
    ['hl-kt02-mist', true],
    ['KT02-MIST-17', true],
    ['hl_kt02', true],
    ['HL-SV01', true],
    ['HL-SV04', true],
    ['usb-c', true],
    ['USBC', true],
    ['soy-milk', false],
    ['6901234567892', true],
    ['690123', true],
    ['HL-KT01', false],
    ['HL-KT03', false],
    ['HL-KT02-MIST-12', false],
    ['KT-17', false],
    ['HL-17', false],
  ])('%s of codes: %s', (keyword, expected) => {
    expect(finds(keyword, kettle)).toBe(expected)
  })

  it('are words of titles no more than once', () => {
    expect(finds('电水壶', { titles: ['圆肩电水壶'] })).toBe(false)
  })

  it('are kept to a number that an index can hold', () => {
    const codes = Array.from({ length: 200 }, (_, place) => `CODE-${place}-${place}-BLUE`)
    expect(detailTermsOf({ titles: [], values: [], codes })).toHaveLength(1_000)
    expect(finds(codes[199]!, { codes })).toBe(true)
  })
})

it.each([
  ['3M-8210', '3M-8210', true],
  ['5L-01', '5L-01', true],
  ['1,700ml', '1.7L', true],
  ['1.7L', '1,700 ml', true],
  ['1,700ml', '700 ml', false],
  ['10 m2', '10 m', false],
  ['500ml-1L', '1000 ml', true],
  ['500ml-1L', '0.5L', true],
  ['红,500ml', '0.5L', true],
])('goods that say %s are asked for by %s: %s', (value, keyword, isFound) => {
  expect(finds(keyword, { values: [value] })).toBe(isFound)
})
