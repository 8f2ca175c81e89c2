import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { second } from '@mallard/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import {
  bargainSetup,
  openRoom,
  runningBargain,
} from '#features/activities/bargain/test-bargain.ts'
import { applyingTrial } from '#features/activities/evaluate/test-evaluate.ts'
import { runningGift } from '#features/activities/gift/test-gift.ts'
import { groupSetup, runningGroup } from '#features/activities/group-buy/test-group.ts'
import { employee, sellAt } from '#features/activities/inner-buy/test-inner.ts'
import { pointsSetup, upForPoints } from '#features/activities/points-shop/test-points-shop.ts'
import { postageSetup, runningPostage } from '#features/activities/postage/test-postage.ts'
import { runningSeckill, seckillSetup } from '#features/activities/seckill/test-seckill.ts'
import { buyer, skusWithStock, type TestSku } from './testing/test-buyer.ts'
import { runPromotion, stopPromotions } from './testing/test-promotions.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 12)
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

const shownIn = <Row extends { readonly productSn: string | null }>(
  list: readonly Row[],
  sku: TestSku,
) => list.find(({ productSn }) => productSn === sku.productSn)

/** What an activity shows of a SKU that it sells for 1000 fen; undefined: nothing. */
type Shown = { readonly productSn: string | null; readonly salePrice?: number } | undefined
const activities: readonly (readonly [
  name: string,
  begin: (sku: TestSku) => Promise<() => Promise<Shown>>,
])[] = [
  [
    'flash sale',
    async (sku) => {
      await runningSeckill(shop, owner, [sku], { price: 1000 })
      return async () => {
        const { sessions } = await visitor.data(seckillCalls.seckillList, {})
        return shownIn(
          sessions.flatMap(({ goods }) => goods),
          sku,
        )
      }
    },
  ],
  [
    'group buying',
    async (sku) => {
      const { urlCode } = await runningGroup(shop, owner, [sku])
      return async () => {
        const { goods } = await visitor.data(groupActivityCalls.list, { urlCode })
        return shownIn(goods, sku)
      }
    },
  ],
  [
    'bargain',
    async (sku) => {
      await runningBargain(shop, owner, sku)
      const other = await runningBargain(shop, owner, aSku())
      return async () => {
        const { others } = await visitor.data(bargainCalls.list, { bargainId: other.id })
        return shownIn(others, sku)
      }
    },
  ],
  [
    'trial',
    async (sku) => {
      await runningPostage(shop, owner, sku, { postageAmount: 1000 })
      const other = await runningPostage(shop, owner, aSku(), { postageAmount: 100 })
      return async () => {
        const { others } = await visitor.data(postageCalls.postagePromotionDetail, {
          postageUuid: other.postageUuid,
        })
        return shownIn(others, sku)
      }
    },
  ],
  [
    'points shop',
    async (sku) => {
      await upForPoints(shop, owner, { skuId: sku.skuId, points: 1000 })
      return async () => {
        const { goods } = await visitor.data(pointsShopCalls.store, {})
        return shownIn(goods, sku)
      }
    },
  ],
  [
    'inner buying',
    async (sku) => {
      await sellAt(owner, sku, 1000)
      const { browser } = await employee(shop, owner, 100_000)
      return async () => {
        const { list } = await browser.data(innerBuyCalls.list, {})
        return shownIn(list, sku)
      }
    },
  ],
]

describe('what a price of an activity is struck against', () => {
  it.each(activities)('is what one pays without it: %s', async (_name, begin) => {
    const sku = aSku()
    const show = await begin(sku)
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
  it('is refused while it is set up', async () => {
    const sku = skus[0]!
    await sellFor(sku, 900)
    const dear = { price: 1000 }
    const code = async (answer: Promise<{ readonly reason?: string | undefined }>) =>
      (await answer).reason
    expect(
      await Promise.all([
        code(owner.call(seckillAdminCalls.save, seckillSetup(shop, [sku], dear))),
        code(owner.call(groupBuyAdminCalls.save, groupSetup(shop, [sku], dear))),
        code(owner.call(bargainAdminCalls.save, bargainSetup(shop, sku, { floorPrice: 800 }))),
        code(owner.call(postageAdminCalls.save, postageSetup(shop, sku, { postageAmount: 1000 }))),
        code(
          owner.call(
            pointsShopAdminCalls.save,
            pointsSetup(shop, { skuId: sku.skuId, points: 1000 }),
          ),
        ),
      ]),
    ).toEqual([
      'seckillPriceHigh',
      'groupPriceHigh',
      'bargainPriceHigh',
      'postageHigh',
      'pointsGoodsHigh',
    ])
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
