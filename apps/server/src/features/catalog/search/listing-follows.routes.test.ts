import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

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
})
