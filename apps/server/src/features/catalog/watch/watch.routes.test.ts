import { watchCalls } from '@mallard/contract/catalog/watch/watch.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { watchDays } from '@mallard/contract/catalog/watch/watch.codes'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buyer, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { watchFeature } from './feature.ts'
import { watchJobs } from './watch.jobs.ts'

const shop = await testShop()
const { db } = shop.services
const [first, second] = await skusWithStock(shop, 2)

const stockOf = (skuId: number, onHand: number) =>
  sql`update store_sku set on_hand = ${onHand}, reserved = 0 where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    db,
  )
const priceOf = (skuId: number, change: number) =>
  sql`update store_sku set sale_price = sale_price + ${change} where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    db,
  )
const titlesOf = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, { kind: 'activity' })).list.map(({ title }) => title)
const wishesOf = async (browser: Caller, { goodsId: itemId } = first!) =>
  (await browser.data(watchCalls.list, { itemId })).list
async function minutePasses() {
  shop.clock.advance(minute)
  await watchJobs(shop.services)['watch.tell'].run({ payload: {}, attempt: 1 } as never)
}

it('tells once that a SKU is there again, to those who still wait', async () => {
  const { productSn, skuId } = first!
  const [ana, ben, cam] = [await buyer(shop), await buyer(shop), await buyer(shop)]
  const wish = { productSn, kind: 'stock', isOn: true } as const
  expect(await ana.call(watchCalls.set, wish)).toMatchObject({ reason: 'inStockNow' })
  await stockOf(skuId, 0)
  for (const who of [ana, ana, ben, cam]) await who.data(watchCalls.set, wish)
  expect(await wishesOf(ana)).toEqual([{ productSn, kind: 'stock' }])
  const stock = await (await shop.staff()).data(stockAdminCalls.list, { q: productSn })
  expect(stock.list.find((row) => row.productSn === productSn)).toMatchObject({ waiting: 3 })
  await ben.data(watchCalls.set, { ...wish, isOn: false })
  await minutePasses()
  expect(await titlesOf(ana)).toEqual([])
  await stockOf(skuId, 5)
  await minutePasses()
  await stockOf(skuId, 0)
  await minutePasses()
  await stockOf(skuId, 5)
  await minutePasses()
  expect([await titlesOf(ana), await titlesOf(ben), await titlesOf(cam)]).toEqual([
    ['您等的商品到货了'],
    [],
    ['您等的商品到货了'],
  ])
  expect(await wishesOf(ana)).toEqual([])
})

it('tells that it costs less than when it was asked for, and not before', async () => {
  const { productSn, skuId } = second!
  const ana = await buyer(shop)
  await ana.data(watchCalls.set, { productSn, kind: 'price', isOn: true })
  await priceOf(skuId, 500)
  await minutePasses()
  await priceOf(skuId, -500)
  await minutePasses()
  expect(await titlesOf(ana)).toEqual([])
  await priceOf(skuId, -100)
  await minutePasses()
  await minutePasses()
  expect(await titlesOf(ana)).toEqual(['您关注的商品降价了'])
})

it('knows no SKU of another shop, no stranger, and an end of wishes', async () => {
  const ana = await buyer(shop)
  const wish = { productSn: second!.productSn, kind: 'price', isOn: true } as const
  expect(await ana.call(watchCalls.set, { ...wish, productSn: 'NO-SUCH' })).toMatchObject({
    reason: 'notFound',
  })
  expect(await (await shop.visitor()).call(watchCalls.set, wish)).toMatchObject({ code: 401 })
  await ana.data(watchCalls.set, wish)
  await sql`
    insert into goods_watch (partner_id, store_id, member_id, sku_id, kind, price, created_at)
    select 1, 1, w.member_id, k.id, 'stock', 1, w.created_at from goods_watch w, sku k where k.partner_id = 1 and w.id = (select max(id) from goods_watch) order by k.id limit 99`.execute(
    db,
  )
  expect(await ana.call(watchCalls.set, wish)).toMatchObject({ code: 200 })
  expect(await ana.call(watchCalls.set, { ...wish, productSn: first!.productSn })).toMatchObject({
    reason: 'tooManyWatches',
  })
})

it('is forgotten after half a year', async () => {
  const ana = await buyer(shop)
  await ana.data(watchCalls.set, { productSn: second!.productSn, kind: 'price', isOn: true })
  expect(await wishesOf(ana, second)).toHaveLength(1)
  const sweep = watchFeature.retention.goods_watch
  await sweep(db, shop.clock.now() + (watchDays - 1) * day, 1000)
  expect(await wishesOf(ana, second)).toHaveLength(1)
  await sweep(db, shop.clock.now() + (watchDays + 1) * day, 1000)
  expect(await wishesOf(ana, second)).toEqual([])
})
