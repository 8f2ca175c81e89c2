import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stage, type Answers } from '#platform/test-stage.ts'
import type { GoodsHint } from '#platform/goods/goods-hint.ts'
import { GoodsBody } from './goods-body.tsx'
import { goodsHead } from './goods-head.ts'

const pic = { url: '/pictures/kettle.webp', width: 1000, height: 1000, color: '#eeeeee' }
let place = 0

function sku(colour: string, size: string, stock: number, price = 39900): Sku {
  return {
    productSn: `${colour}-${size}`,
    attrs: [
      { key: '颜色', value: colour },
      { key: '容量', value: size },
    ],
    pic,
    price: fen(price),
    listPrice: fen(45900),
    stock,
    limit: 0,
  }
}

const goods: GoodsDetail = {
  itemId: 1,
  productSn: '白-0.8',
  title: '细流控温手冲壶',
  subTitle: '一度一度地调',
  pic,
  price: fen(39900),
  listPrice: fen(45900),
  sales: 8426,
  stockState: 1,
  tags: ['热卖'],
  brand: '禾光',
  categoryId: 2,
  categoryName: '手冲与煮茶',
  pics: [pic],
  videoUrl: null,
  detailHtml: '',
  sections: [],
  params: [{ name: '额定功率', value: '1200 W' }],
  skus: [sku('白', '0.8', 12), sku('白', '1.0', 6, 43900), sku('黑', '0.8', 3), sku('黑', '1.0', 0, 43900)],
  attrs: [
    {
      key: '颜色',
      values: [
        { value: '白', swatch: null },
        { value: '黑', swatch: null },
      ],
    },
    {
      key: '容量',
      values: [
        { value: '0.8', swatch: null },
        { value: '1.0', swatch: null },
      ],
    },
  ],
  promotions: [],
  memberPrices: [],
  commentSummary: { total: 0, goodRateBp: 0, withPics: 0, stars: [0, 0, 0, 0, 0] },
  freightText: '满¥99包邮',
  afterSaleDays: 7,
  services: ['7天无理由退货'],
  limit: 0,
  onSale: true,
}

function open(answers: Answers = {}, shown: GoodsDetail = goods, hint?: GoodsHint) {
  const set = stage({ isSignedIn: true, answers: { 'collection.list': { list: [], hasNext: false }, ...answers } })
  place += 1
  set.show(<GoodsBody goods={shown} place={`1-1 ${place}`} hint={hint} />)
  return set
}

async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
  return within(await screen.findByRole('dialog', { name: '选择规格' }))
}

describe('the goods page', () => {
  it('has all that lies below the first look, also for who tapped a card', async () => {
    open({}, goods, { itemId: 1, title: goods.title, pic, price: goods.price, listPrice: goods.listPrice, sizes: '50vw' })
    expect(await screen.findByText('额定功率')).toBeTruthy()
  })
})

describe('choosing on the goods page', () => {
  it('greys what is sold out in the chosen colour, and tells what is left when little is', async () => {
    open()
    const sheet = await openSheet()
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '1.0' }).disabled).toBe(false)
    fireEvent.click(sheet.getByRole('radio', { name: '黑' }))
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '1.0' }).disabled).toBe(true)
    expect(sheet.getByText('仅剩 3 件')).toBeTruthy()
  })

  it('puts what was chosen into the cart, as many as were asked for', async () => {
    const { calls } = open({ 'cart.add': { cartNum: 2, cartId: 9 } })
    const sheet = await openSheet()
    fireEvent.click(sheet.getByRole('radio', { name: '1.0' }))
    fireEvent.click(sheet.getByRole('button', { name: '增加' }))
    fireEvent.click(sheet.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(calls).toContainEqual(['cart.add', { goods: '白-1.0', qty: 2 }]))
  })

  it('keeps the choice in sight when the sheet is gone', async () => {
    open()
    const sheet = await openSheet()
    fireEvent.click(sheet.getByRole('radio', { name: '1.0' }))
    fireEvent.click(sheet.getByRole('button', { name: '关闭' }))
    expect(screen.getByText('白 · 1.0 · 1 件')).toBeTruthy()
    expect(screen.getByText('仅剩 6 件', { selector: 'section *' })).toBeTruthy()
  })

  it('buys now through a checkout of its own', async () => {
    const { calls, went } = open({ 'checkout.checkout': { flowId: 'a'.repeat(22), cartId: '0' } })
    const sheet = await openSheet()
    fireEvent.click(sheet.getByRole('button', { name: '立即购买' }))
    await waitFor(() => expect(went).toEqual([`/order/1-1/checkout/${'a'.repeat(22)}/0`]))
    expect(calls).toContainEqual(['checkout.checkout', { productSn: '白-0.8', quantity: 1 }])
  })

  it('offers no way to buy what is sold out or off the shelf', () => {
    open({}, { ...goods, onSale: false })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '已下架' }).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
  })
})

describe('favourites on the goods page', () => {
  it('are shown at once and taken back when the server refuses', async () => {
    let refuse: (error: Error) => void = () => undefined
    const { calls } = open({ 'collection.add': () => new Promise((_, reject) => (refuse = reject)) })
    fireEvent.click(screen.getByRole('button', { name: '收藏' }))
    await screen.findByRole('button', { name: '收藏', pressed: true })
    refuse(new Error('refused'))
    await screen.findByRole('button', { name: '收藏', pressed: false })
    expect(calls).toContainEqual(['collection.add', { goods: 1 }])
  })
})

describe('what search engines read', () => {
  it('is the offer in yuan, its availability and, with reviews, the rating', () => {
    expect(goodsHead(goods, '/goods/1-1-1', 'zh-CN').jsonLd).toMatchObject({
      offers: { price: '399.00', priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
    })
    expect(goodsHead(goods, '/goods/1-1-1', 'zh-CN').jsonLd).not.toHaveProperty('aggregateRating')
    const rated = { ...goods, onSale: false, commentSummary: { total: 4, goodRateBp: 7500, withPics: 0, stars: [1, 0, 0, 0, 3] } }
    expect(goodsHead(rated, '/goods/1-1-1', 'zh-CN').jsonLd).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
      aggregateRating: { ratingValue: '4.0', reviewCount: 4 },
    })
  })
})
