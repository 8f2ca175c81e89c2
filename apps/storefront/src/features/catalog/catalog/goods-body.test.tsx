import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { finishInit } from '#platform/session.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import type { GoodsHint } from '#entities/goods/goods-hint.ts'
import { GoodsBody } from './goods-body.tsx'

const pic = { url: '/pictures/kettle.webp', width: 1000, height: 1000, color: '#eeeeee' }
let place = 0

function sku(colour: string, size: string, stock: number, price = 39900): Sku {
  return {
    productSn: `${colour}-${size}`,
    attrs: [
      { key: '颜色', value: colour },
      { key: '容量', value: size },
    ],
    places: [colour === '白' ? 0 : 1, size === '0.8' ? 0 : 1],
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
  detailHtml: '',
  sections: [],
  params: [{ name: '额定功率', value: '1200 W' }],
  skus: [
    sku('白', '0.8', 12),
    sku('白', '1.0', 6, 43900),
    sku('黑', '0.8', 3),
    sku('黑', '1.0', 0, 43900),
  ],
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
  coupons: [],
  memberPrices: [],
  commentSummary: { total: 0, goodRateBp: 0, withPics: 0, stars: [0, 0, 0, 0, 0], tags: [] },
  freightText: '满¥99包邮',
  arrivalText: '',
  returnPolicy: { days: 7 },
  services: ['7天无理由退货'],
  limit: 0,
  onSale: true,
}

function open(answers: Answers = {}, shown: GoodsDetail = goods, hint?: GoodsHint) {
  const set = stage({
    isSignedIn: true,
    answers: { 'collection.list': { list: [], hasNext: false }, ...answers },
  })
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
    open({}, goods, {
      itemId: 1,
      title: goods.title,
      pic,
      price: goods.price,
      listPrice: goods.listPrice,
      sizes: '50vw',
    })
    expect(await screen.findByText('额定功率')).toBeTruthy()
  })
})

describe('a price that is struck through', () => {
  it.each([
    [{ kind: 'maker' as const, note: '官网建议零售价' }, '官网建议零售价'],
    [{ kind: 'recent' as const, note: '' }, '划线价不高于本店在本次降价前七日内的最低售价。'],
  ])('says what it rests on when it is tapped: %o', async (struckBasis, words) => {
    open({}, { ...goods, struckBasis })
    fireEvent.click(screen.getByTitle('划线价说明'))
    const sheet = within(await screen.findByRole('dialog', { name: '划线价说明' }))
    expect(sheet.getByText(words)).toBeTruthy()
  })
})

describe('what holds for the goods', () => {
  const deal = {
    id: 3,
    type: 1,
    tag: '限时8.8折',
    name: '早餐节',
    text: '限时8.8折',
    endAt: Date.now() + 90_000_000,
  }
  const reduction = {
    id: 4,
    type: 2,
    tag: '满500减50',
    name: '满减',
    text: '满500元减50元',
    endAt: Date.now() + 90_000_000,
  }

  it('says a price for a time once, with the time that is left', async () => {
    open(
      { 'store.partnerInit': { serverTime: Date.now() } },
      { ...goods, promotionTag: deal.tag, promotions: [deal, reduction] },
    )
    expect(screen.getAllByText('限时8.8折', { exact: false })).toHaveLength(1)
    expect(await screen.findByRole('timer', {}, { timeout: 5000 })).toBeTruthy()
    expect(screen.getByText('满500元减50元', { exact: false })).toBeTruthy()
  })

  it('says what members pay for the SKU that is chosen', async () => {
    open(
      { 'member.index': { level: { name: '金卡' } } },
      { ...goods, memberPrices: [{ name: '金卡', bp: 9000, prices: {} }] },
    )
    const choice = await openSheet()
    fireEvent.click(choice.getByRole('radio', { name: '1.0' }))
    fireEvent.click(choice.getByRole('button', { name: '关闭' }))
    fireEvent.click(screen.getByRole('button', { name: /会员价/ }))
    const yours = await screen.findByText('您是金卡，可享', { exact: false })
    expect(yours.textContent).toContain('395.10')
  })

  it('says of delivery on its row what the sheet says: to this shopper, not to most places', async () => {
    open(
      {
        'catalog.delivery': {
          place: '浙江省杭州市',
          isDelivered: true,
          freightText: '包邮',
          arrivalText: '今天付款，明天送达',
        },
      },
      { ...goods, arrivalText: '今天付款，后天送达' },
    )
    expect(await screen.findByText(/明天送达/)).toBeTruthy()
    expect(screen.queryByText(/后天送达/)).toBeNull()
  })

  it('shows the activity of the SKU that is shown, and of no other', async () => {
    const activity = { tag: '拼团¥32', href: '/group', endAt: Date.now() + 90_000_000 }
    const [first, second, ...others] = goods.skus
    open({}, { ...goods, skus: [first!, { ...second!, activity }, ...others] })
    expect(screen.queryByText('拼团¥32')).toBeNull()
    const choice = await openSheet()
    fireEvent.click(choice.getByRole('radio', { name: '1.0' }))
    fireEvent.click(choice.getByRole('button', { name: '关闭' }))
    expect(await screen.findByText('拼团¥32')).toBeTruthy()
  })

  it('tells of delivery and of services apart', async () => {
    open()
    fireEvent.click(screen.getByText('满¥99包邮'))
    const delivery = within(await screen.findByRole('dialog', { name: '配送说明' }))
    expect(delivery.queryByText('7天无理由退货')).toBeNull()
    fireEvent.click(delivery.getByRole('button', { name: '关闭' }))
    fireEvent.click(screen.getByText('7天无理由退货'))
    const services = within(await screen.findByRole('dialog', { name: '服务说明' }))
    expect(services.queryByText('满¥99包邮')).toBeNull()
  })

  it('says what the store promises between the law and what is so, with what it means', async () => {
    const promises = [{ name: '终身维修', text: '配件按成本价' }]
    open({}, { ...goods, services: ['7天无理由退货', '48 小时内发货'], promises })
    fireEvent.click(screen.getByText(/^7天无理由退货.*终身维修.*48 小时内发货$/))
    const services = within(await screen.findByRole('dialog', { name: '服务说明' }))
    expect(services.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('7天无理由退货'),
      '终身维修配件按成本价',
      '48 小时内发货',
    ])
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

  it('turns the gallery to the chosen colour, also for who comes back from signing in at another place', async () => {
    const black = { ...pic, url: '/pictures/kettle-black.webp' }
    const coloured = {
      ...goods,
      skus: goods.skus.map((each) =>
        each.productSn.startsWith('黑') ? { ...each, pic: black } : each,
      ),
    }
    const at = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 375
    })
    const turned = vi.spyOn(Element.prototype, 'scrollTo')
    sessionStorage.setItem(
      'chosenSku',
      JSON.stringify({
        choice: [1, 0],
        quantity: 2,
        place: `1-1 ${place + 1}`,
      }),
    )
    open({}, coloured)
    await waitFor(() => expect(turned).toHaveBeenCalledWith(expect.objectContaining({ left: 375 })))
    expect(screen.getByText('黑 · 0.8 · 2 件')).toBeTruthy()
    for (const spy of [at, turned]) spy.mockRestore()
    sessionStorage.clear()
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
    const { calls } = open({
      'collection.add': () => new Promise((_, reject) => (refuse = reject)),
    })
    fireEvent.click(screen.getByRole('button', { name: '收藏' }))
    await screen.findByRole('button', { name: '收藏', pressed: true })
    refuse(new Error('refused'))
    await screen.findByRole('button', { name: '收藏', pressed: false })
    expect(calls).toContainEqual(['collection.add', { goods: 1 }])
  })
})

describe('what one waits for', () => {
  const noted = { 'watch.list': { list: [] }, 'watch.set': {} }

  it('is asked for where all are sold out, each of them by itself', async () => {
    const gone = { ...goods, skus: goods.skus.map((each) => ({ ...each, stock: 0 })) }
    const { calls } = open(noted, gone)
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '到货提醒' }))
    const sheet = within(await screen.findByRole('dialog', { name: '商品提醒' }))
    expect(sheet.getAllByRole('switch', { name: /^到货提醒/ })).toHaveLength(4)
    fireEvent.click(sheet.getByRole('switch', { name: '到货提醒 黑 / 0.8' }))
    await waitFor(() =>
      expect(
        sheet.getByRole<HTMLInputElement>('switch', { name: '到货提醒 黑 / 0.8' }).checked,
      ).toBe(true),
    )
    expect(calls).toContainEqual(['watch.set', { productSn: '黑-0.8', kind: 'stock', isOn: true }])
  })

  it('is a lower price of the chosen one, too, and can be taken back', async () => {
    const { calls } = open({
      ...noted,
      'watch.list': { list: [{ productSn: '白-0.8', kind: 'price' }] },
    })
    fireEvent.click(screen.getByText('到货、降价时告诉我'))
    const sheet = within(await screen.findByRole('dialog', { name: '商品提醒' }))
    expect(sheet.getAllByRole('switch', { name: /^到货提醒/ })).toHaveLength(1)
    const price = sheet.getByRole<HTMLInputElement>('switch', { name: '降价提醒 白 / 0.8' })
    await waitFor(() => expect(price.checked).toBe(true))
    fireEvent.click(price)
    await waitFor(() => expect(price.checked).toBe(false))
    expect(calls).toContainEqual(['watch.set', { productSn: '白-0.8', kind: 'price', isOn: false }])
  })
})

describe('offers on the goods page', () => {
  const chip = { grantUuid: 'g'.repeat(22), text: '满 199 减 20' }
  const own = (drawn: boolean) => ({
    'coupon.forGoods': { coupons: [{ grantUuid: chip.grantUuid, drawn, left: true }], prices: [] },
  })

  it('tell of coupons only where there are any', async () => {
    open()
    expect(await screen.findByText('额定功率')).toBeTruthy()
    expect(screen.queryByText('促销')).toBeNull()
  })

  it.each([
    [false, '领券'],
    [true, '已领'],
  ])('say what this shopper can do about them: drawn %s', async (drawn, word) => {
    open(own(drawn), { ...goods, coupons: [chip] })
    act(() => finishInit(undefined))
    const row = (await screen.findByText('促销')).parentElement!
    await waitFor(() => expect(row.textContent).toBe(`促销${word}`))
  })
})
