import { randomUUID } from 'node:crypto'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { hour, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { buyer, skusWithStock } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
const owner = await shop.staff()
const visitor = await shop.visitor()
const half = { type: 1 as const, rule: { cut: 'bp' as const, value: 5000 } }
const card = async () =>
  (await visitor.data(searchCalls.productList, { pageSize: 100 })).list.find(
    ({ itemId }) => itemId === kettle!.goodsId,
  )!
const prices = async (sort: 'priceUp' | 'priceDown', more: { priceMax?: number } = {}) =>
  (await visitor.data(searchCalls.productList, { pageSize: 100, sort, ...more })).list.map(
    ({ price }) => price,
  )

afterEach(() => stopPromotions(owner))

describe('prices that everyone sees', () => {
  it('are those of the running discount in lists and on the goods page, with its name', async () => {
    const before = await card()
    await runPromotion(shop, owner, half, {
      scope: 'sku',
      scopeIds: await skuIdsOf(kettle!.goodsId),
    })
    const after = await card()
    expect(after).toMatchObject({
      price: Math.floor(before.price / 2),
      listPrice: before.listPrice,
      promotionTag: '限时5折',
    })
    const goods = await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })
    expect(goods).toMatchObject({
      price: after.price,
      promotionTag: '限时5折',
      promotions: [{ type: 1, text: '限时5折' }],
    })
    for (const { price, salePrice } of goods.skus) expect(price).toBe(Math.floor(salePrice! / 2))
  })

  it('sort and filter by what is to pay', async () => {
    const goods = await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })
    await runPromotion(
      shop,
      owner,
      { type: 1, rule: { cut: 'price', value: 1 } },
      { scope: 'category', scopeIds: [goods.categoryId] },
    )
    await shop.worker.runDue()
    const up = await prices('priceUp')
    expect(up[0]).toBe(1)
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(await prices('priceDown')).toEqual([...up].reverse())
    const cheap = await prices('priceUp', { priceMax: 1 })
    expect(cheap).toEqual(up.filter((price) => price === 1))
    const facets = await visitor.data(searchCalls.searchCategoryList, {
      categoryId: goods.categoryId,
    })
    expect(facets.facets).toMatchObject({ priceMin: 1, priceMax: 1 })
  })

  it('follow the clock within the time that lists are kept', async () => {
    const before = await card()
    await runPromotion(shop, owner, half, {
      startAt: shop.clock.now() + hour,
      endAt: shop.clock.now() + 2 * hour,
    })
    expect((await card()).price).toBe(before.price)
    shop.clock.advance(hour + 6 * second)
    expect((await card()).price).toBe(Math.floor(before.price / 2))
    shop.clock.advance(hour)
    expect((await card()).price).toBe(before.price)
  })

  it('tell of reductions and gifts by a tag, and change nothing in the price', async () => {
    const before = await card()
    await runPromotion(shop, owner, {
      type: 2,
      rule: { by: 'amount', tiers: [{ over: 30_000, cut: 'off', value: 5000 }] },
    })
    expect(await card()).toMatchObject({ price: before.price, promotionTag: '满300减50' })
    expect(await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })).toMatchObject({
      promotions: [{ tag: '满300减50', text: '满300元减50元' }],
    })
  })

  it('name the levels that pay less', async () => {
    expect((await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })).memberPrices).toEqual(
      [],
    )
    await sql`update level set discount_bp = 9500 where partner_id = 1 and code = 'v4'`.execute(
      shop.services.db,
    )
    shop.clock.advance(5 * second)
    expect((await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })).memberPrices).toEqual(
      [{ name: '知己', bp: 9500, prices: {} }],
    )
  })
})

describe('the back office', () => {
  it('says which promotion wins on the same goods', async () => {
    const small = {
      type: 2 as const,
      rule: { by: 'amount' as const, tiers: [{ over: 1, cut: 'off' as const, value: 300 }] },
    }
    const first = await runPromotion(shop, owner, small)
    const {
      id: _id,
      version: _version,
      state: _state,
      skus: _skus,
      ...setup
    } = await owner.data(promotionAdminCalls.detail, { id: first.id })
    const kind = {
      type: 2 as const,
      rule: { by: 'amount' as const, tiers: [{ over: 1, cut: 'off' as const, value: 500 }] },
    }
    const clashes = await owner.data(promotionAdminCalls.clashes, {
      ...setup,
      id: 0,
      version: 0,
      kind,
      scope: 'sku',
      scopeIds: [kettle!.skuId],
    })
    expect(clashes).toMatchObject([
      {
        id: first.id,
        effect: 'competes',
        goods: 1,
        first: 'other',
        savings: { this: 500, other: 300 },
      },
    ])
    const gift = {
      type: 4 as const,
      rule: { by: 'quantity' as const, tiers: [{ over: 1, skuId: kettle!.skuId, quantity: 1 }] },
    }
    expect(
      await owner.data(promotionAdminCalls.clashes, { ...setup, id: 0, version: 0, kind: gift }),
    ).toMatchObject([{ effect: 'adds', savings: null }])
    owner.cookies.set('lang', 'en')
    expect(
      await owner.data(promotionAdminCalls.clashes, { ...setup, id: 0, version: 0, kind }),
    ).toMatchObject([{ text: '¥3 off over ¥0.01' }])
    owner.cookies.delete('lang')
    const later = { startAt: setup.endAt, endAt: setup.endAt + hour }
    expect(
      await owner.data(promotionAdminCalls.clashes, {
        ...setup,
        id: 0,
        version: 0,
        kind,
        ...later,
      }),
    ).toEqual([])
  })

  it('tries a basket out by the rules that price orders, and says what did nothing', async () => {
    await runPromotion(shop, owner, half, { scope: 'sku', scopeIds: [kettle!.skuId], name: '半价' })
    await runPromotion(
      shop,
      owner,
      { type: 2, rule: { by: 'amount', tiers: [{ over: 100_000_000, cut: 'off', value: 1 }] } },
      { name: '够不到' },
    )
    const asked = {
      items: [{ productSn: kettle!.productSn, quantity: 2 }],
      at: shop.clock.now(),
      countyCode: '330106',
    }
    const trial = await owner.data(promotionAdminCalls.trial, asked)
    const off = kettle!.price - Math.floor(kettle!.price / 2)
    expect(trial.lines).toMatchObject([
      { promotionAmount: 2 * off, promotions: [{ name: '半价', amount: 2 * off }] },
    ])
    expect(trial.idle).toMatchObject([{ name: '够不到', reason: 'notReached' }])
    expect(
      await owner.call(promotionAdminCalls.trial, {
        ...asked,
        items: [{ productSn: 'no-such', quantity: 1 }],
      }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it('refuses what cannot be, and changes nothing', async () => {
    const now = shop.clock.now()
    const save = (part: object) => runPromotion(shop, owner, half, part)
    await expect(save({ endAt: now - 2 * hour })).rejects.toThrow('badInput')
    await expect(save({ scope: 'sku', scopeIds: [] })).rejects.toThrow('badInput')
    await expect(save({ scope: 'sku', scopeIds: [2_147_483_647] })).rejects.toThrow('notFound')
    await expect(save({ scope: 'category', scopeIds: [2_147_483_647] })).rejects.toThrow('notFound')
    expect((await owner.data(promotionAdminCalls.list, { state: 'RUN' })).list).toEqual([])
  })
})

async function skuIdsOf(goodsId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from sku where goods_id = ${goodsId}`.execute(shop.services.db)
  return rows.map(({ id }) => id)
}

describe('a promotion of a category', () => {
  it('holds for what comes under it, and no longer for what leaves it, in the next cart and order', async () => {
    const browser = await buyer(shop)
    const { categoryId } = await visitor.data(catalogCalls.detail, { id: kettle!.goodsId })
    const parent = await owner.data(categoryAdminCalls.save, {
      requestId: randomUUID(),
      version: 0,
      parentId: 0,
      name: '新上级',
      nameEn: 'New above',
      pic: '',
    })
    await runPromotion(shop, owner, half, { scope: 'category', scopeIds: [parent.id] })
    await browser.data(cartCalls.add, { goods: kettle!.productSn, qty: 1 })
    const saved = async () => (await browser.data(cartCalls.list, {})).amounts.promotionAmount
    const before = await saved()
    const move = (parentId: number) =>
      owner.data(categoryAdminCalls.move, { id: categoryId, parentId, place: 0 })
    const { categories } = await owner.data(categoryAdminCalls.list, {})
    const home = categories.find(({ id }) => id === categoryId)!.parentId

    const seen = await browser.data(checkoutCalls.checkout, {
      productSn: kettle!.productSn,
      quantity: 1,
    })
    const { payAmount } = (await browser.data(checkoutCalls.flow, seen)).amounts
    await move(parent.id)
    expect(await saved()).toBeGreaterThan(before)
    expect(
      await browser.call(checkoutCalls.submit, { ...seen, expectPayAmount: payAmount }),
    ).toMatchObject({ reason: 'priceChanged' })
    await move(home)
    expect(await saved()).toBe(before)
  })
})
