import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { keptOf, type ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { agreedReturns } from '@mallard/testing/agreed-returns'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, it } from 'vitest'
import {
  exchange,
  givePoints,
  upForPoints,
} from '#features/activities/points-shop/test-points-shop.ts'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const { db } = shop.services
const food: ReturnPolicy = { exemptByNature: true, reason: '拆封食品', reasonEn: 'opened food' }
const foodText = '不支持7天无理由退货：拆封食品'

/** What staff promise of the kettle from now on. */
async function promise(policy: ReturnPolicy): Promise<void> {
  const owner = await shop.staff()
  const goods = await goodsToSave(owner, kettle!.goodsId)
  await owner.data(goodsAdminCalls.save, { ...goods, returnPolicy: policy })
}

async function opened(browser: Caller) {
  const named = await browser.data(checkoutCalls.checkout, {
    productSn: kettle!.productSn,
    quantity: 1,
  })
  return { named, flow: await browser.data(checkoutCalls.flow, named) }
}
const lineOf = async (browser: Caller, sn: string) =>
  (await browser.data(orderCalls.detail, { sn })).items[0]!
const isAgreed = async (sn: string) => {
  const { rows } = await sql<{ agreed: boolean }>`
    select i.is_return_agreed as agreed from order_item i join orders o on o.id = i.order_id where o.order_sn = ${sn}`.execute(
    db,
  )
  return rows.map(({ agreed }) => agreed)
}

afterEach(() => promise({ days: 7 }))
afterAll(() => expectBooksToAgree(shop))

it('what does not come back by its nature says so everywhere, and is ordered with a tick alone', async () => {
  await promise(food)
  const browser = await buyer(shop)
  const goods = await browser.data(catalogCalls.detail, { id: kettle.goodsId })
  expect(goods).toMatchObject({ returnPolicy: food })
  expect(goods.services[0]).toBe(foodText)
  await browser.data(cartCalls.add, { goods: kettle.productSn, qty: 1 })
  const { groups } = await browser.data(cartCalls.list, {})
  expect(groups[0]!.lines[0]).toMatchObject({ returnText: foodText })
  const { named, flow } = await opened(browser)
  expect(flow.lines[0]).toMatchObject({ returnPolicy: food, returnText: foodText })
  const seen = agreedReturns(flow)
  const unticked = seen.map((each) => ({ ...each, isAgreed: false }))
  for (const expectReturns of [undefined, [], unticked])
    expect(await browser.call(checkoutCalls.submit, { ...named, expectReturns })).toMatchObject({
      code: 500,
      reason: 'returnTickNeeded',
      message: expect.stringContaining('请先确认该商品不支持7天无理由退货'),
    })
  const wanted = { ...named, expectReturns: seen }
  const { orderSn } = await browser.data(checkoutCalls.submit, wanted)
  expect(await browser.data(checkoutCalls.submit, wanted)).toMatchObject({ orderSn })
  await promise({ days: 30 })
  expect(await lineOf(browser, orderSn)).toMatchObject({ returnPolicy: food, returnText: foodText })
  expect(await isAgreed(orderSn)).toEqual([true])
})

it.each<[string, ReturnPolicy, ReturnPolicy]>([
  ['fewer days', { days: 15 }, { days: 7 }],
  ['none by law', { days: 7 }, { exempt: 'custom' }],
  ['none by nature', { days: 7 }, food],
  ['another reason', food, { exemptByNature: true, reason: '贴身用品', reasonEn: '' }],
])(
  'a promise that staff lower to %s while a checkout is open is asked about',
  async (_, was, now) => {
    await promise(was)
    const browser = await buyer(shop)
    const { named, flow } = await opened(browser)
    await promise(now)
    expect(
      await browser.call(checkoutCalls.submit, { ...named, expectReturns: agreedReturns(flow) }),
    ).toMatchObject({ code: 500, reason: 'returnPolicyChanged' })
    const fresh = await browser.data(checkoutCalls.flow, named)
    expect(fresh.lines[0]!.returnPolicy).toEqual(now)
    const { orderSn } = await browser.data(checkoutCalls.submit, {
      ...named,
      expectReturns: agreedReturns(fresh),
    })
    expect((await lineOf(browser, orderSn)).returnPolicy).toEqual(now)
    expect(await isAgreed(orderSn)).toEqual(['exemptByNature' in now])
  },
)

it('a promise that staff raise meanwhile is kept without asking', async () => {
  await promise({ exempt: 'custom' })
  const browser = await buyer(shop)
  const { named, flow } = await opened(browser)
  await promise({ days: 15 })
  const { orderSn } = await browser.data(checkoutCalls.submit, {
    ...named,
    expectReturns: agreedReturns(flow),
  })
  expect(await lineOf(browser, orderSn)).toMatchObject({
    returnPolicy: { days: 15 },
    returnText: '15天无理由退货',
  })
})

it('made to order comes back for a fault of the store, and for no other reason', async () => {
  await promise({ exempt: 'custom' })
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [kettle])
  await pay(shop, browser, sn)
  await (
    await shop.staff()
  ).data(orderAdminCalls.ship, {
    sn,
    companyCode: 'yuantong',
    deliverySn: 'YT0000000186',
  })
  await browser.data(orderCalls.confirm, { sn })
  const { id: orderItemId } = await lineOf(browser, sn)
  const { types } = await browser.data(returnsCalls.v2OrderDetail, { orderItemId })
  expect(types.map(({ type, isFaultOnly }) => [type, isFaultOnly])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
  ])
  const reasons = await browser.data(returnsCalls.v2Reason, { type: 1, isFaultOnly: 'true' })
  expect(reasons.map(({ code }) => code)).toEqual(['broken', 'quality', 'different', 'wrongGoods'])
  const asked = { orderItemId, num: 1, type: 1, desc: '', pics: [] }
  for (const reasonCode of ['unwanted', 'size', 'other'])
    expect(await browser.call(returnsCalls.v2Apply, { ...asked, reasonCode })).toMatchObject({
      reason: 'returnForFaultOnly',
    })
  await browser.data(returnsCalls.v2Apply, { ...asked, reasonCode: 'quality' })
})

it('who was not asked, as where goods are had for points, has the days of the law', async () => {
  await promise(food)
  const owner = await shop.staff()
  const browser = await shop.shopper()
  await browser.data(addressCalls.save, hangzhou)
  await givePoints(shop, browser, 5000)
  const { id } = await upForPoints(shop, owner, { skuId: kettle.skuId })
  const answer = await exchange(browser, id)
  const { orderSn } = answer.data as { orderSn: string }
  expect(await lineOf(browser, orderSn)).toMatchObject({ returnPolicy: { days: 7 } })
  expect(await isAgreed(orderSn)).toEqual([false])
  expect(keptOf(food).afterSaleDays).toBe(7)
})
