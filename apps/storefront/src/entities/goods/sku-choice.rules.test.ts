import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import {
  choose,
  fewLeft,
  firstChoice,
  fitQuantity,
  isOffered,
  mostOf,
  skuFor,
  whyNot,
} from './sku-choice.rules.ts'

const pic = { url: '/pictures/x.webp', width: 1, height: 1, color: '#fff' }

function sku(colour: string, size: string, stock: number, limit = 0): Sku {
  return {
    productSn: `${colour}-${size}`,
    attrs: [
      { key: '颜色', value: colour },
      { key: '容量', value: size },
    ],
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
  const values = (place: number) =>
    [...new Set(skus.map(({ attrs }) => attrs[place]?.value ?? ''))].map((value) => ({
      value,
      swatch: null,
    }))
  return {
    skus,
    productSn,
    onSale: true,
    attrs: [
      { key: '颜色', values: values(0) },
      { key: '容量', values: values(1) },
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
    expect(firstChoice({ ...kettle, productSn: '黑-0.8' })).toEqual({ 颜色: '黑', 容量: '0.8' })
  })

  it('is one in stock when that of the card is sold out in the meantime', () => {
    expect(firstChoice({ ...kettle, productSn: '黑-1.0' })).toEqual({ 颜色: '白', 容量: '0.8' })
  })

  it('is the first when all are sold out', () => {
    expect(firstChoice(goodsOf([sku('白', '0.8', 0)]))).toEqual({ 颜色: '白', 容量: '0.8' })
  })
})

describe('what can be chosen', () => {
  it('is greyed when the values above it leave nothing in stock', () => {
    const black = { 颜色: '黑', 容量: '0.8' }
    expect(isOffered(kettle, black, '容量', '1.0')).toBe(false)
    expect(isOffered(kettle, black, '颜色', '白')).toBe(true)
    expect(isOffered(kettle, { 颜色: '白', 容量: '0.8' }, '容量', '1.0')).toBe(true)
  })

  it('keeps what was chosen below when it can be had, else takes what can', () => {
    expect(choose(kettle, { 颜色: '白', 容量: '0.8' }, '颜色', '黑')).toEqual({
      颜色: '黑',
      容量: '0.8',
    })
    expect(choose(kettle, { 颜色: '白', 容量: '1.0' }, '颜色', '黑')).toEqual({
      颜色: '黑',
      容量: '0.8',
    })
  })

  it('reaches every SKU in stock, even when no two share a value', () => {
    const odd = goodsOf([sku('白', '0.8', 1), sku('黑', '1.0', 1)])
    const start = firstChoice(odd)
    expect(isOffered(odd, start, '颜色', '黑')).toBe(true)
    expect(skuFor(odd, choose(odd, start, '颜色', '黑'))?.productSn).toBe('黑-1.0')
  })
})

describe('how many', () => {
  it('is bounded by stock and by the limit per person', () => {
    expect(mostOf(sku('白', '0.8', 12))).toBe(12)
    expect(mostOf(sku('白', '0.8', 12, 2))).toBe(2)
    expect(mostOf(undefined)).toBe(0)
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
