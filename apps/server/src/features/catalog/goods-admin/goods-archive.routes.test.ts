import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { hour } from '@mallard/kernel'
import { afterAll, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const hangzhou = await shop.staff('owner', { partnerId: 1, storeId: 2 })
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const id = kettle.goodsId

afterAll(() => expectBooksToAgree(shop))

const archive = (isArchived: boolean) => owner.data(goodsAdminCalls.archive, { id, isArchived })
const listed = async (shelf: 'all' | 'off' | 'archived', q?: string) =>
  (await owner.data(goodsAdminCalls.list, { shelf, pageSize: 100, ...(q && { q }) })).list.map(
    ({ itemId }) => itemId,
  )
const skusFound = async (q: string) =>
  (await owner.data(promotionAdminCalls.skus, { q })).map(({ productSn }) => productSn)

it('archived goods leave every shelf and list, keep what shoppers have, and come back off the shelf', async () => {
  const { title } = await owner.data(goodsAdminCalls.detail, { id })
  const who = await buyer(shop)
  await who.data(cartCalls.add, { goods: kettle.productSn, qty: 1 })
  const { version } = (await owner.data(goodsAdminCalls.detail, { id })).shelfPlan
  const offAt = shop.clock.now() + hour
  await owner.data(goodsAdminCalls.planShelf, { id, version, onAt: null, offAt })
  const inStores = [owner, hangzhou]
  const onSale = async () =>
    Promise.all(
      inStores.map(async (each) => (await each.data(goodsAdminCalls.detail, { id })).onSale),
    )
  expect(await onSale()).toEqual([true, true])
  expect(await skusFound(kettle.productSn)).toContain(kettle.productSn)

  const at = shop.clock.now()
  expect(await archive(true)).toMatchObject({
    archivedAt: at,
    onSale: false,
    shelfPlan: { onAt: null, offAt: null },
  })
  // The answer was lost, and it is asked again.
  shop.clock.advance(1)
  expect(await archive(true)).toMatchObject({ archivedAt: at })
  expect(await onSale()).toEqual([false, false])
  expect(await listed('all')).not.toContain(id)
  expect(await listed('off')).not.toContain(id)
  expect(await listed('archived')).toEqual([id])
  expect(await listed('archived', title)).toEqual([id])
  const stock = await owner.data(stockAdminCalls.list, { q: kettle.productSn })
  expect(stock.list).toEqual([])
  expect(await skusFound(kettle.productSn)).not.toContain(kettle.productSn)
  const { list: log } = await owner.data(staffCalls.audit, { object: `goods ${id}` })
  expect(log[0]).toMatchObject({
    action: 'goods.archive',
    changes: {
      isArchived: { before: false, after: true },
      offInStores: { before: null, after: expect.arrayContaining([1, 2]) },
    },
  })
  expect(log.filter(({ action }) => action === 'goods.archive')).toHaveLength(1)

  const found = await who.data(searchCalls.productList, { pageSize: 100 })
  expect(found.list.map(({ itemId }) => itemId)).not.toContain(id)
  expect(await who.data(catalogCalls.detail, { id })).toMatchObject({ onSale: false })
  expect(await who.call(cartCalls.add, { goods: kettle.productSn, qty: 1 })).toMatchObject({
    reason: 'offShelf',
  })

  const refused = { code: 500, reason: 'goodsArchived' }
  expect(await owner.call(goodsAdminCalls.shelf, { id, onSale: true })).toMatchObject(refused)
  const now = (await owner.data(goodsAdminCalls.detail, { id })).shelfPlan
  const onAt = shop.clock.now() + hour
  expect(
    await owner.call(goodsAdminCalls.planShelf, { id, version: now.version, onAt, offAt: null }),
  ).toMatchObject(refused)

  expect(await archive(false)).toMatchObject({ archivedAt: null, onSale: false })
  expect(await listed('archived')).toEqual([])
  expect(await listed('off')).toContain(id)
  await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
  expect(await onSale()).toEqual([true, false])
})

it('goods are archived by who may change them in every store alone', async () => {
  const local = await shop.staff('hangzhou')
  local.scope = { partnerId: 1, storeId: 2 }
  expect(
    await local.call(goodsAdminCalls.archive, { id: cup.goodsId, isArchived: true }),
  ).toMatchObject({ reason: 'partnerWide' })
  expect(await listed('archived')).toEqual([])
})
