import type { Axis } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { nameKey } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributesOf, axesOf, matrixFault, skuAttributesOf, usedAxes } from './sku-matrix.rules.ts'

const axis = (key: string, values: readonly string[], english = ''): Axis => ({
  key,
  keyEn: english && `${english}`,
  values: values.map((value) => ({
    value,
    valueEn: english && `${english} ${value}`,
    swatch: null,
  })),
})
const sku = (...values: string[]) => ({ values, productSn: '' })
const colours = axis('颜色', ['白', '黑'])
const sizes = axis('容量', ['1L', '2L'])
const blues: Axis = {
  ...colours,
  values: ['藏青', '天蓝'].map((value) => ({ value, valueEn: 'Blue', swatch: null })),
}
const whole = [sku('白', '1L'), sku('白', '2L'), sku('黑', '1L'), sku('黑', '2L')]

describe('a matrix', () => {
  it('may lack combinations, and may have no axis at all', () => {
    expect(matrixFault([colours, sizes], whole)).toBeUndefined()
    expect(matrixFault([colours, sizes], whole.slice(1, 3))).toBeUndefined()
    expect(matrixFault([], [sku()])).toBeUndefined()
  })

  it.each([
    ['a combination twice', [colours, sizes], [...whole, sku('白', '1L')], 'skus'],
    ['a value that the axis lacks', [colours, sizes], [sku('红', '1L')], 'skus'],
    ['a value too few', [colours, sizes], [sku('白')], 'skus'],
    ['a value too many', [colours], [sku('白', '1L')], 'skus'],
    ['the values in another order', [colours, sizes], [sku('1L', '白')], 'skus'],
    ['two SKUs without axes', [], [sku(), sku()], 'skus'],
    ['an axis twice', [colours, { ...sizes, key: '颜色' }], [], 'axes'],
    ['a value twice in one axis', [axis('颜色', ['白', '白'])], [], 'axes'],
    ['one English name for two values', [blues], [], 'axes'],
    [
      'one English name for two axes',
      [
        { ...colours, keyEn: 'Kind' },
        { ...sizes, keyEn: 'kind' },
      ],
      [],
      'axes',
    ],
    [
      'an English name that is another value',
      [{ ...colours, values: [{ value: 'Blue', valueEn: '', swatch: null }, blues.values[0]!] }],
      [],
      'axes',
    ],
    ['a value in wide letters beside it', [axis('尺码', ['L', 'Ｌ'])], [], 'axes'],
    ['a value in another case beside it', [axis('尺码', ['xl', 'XL'])], [], 'axes'],
    [
      'a code in another case beside it',
      [colours],
      [
        { values: ['白'], productSn: 'k-1' },
        { values: ['黑'], productSn: 'K-1' },
      ],
      'productSn',
    ],
    [
      'a code twice',
      [colours],
      [
        { values: ['白'], productSn: 'K-1' },
        { values: ['黑'], productSn: 'K-1' },
      ],
      'productSn',
    ],
  ])('is refused with %s', (_, axes, skus, fault) => {
    expect(matrixFault(axes, skus)).toBe(fault)
  })

  it('offers no value that no SKU has', () => {
    expect(
      usedAxes([colours, sizes], [sku('黑', '1L'), sku('黑', '2L')]).map(({ values }) =>
        values.map(({ value }) => value),
      ),
    ).toEqual([['黑'], ['1L', '2L']])
  })

  it('of any size has for each SKU what the shopper chooses from', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), {
      selector: nameKey,
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.array(names, { maxLength: 3 }), fc.boolean(), (lists, isEnglish) => {
        const axes = lists.map((values, place) =>
          axis(`轴${place}`, values, isEnglish ? `Axis ${place}` : ''),
        )
        const skus = lists.reduce<string[][]>(
          (found, values) => found.flatMap((before) => values.map((value) => [...before, value])),
          [[]],
        )
        expect(
          matrixFault(
            axes,
            skus.map((values) => sku(...values)),
          ),
        ).toBeUndefined()
        const { attrs, attrsEn } = attributesOf(axes)
        for (const values of skus) {
          const own = skuAttributesOf(axes, values)
          expect(own.attrs.map(({ value }) => value)).toEqual(values)
          for (const [place, { key, value }] of own.attrs.entries()) {
            expect(attrs[place]!.key).toBe(key)
            expect(attrs[place]!.values.some((each) => each.value === value)).toBe(true)
          }
          for (const [place, { key, value }] of own.attrsEn.entries()) {
            expect(attrsEn?.[place]?.key).toBe(key)
            expect(attrsEn?.[place]?.values.some((each) => each.value === value)).toBe(true)
          }
        }
      }),
    )
  })
})

describe('English words', () => {
  it('stand for Chinese ones where they are; without any there is no twin', () => {
    const half: Axis = {
      ...colours,
      keyEn: 'Colour',
      values: [{ value: '白', valueEn: 'White', swatch: '#ffffff' }, colours.values[1]!],
    }
    expect(attributesOf([half]).attrsEn).toEqual([
      {
        key: 'Colour',
        values: [
          { value: 'White', swatch: '#ffffff' },
          { value: '黑', swatch: null },
        ],
      },
    ])
    expect(skuAttributesOf([half, sizes], ['黑', '2L']).attrsEn).toEqual([
      { key: 'Colour', value: '黑' },
      { key: '容量', value: '2L' },
    ])
    expect(attributesOf([colours]).attrsEn).toBeUndefined()
    expect(skuAttributesOf([colours], ['白']).attrsEn).toEqual([])
  })

  it('are not told of a value that has none of its own: renamed, it would keep the old one', () => {
    const half: Axis = {
      ...colours,
      keyEn: 'Colour',
      values: [{ value: '白', valueEn: 'White', swatch: null }, colours.values[1]!],
    }
    const { attrs, attrsEn } = attributesOf([half])
    expect(axesOf(attrs, attrsEn)).toEqual([half])
    expect(axesOf(attrs, undefined)).toEqual([{ ...half, ...colours }])
  })
})
