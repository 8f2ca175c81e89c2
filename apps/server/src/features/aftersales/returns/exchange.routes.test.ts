import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, placeOrder, setStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const admin = await shop.staff()
let parcels = 0

interface Known {
  readonly skuId: number
  readonly productSn: string
  readonly price: number
  readonly goodsId: number
}

/**
 * SKUs of one goods item that store 1-1 sells at two prices, with at least two at the first one's.
 */
async function skusOfTwoPrices(): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select k.id as "skuId", k.product_sn as "productSn", s.sale_price as price, k.goods_id as "goodsId"
    from sku k join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = k.id
    where k.goods_id = (
      select k.goods_id from sku k join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = k.id
      join goods g on g.id = k.goods_id join store_goods sg on sg.partner_id = 1 and sg.store_id = 1 and sg.goods_id = g.id
      where g.max_per_user = 0 and sg.on_sale
      group by k.goods_id having count(distinct s.sale_price) > 1 and count(*) > count(distinct s.sale_price)
      order by k.goods_id limit 1)
    order by count(*) over (partition by s.sale_price) desc, s.sale_price, k.sort, k.id`.execute(
    shop.services.db,
  )
  return rows
}

const skus = await skusOfTwoPrices()
const [bought, wanted] = skus
const dearer = skus.find(({ price }) => price !== bought?.price)
if (!bought || !wanted || !dearer || wanted.price !== bought.price)
  throw new Error('the demo world has no goods at two prices')

afterAll(() => expectBooksToAgree(shop))
beforeEach(async () => {
  for (const { skuId } of skus) await setStock(shop, skuId, 100)
})

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `YT${String((parcels += 1)).padStart(10, '3')}`,
})
const because = { reasonCode: 'size', desc: '' }

async function left(skuId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select on_hand - reserved as n from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!.n
}

/** An order that was sent, with its one item. */
async function sent(quantity = 2): Promise<{ browser: Caller; sn: string; orderItemId: number }> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ productSn: bought!.productSn, quantity }])
  await pay(shop, browser, sn)
  await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
  const { items } = await browser.data(orderCalls.detail, { sn })
  return { browser, sn, orderItemId: items[0]!.id }
}

/** Asked for, agreed to and on its way back. */
async function comingBack(num = 1, exchangeProductSn = wanted!.productSn) {
  const order = await sent()
  const { applyId } = await order.browser.data(returnsCalls.v2Apply, {
    orderItemId: order.orderItemId,
    num,
    type: 2,
    exchangeProductSn,
    ...because,
  })
  await admin.data(returnsAdminCalls.agree, { applyId })
  await order.browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
  return {
    ...order,
    applyId,
    lines: [{ orderItemId: order.orderItemId, received: num, sellable: num }],
  }
}

describe('an exchange', () => {
  it('offers the variants of that price with what is left of them, and none of another price', async () => {
    await setStock(shop, wanted.skuId, 0)
    const { browser, orderItemId } = await sent()
    const { variants } = await browser.data(returnsCalls.v2OrderDetail, { orderItemId })
    const known = skus
      .filter(({ price }) => price === bought.price)
      .map(({ productSn }) => productSn)
    expect(variants.map(({ productSn }) => productSn).toSorted()).toEqual(known.toSorted())
    expect(variants.filter(({ isSame }) => isSame).map(({ productSn }) => productSn)).toEqual([
      bought.productSn,
    ])
    expect(variants.find(({ productSn }) => productSn === wanted.productSn)).toMatchObject({
      stock: 0,
      productAttr: expect.stringMatching(/./),
    })
  })

  it('offers none before the goods were sent', async () => {
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ productSn: bought.productSn }])
    await pay(shop, browser, sn)
    const { items } = await browser.data(orderCalls.detail, { sn })
    expect(
      await browser.data(returnsCalls.v2OrderDetail, { orderItemId: items[0]!.id }),
    ).toMatchObject({ types: [{ type: 4 }], variants: [] })
  })

  it('sends the variant that was chosen, takes its stock, and puts back what came', async () => {
    const { browser, applyId, lines } = await comingBack()
    const exchange = { productSn: wanted.productSn, productAttr: expect.stringMatching(/./) }
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      exchange,
      items: [{ productSn: bought.productSn }],
    })
    expect(await admin.data(returnsAdminCalls.detail, { applyId })).toMatchObject({ exchange })
    expect((await admin.data(returnsAdminCalls.list, { q: applyId })).list).toMatchObject([
      { exchange },
    ])
    const before = { bought: await left(bought.skuId), wanted: await left(wanted.skuId) }
    const { exchangeOrderSn } = await admin.data(returnsAdminCalls.receive, { applyId, lines })
    const order = await browser.data(orderCalls.detail, { sn: exchangeOrderSn! })
    const [told] = (await browser.data(returnsCalls.v2List, {})).list
    expect(order.items).toMatchObject([
      {
        productSn: wanted.productSn,
        productAttr: told!.exchange!.productAttr,
        pic: told!.exchange!.pic,
        productQuantity: 1,
      },
    ])
    expect(order.amounts.payAmount).toBe(0)
    expect(await left(wanted.skuId)).toBe(before.wanted - 1)
    await admin.data(orderAdminCalls.ship, { sn: exchangeOrderSn!, ...waybill() })
    await shop.dispatch()
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
    expect(await left(bought.skuId)).toBe(before.bought + 1)
    expect(await left(wanted.skuId)).toBe(before.wanted - 1)
  })

  it('is of the same variant where none is named', async () => {
    const { browser, orderItemId } = await sent()
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId,
      num: 1,
      type: 2,
      ...because,
    })
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      exchange: { productSn: bought.productSn },
    })
    const named = { orderItemId, num: 1, type: 2, ...because, exchangeProductSn: bought.productSn }
    expect(await browser.data(returnsCalls.v2Apply, named)).toEqual({ applyId })
  })

  it('asked for again is the same one, and for another variant is refused while it is open', async () => {
    const { browser, orderItemId } = await sent()
    const asked = { orderItemId, num: 1, type: 2, exchangeProductSn: wanted.productSn, ...because }
    const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
    expect(await browser.data(returnsCalls.v2Apply, asked)).toEqual({ applyId })
    expect(
      await browser.call(returnsCalls.v2Apply, { ...asked, exchangeProductSn: bought.productSn }),
    ).toMatchObject({ code: 500, reason: 'notReturnable' })
    expect((await browser.data(returnsCalls.v2List, {})).list).toMatchObject([
      { applyId, exchange: { productSn: wanted.productSn } },
    ])
  })

  it('takes no variant of another price, of other goods or that is sold out, and none where nothing is exchanged', async () => {
    const { browser, orderItemId } = await sent()
    const asked = { orderItemId, num: 2, type: 2, ...because }
    const { rows } = await sql<{ productSn: string }>`
      select k.product_sn as "productSn" from sku k join store_sku s on s.partner_id = 1 and s.store_id = 1 and s.sku_id = k.id
      where k.partner_id = 1 and k.goods_id <> ${bought.goodsId} order by k.id limit 1`.execute(
      shop.services.db,
    )
    const refusal = async (exchangeProductSn: string) =>
      browser.call(returnsCalls.v2Apply, { ...asked, exchangeProductSn })
    expect(await refusal(dearer.productSn)).toMatchObject({ code: 500, reason: 'notExchangeable' })
    expect(await refusal(rows[0]!.productSn)).toMatchObject({ reason: 'notExchangeable' })
    expect(await refusal('NO-SUCH-SKU')).toMatchObject({ reason: 'notExchangeable' })
    await setStock(shop, wanted.skuId, 1)
    expect(await refusal(wanted.productSn)).toMatchObject({
      reason: 'notEnoughStock',
      message: '库存不足，仅剩1件',
    })
    await setStock(shop, wanted.skuId, 0)
    expect(await refusal(wanted.productSn)).toMatchObject({ reason: 'soldOut' })
    const back = { ...asked, type: 1, exchangeProductSn: wanted.productSn }
    expect(await browser.call(returnsCalls.v2Apply, back)).toMatchObject({ reason: 'badInput' })
    expect((await browser.data(returnsCalls.v2List, {})).total).toBe(0)
  })

  it('waits in the store when the variant ran out in the meantime, and is sent once it is there again', async () => {
    const { browser, applyId, lines } = await comingBack()
    await setStock(shop, wanted.skuId, 0)
    expect(await admin.call(returnsAdminCalls.receive, { applyId, lines })).toMatchObject({
      code: 500,
      reason: 'soldOut',
    })
    expect(await admin.data(returnsAdminCalls.detail, { applyId })).toMatchObject({
      status: 1,
      inspected: [],
      exchangeOrderSn: null,
    })
    await setStock(shop, wanted.skuId, 1)
    const { exchangeOrderSn } = await admin.data(returnsAdminCalls.receive, { applyId, lines })
    expect((await browser.data(orderCalls.detail, { sn: exchangeOrderSn! })).items).toMatchObject([
      { productSn: wanted.productSn },
    ])
    expect(await left(wanted.skuId)).toBe(0)
  })
})
