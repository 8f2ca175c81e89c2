import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { levelPriceAdminCalls } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { expect, it } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { adminTag } from '../cache-tags.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)

/** What is kept for a partner, drawn anew or as it was. */
const draw = (text: string, partnerId = 1) =>
  shop.services.documents.get(`page ${partnerId}`, 60_000, async () => text, [adminTag(partnerId)])

it('keeps what was drawn while staff only ask, and draws it again once they change something', async () => {
  const owner = await shop.staff()
  await draw('old')
  await draw('other', 2)
  await owner.data(promotionAdminCalls.trial, {
    items: [{ productSn: sku!.productSn, quantity: 1 }],
    at: shop.clock.now(),
  })
  expect(await draw('new')).toBe('old')
  const change = { skuId: sku!.skuId, code: 'v4', seen: null, price: sku!.price }
  await owner.data(levelPriceAdminCalls.save, { changes: [{ ...change, price: sku!.price - 1 }] })
  expect(await draw('new')).toBe('new')
  expect(await draw('new', 2)).toBe('other')
  expect(await owner.call(levelPriceAdminCalls.save, { changes: [change] })).not.toMatchObject({
    code: 200,
  })
  expect(await draw('newer')).toBe('new')
})
