import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { collectionCalls } from '@mallard/contract/catalog/collection/collection.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { agreedReturns } from '@mallard/testing/agreed-returns'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { ports } from '#app/ports.ts'
import { buyer, expectBooksToAgree, placeOrder } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { newGoods } from '#features/catalog/catalog/test-goods.ts'
import { isNamed } from './goods-remove.repo.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { db } = shop.services
const { url } = await fileMedia(db, 1)

afterAll(() => expectBooksToAgree(shop))

async function made(title: string) {
  const id = await newGoods(owner, url, title)
  const { skus, code } = await owner.data(goodsAdminCalls.detail, { id })
  const { rows } = await sql<{ id: number }>`select id from sku where goods_id = ${id}`.execute(db)
  const skuIds = rows.map((sku) => sku.id)
  return { id, title, code, isArchived: false, skuIds, productSn: skus[0]!.productSn }
}
const archive = (id: number) => owner.data(goodsAdminCalls.archive, { id, isArchived: true })
const remove = (id: number) => owner.call(goodsAdminCalls.remove, { id })

it('goods that nobody bought go with all that names them, and shoppers lose a line and a favourite', async () => {
  const goods = await made('无人问津壶')
  const { id, productSn } = goods
  const who = await buyer(shop)
  const kept = await made('还在的壶')
  await who.data(cartCalls.add, { goods: kept.productSn, qty: 1 })
  const { cartId: line } = await who.data(cartCalls.add, { goods: productSn, qty: 1 })
  await who.data(collectionCalls.add, { goods: id })
  const { flowId, cartId } = await who.data(checkoutCalls.checkout, { ids: [line] })
  const flow = await who.data(checkoutCalls.flow, { flowId, cartId })

  expect(await remove(id)).toMatchObject({ code: 500, reason: 'goodsNotArchived' })
  await archive(id)
  expect(await remove(id)).toMatchObject({ code: 200 })
  // The answer was lost, and it is asked again.
  expect(await remove(id)).toMatchObject({ code: 200 })

  for (const name of ports.goodsNames.filter(({ onDelete }) => onDelete !== 'stays'))
    expect([name, await isNamed(db, name, 1, goods)]).toEqual([name, false])
  expect(await owner.call(goodsAdminCalls.detail, { id })).toMatchObject({ reason: 'notFound' })
  const { list: log } = await owner.data(staffCalls.audit, { object: `goods ${id}` })
  expect(log[0]).toMatchObject({
    action: 'goods.remove',
    changes: { title: { before: goods.title, after: null } },
  })
  const { rows } = await sql`
    select 1 from media_use where kind = 'goods' and ref_id = ${id}`.execute(db)
  expect(rows).toEqual([])

  expect((await who.call(catalogCalls.detail, { id })).code).not.toBe(200)
  expect((await who.data(collectionCalls.list, {})).list).toEqual([])
  const submitted = await who.call(checkoutCalls.submit, {
    flowId,
    cartId,
    expectPayAmount: flow.amounts.payAmount,
    expectReturns: agreedReturns(flow),
  })
  expect(submitted.code).toBe(500)
  expect(submitted.reason).toBeDefined()
  // What else is in the cart can be bought.
  await placeOrder(who, [kept])
})

it('goods that were bought are kept, and each thing that keeps them is named', async () => {
  const goods = await made('卖过的壶')
  await placeOrder(await buyer(shop), [goods])
  await archive(goods.id)
  const refused = await remove(goods.id)
  expect(refused).toMatchObject({ code: 500, reason: 'goodsKept' })
  expect((refused.data as unknown as { what: string }).what.split('、').toSorted()).toEqual(
    ['库存变动', '订单'].toSorted(),
  )
  expect((await owner.data(goodsAdminCalls.detail, { id: goods.id })).archivedAt).not.toBeNull()
})

it('goods are deleted by who may change them in every store alone', async () => {
  const { id } = await made('权限壶')
  await archive(id)
  const local = await shop.staff('hangzhou')
  local.scope = { partnerId: 1, storeId: 2 }
  expect(await local.call(goodsAdminCalls.remove, { id })).toMatchObject({ reason: 'partnerWide' })
  expect((await owner.data(goodsAdminCalls.detail, { id })).archivedAt).not.toBeNull()
})
