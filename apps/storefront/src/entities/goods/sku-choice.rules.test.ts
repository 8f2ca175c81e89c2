import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choose,
  fewLeft,
  firstChoice,
  fitQuantity,
  isOffered,
  maxQuantityOf,
  skuFor,
  whyNot,
  wordsOf,
} from './sku-choice.rules.ts'

const pic = { url: '/pictures/x.webp', width: 1, height: 1, color: '#fff' }

const colours = ['白', '黑']
const sizes = ['0.8', '1.0']

function sku(colour: string, size: string, stock: number, limit = 0): Sku {
  return {
    productSn: `${colour}-${size}`,
    attrs: [
      { key: '颜色', value: colour },
      { key: '容量', value: size },
    ],
    places: [colours.indexOf(colour), sizes.indexOf(size)],
    pic,
    price: fen(100),
    listPrice: fen(100),
    stock,
    limit,
  }
}

function goodsOf(
  skus: Sku[],
  productSn = skus[0]?.productSn ?? '',
): Pick<GoodsDetail, 'skus' | 'attrs' | 'productSn' | 'onSale'> {
  const values = (words: string[]) => words.map((value) => ({ value, swatch: null }))
  return {
    skus,
    productSn,
    onSale: true,
    attrs: [
      { key: '颜色', values: values(colours) },
      { key: '容量', values: values(sizes) },
    ],
  }
}

const kettle = goodsOf([
  sku('白', '0.8', 12),
  sku('白', '1.0', 5),
  sku('黑', '0.8', 3),
  sku('黑', '1.0', 0),
])

describe('what is chosen first', () => {
  it('is the SKU whose price the card showed', () => {
    expect(firstChoice({ ...kettle, productSn: '黑-0.8' })).toEqual([1, 0])
  })

  it('is one in stock when that of the card is sold out in the meantime', () => {
    expect(firstChoice({ ...kettle, productSn: '黑-1.0' })).toEqual([0, 0])
  })

  it('is the first when all are sold out', () => {
    expect(firstChoice(goodsOf([sku('白', '0.8', 0)]))).toEqual([0, 0])
  })
})

describe('what can be chosen', () => {
  it('is greyed when the values above it leave nothing in stock', () => {
    expect(isOffered(kettle, [1, 0], 1, 1)).toBe(false)
    expect(isOffered(kettle, [1, 0], 0, 0)).toBe(true)
    expect(isOffered(kettle, [0, 0], 1, 1)).toBe(true)
  })

  it('keeps what was chosen below when it can be had, else takes what can', () => {
    expect(choose(kettle, [0, 0], 0, 1)).toEqual([1, 0])
    expect(choose(kettle, [0, 1], 0, 1)).toEqual([1, 0])
  })

  it('reaches every SKU in stock, even when no two share a value', () => {
    const odd = goodsOf([sku('白', '0.8', 1), sku('黑', '1.0', 1)])
    const start = firstChoice(odd)
    expect(isOffered(odd, start, 0, 1)).toBe(true)
    expect(skuFor(odd, choose(odd, start, 0, 1))?.productSn).toBe('黑-1.0')
  })
})

describe('values and attributes of one name', () => {
  it('lead to the SKU that was pressed, whatever it is called', () => {
    const shape = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([first, second]) =>
        fc.record({
          names: fc.array(fc.constantFrom('Blue', 'Red'), { minLength: 8, maxLength: 8 }),
          keys: fc.constantFrom(['Colour', 'Colour'], ['Colour', 'Size']),
          counts: fc.constant([first, second] as const),
          wanted: fc.tuple(fc.nat(first - 1), fc.nat(second - 1)),
        }),
      )
    fc.assert(
      fc.property(shape, ({ names, keys, counts, wanted }) => {
        const attrs = keys.map((key, at) => ({
          key,
          values: Array.from({ length: counts[at]! }, (_, place) => ({
            value: names[at * 4 + place]!,
            swatch: null,
          })),
        }))
        const skus = attrs[0]!.values.flatMap((_, one) =>
          attrs[1]!.values.map((__, two) => ({
            ...sku('白', '0.8', 1),
            productSn: `${one}-${two}`,
            places: [one, two],
            attrs: [one, two].map((place, at) => ({
              key: keys[at]!,
              value: attrs[at]!.values[place]!.value,
            })),
          })),
        )
        const goods = { skus, attrs, productSn: '0-0' }
        const chosen = wanted.reduce(
          (choice, place, at) => choose(goods, choice, at, place),
          firstChoice(goods),
        )
        const found = skuFor(goods, chosen)
        expect(found?.productSn).toBe(wanted.join('-'))
        expect(wordsOf(goods, chosen)).toEqual(found?.attrs.map(({ value }) => value))
      }),
    )
  })
})

describe('how many', () => {
  it('is bounded by stock and by the limit per person', () => {
    expect(maxQuantityOf(sku('白', '0.8', 12))).toBe(12)
    expect(maxQuantityOf(sku('白', '0.8', 12, 2))).toBe(2)
    expect(maxQuantityOf(undefined)).toBe(0)
    expect(fitQuantity(9, sku('白', '0.8', 3))).toBe(3)
    expect(fitQuantity(9, sku('白', '0.8', 0))).toBe(1)
  })

  it('is told when ten or fewer are left', () => {
    expect(fewLeft(sku('白', '0.8', 11))).toBeUndefined()
    expect(fewLeft(sku('白', '0.8', 10))).toBe(10)
    expect(fewLeft(sku('白', '0.8', 0))).toBeUndefined()
  })
})

describe('goods that cannot be bought', () => {
  it('say why', () => {
    expect(whyNot(kettle)).toBeUndefined()
    expect(whyNot({ ...kettle, onSale: false })).toBe('offShelf')
    expect(whyNot(goodsOf([sku('白', '0.8', 0)]))).toBe('soldOut')
  })
})
