import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { refreshListing } from '#features/catalog/catalog/index.ts'

const shop = await testShop()
const owner = await shop.staff()
const browser = await shop.visitor()
const fresh = 5000
afterAll(() => expectBooksToAgree(shop))

describe('the listing follows', () => {
  const [find, pause] = [
    async (input: InputOf<typeof searchCalls.productList>) =>
      (await browser.data(searchCalls.productList, { pageSize: 100, ...input })).list.map(
        ({ itemId }) => itemId,
      ),
    () => shop.clock.advance(fresh),
  ]

  it('goods that leave the shelf and come back', async () => {
    const [id] = (await find({ sort: 'newest' })) as [number]
    await owner.data(goodsAdminCalls.shelf, { id, onSale: false })
    pause()
    expect(await find({ sort: 'newest' })).not.toContain(id)
    await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
    pause()
    expect(await find({ sort: 'newest' })).toContain(id)
  })

  it('a price that changes while a discount runs, at the next pricing, and the end of the discount by the clock', async () => {
    const [id] = (await find({ sort: 'newest' })) as [number]
    await runPromotion(
      shop,
      owner,
      { type: 1, rule: { cut: 'price', value: 50 } },
      { endAt: shop.clock.now() + 10 * minute },
    )
    await shop.worker.runDue()
    const detail = await owner.data(goodsAdminCalls.detail, { id })
    const [sku] = detail.skus as [(typeof detail.skus)[number]]
    await owner.data(goodsAdminCalls.sku, {
      sn: sku.productSn,
      version: sku.version,
      salePrice: 20,
      listPrice: sku.listPrice,
      onHand: 100,
      onHandSeen: sku.onHand,
    })
    await shop.worker.runDue()
    pause()
    expect((await find({ sort: 'priceUp' }))[0]).toBe(id)
    shop.clock.advance(10 * minute)
    await shop.worker.runDue()
    pause()
    const { list } = await browser.data(searchCalls.productList, {
      sort: 'priceDown',
      pageSize: 5,
    })
    expect(list[0]!.price).toBeGreaterThan(50)
    await stopPromotions(owner)
  })

  it('goods that come into another category, at the price that they have elsewhere', async () => {
    const { db } = shop.services
    await runPromotion(shop, owner, { type: 1, rule: { cut: 'price', value: 10 } })
    await shop.worker.runDue()
    const [moved] = (await find({ sort: 'newest' })) as [number]
    const [other] = await sql<{ id: number }>`
      select id from category c where partner_id = 1 and parent_id is null
        and not exists (select 1 from listing where partner_id = 1 and store_id = 1
          and category_id = c.id and goods_id = ${moved})
      order by id limit 1`
      .execute(db)
      .then(({ rows }) => rows)
    await sql`update goods set category_id = ${other!.id} where partner_id = 1 and id = ${moved}`.execute(
      db,
    )
    await refreshListing(db, { partnerId: 1, storeId: 1 }, [moved])
    pause()
    const priceIn = async (categoryId?: number) =>
      (
        await browser.data(searchCalls.productList, {
          pageSize: 100,
          ...(categoryId && { categoryId }),
        })
      ).list.find(({ itemId }) => itemId === moved)?.price
    expect(await priceIn(other!.id)).toBe(await priceIn())
    expect(await priceIn()).toBe(10)
    await stopPromotions(owner)
  })
})
