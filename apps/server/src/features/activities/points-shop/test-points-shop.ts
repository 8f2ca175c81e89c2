import { randomUUID } from 'node:crypto'
import {
  pointsShopAdminCalls,
  type AdminPointsGoods,
  type PointsGoodsSetup,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { insertTemplate, type NewTemplate } from '#features/pricing/coupon/index.ts'
import { creditPoints } from '#features/pricing/points/index.ts'
import type { TestShop } from '#app/testing/test-shop.ts'

/** What puts a SKU up for points from now on. */
export function pointsSetup(
  shop: Pick<TestShop, 'clock'>,
  terms: Partial<PointsGoodsSetup> = {},
): PointsGoodsSetup & { requestId: string } {
  const now = shop.clock.now()
  return {
    id: 0,
    version: 0,
    skuId: null,
    templateId: null,
    points: 500,
    cashAmount: 0,
    quota: 10,
    limitPerUser: 2,
    startAt: now,
    endAt: now + 30 * day,
    minLevel: null,
    sort: 0,
    ...terms,
    requestId: randomUUID(),
  }
}

/** Something that can be had for points now. */
export async function upForPoints(
  shop: TestShop,
  owner: Caller,
  terms: Partial<PointsGoodsSetup>,
): Promise<AdminPointsGoods> {
  const goods = await owner.data(pointsShopAdminCalls.save, pointsSetup(shop, terms))
  shop.clock.advance(minute)
  return goods
}

/** A template whose coupons are given for points. */
export async function pointsCoupon(
  shop: Pick<TestShop, 'services' | 'clock'>,
  more: Partial<NewTemplate> = {},
): Promise<number> {
  const now = shop.clock.now()
  const terms = {
    name: '积分券',
    nameEn: 'A coupon for points',
    kind: 1,
    threshold: 10_000,
    face: 1000,
    discountBp: 10_000,
    maxDiscount: 0,
    skuId: null,
    scope: 'all' as const,
    scopeIds: [],
    total: 100,
    perUserLimit: 5,
    validFrom: null,
    validTo: null,
    validDays: 30,
    obtain: 'activity' as const,
    drawFrom: new Date(now),
    drawTo: new Date(now + 300 * day),
    stackPoints: true,
    ...more,
  }
  const owner = { partnerId: 1, storeId: null }
  return (await insertTemplate(shop.services.db, owner, terms, new Date(now))).id
}

/** Gives a member points, as the shop does by hand. */
export async function givePoints(shop: TestShop, browser: Caller, points: number): Promise<void> {
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  const owner = { partnerId: browser.scope.partnerId, memberId }
  const gift = { points, bizType: 'adjust', bizId: randomUUID(), at: new Date(shop.clock.now()) }
  await shop.services.db.transaction().execute((trx) => creditPoints(trx, owner, gift))
}

export const exchange = (
  browser: Caller,
  id: number,
  quantity = 1,
  requestId: string = randomUUID(),
) => browser.call(pointsShopCalls.exchange, { id, quantity, requestId })
