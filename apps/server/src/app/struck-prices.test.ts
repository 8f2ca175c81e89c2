import type { Call } from '@mallard/contract/api'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { second } from '@mallard/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { shownIn, testActivities } from './testing/test-activities.ts'
import { openRoom, runningBargain } from '#features/activities/bargain/test-bargain.ts'
import { applyingTrial } from '#features/activities/evaluate/test-evaluate.ts'
import { runningGift } from '#features/activities/gift/test-gift.ts'
import { runningSeckill } from '#features/activities/seckill/test-seckill.ts'
import { buyer, skusWithStock, type TestSku } from './testing/test-buyer.ts'
import { runPromotion, stopPromotions } from './testing/test-promotions.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const skus = (await skusWithStock(shop, 40)).filter(({ price }) => price > 2000)
const owner = await shop.staff()
const visitor = await shop.visitor()

let next = 0
const aSku = (): TestSku => skus[(next += 1)]!

afterEach(() => stopPromotions(owner))

/** Everyone pays so many fen for the SKU from now on. */
async function sellFor({ skuId }: TestSku, price: number): Promise<void> {
  const kind = { type: 1 as const, rule: { cut: 'price' as const, value: price } }
  await runPromotion(shop, owner, kind, { scope: 'sku', scopeIds: [skuId] })
  shop.clock.advance(5 * second)
}

const activities = await testActivities('struck')
const setUps = new Map(await testActivities('setUp'))

describe('what a price of an activity is struck against', () => {
  it.each(activities)('is what one pays without it: %s', async (_name, { begin }) => {
    const sku = aSku()
    const show = await begin({ shop, owner, visitor }, sku, aSku())
    expect(await show()).toMatchObject({ salePrice: sku.price })
    await sellFor(sku, 1500)
    expect(await show()).toMatchObject({ salePrice: 1500 })
    await stopPromotions(owner)
    await sellFor(sku, 900)
    expect(await show()).toBeUndefined()
  })

  it('is what is tried for nothing is worth', async () => {
    const sku = aSku()
    await sellFor(sku, 1500)
    const { id } = await applyingTrial(shop, owner, sku)
    const { evaluate } = await visitor.data(evaluateCalls.detail, { id })
    expect(evaluate).toMatchObject({ salePrice: 1500 })
    const { list } = await visitor.data(evaluateCalls.list, { pageSize: 100 })
    expect(shownIn(list, sku)).toMatchObject({ salePrice: 1500 })
  })

  it('is what a gift is worth', async () => {
    const sku = skus[0]!
    await sellFor(sku, 1500)
    await runningGift(shop, owner, { skuId: sku.skuId })
    const { gift } = await visitor.data(giftCalls.newArrival, {})
    expect(gift).toMatchObject({ salePrice: 1500 })
  })
})

describe('an activity dearer than what one pays without it', () => {
  const dear = activities.flatMap(([name, { dear: refused }]) =>
    refused ? [[name, refused] as const] : [],
  )

  it.each(dear)('is refused while it is set up: %s', async (name, refused) => {
    const sku = aSku()
    await sellFor(sku, 900)
    const { calls, setup } = setUps.get(name)!
    const [change, reason] = refused(sku)
    const { save } = calls as { readonly save: Call }
    const answer = await owner.call(save, { ...setup(shop, sku), ...change } as never)
    expect(answer.reason).toBe(reason)
  })

  it('is seen by no list and no goods page', async () => {
    const sku = skus[0]!
    await runningSeckill(shop, owner, [sku], { price: 1000 })
    const tagOf = async () => {
      const { list } = await visitor.data(searchCalls.productList, { pageSize: 100 })
      const { skus: all } = await visitor.data(catalogCalls.detail, { id: sku.goodsId })
      const card = list.find(({ itemId }) => itemId === sku.goodsId)
      return [
        // The card shows another SKU where that is the cheapest one.
        card?.productSn === sku.productSn ? card.promotionTag : undefined,
        all.find(({ productSn }) => productSn === sku.productSn)?.activity?.tag,
        all.filter(({ activity }) => activity).length,
      ]
    }
    shop.clock.advance(5 * second)
    const [card, page, marked] = await tagOf()
    expect([page, marked]).toEqual(['秒杀¥10', 1])
    await sellFor(sku, 900)
    const after = await tagOf()
    expect(after.slice(1)).toEqual([undefined, 0])
    if (card !== undefined) expect([card, after[0]]).toEqual(['秒杀¥10', '限时价'])
  })
})

describe('a room of a bargain', () => {
  it('begins at what one pays without it', async () => {
    const sku = aSku()
    const { id } = await runningBargain(shop, owner, sku)
    await sellFor(sku, 1500)
    const browser = await buyer(shop)
    const bargainRoomId = await openRoom(browser, id)
    const { room } = await browser.data(bargainCalls.room, { bargainRoomId })
    expect(room).toMatchObject({
      currentPrice: 1500,
      bargain: { startPrice: 1500, salePrice: 1500 },
    })
  })
})
