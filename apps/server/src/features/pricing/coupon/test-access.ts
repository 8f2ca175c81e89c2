import { randomUUID } from 'node:crypto'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { requested } from '#app/testing/test-makers.ts'
import { insertScan } from './template.repo.ts'
import { couponSetup, testCoupon } from './test-coupons.ts'

/** A coupon that a member of staff set up and a shopper drew. */
async function drawnCoupon(staff: Caller, buyer: Caller): Promise<number> {
  const { coupon } = await staff.data(couponAdminCalls.create, requested(couponSetup()))
  const { couponHistoryId } = await buyer.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
  return couponHistoryId ?? 0
}

export const access: AccessOf = async ({ shop, owner, buyer, sku, theirs }) => {
  const gift = { face: 100, perUserLimit: 99 }
  const { grantUuid } = await testCoupon(shop, { ...gift, obtain: 'code' })
  const { id: scanId } = await testCoupon(shop, { ...gift, obtain: 'scan' })
  const until = new Date(shop.clock.now() + 30 * day)
  const code = await insertScan(shop.services.db, { partnerId: 1, storeId: 1 }, scanId, 1, until)
  const coupon = async (obtain: 'code' | 'scan' = 'code') => ({
    id: (await owner.data(couponAdminCalls.create, requested({ ...couponSetup(), obtain }))).id,
  })
  const other = await theirs.owner.data(couponAdminCalls.create, requested(couponSetup()))
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    open: {
      'coupon.draw': { grantUuid },
      'coupon.listLive': { itemId: sku.goodsId },
      'coupon.forGoods': { id: sku.goodsId },
      'coupon.fenXiao': { grantUuid: '0'.repeat(22) },
      'promotions.oneKeyDraw': { uuids: ['0'.repeat(22)] },
      'sales.scanDraw': { code },
      'member.couponNewlist': { status: 0 },
      'member.couponRegister': {},
      'member.couponHistory': {},
    },
    admin: {
      'couponAdmin.list': { own: async () => ({}), plain: ['q'] },
      'couponAdmin.preview': { own: async () => couponSetup(), plain: Object.keys(couponSetup()) },
      'couponAdmin.create': {
        own: async () => requested(couponSetup()),
        plain: [...Object.keys(couponSetup()), 'requestId'],
      },
      'couponAdmin.detail': { own: () => coupon(), ...byId },
      'couponAdmin.close': {
        own: async () => ({ ...(await coupon()), reason: '活动结束', voidsUnused: true }),
        ...byId,
        plain: ['reason'],
      },
      'couponAdmin.issue': {
        own: async () => ({
          ...(await coupon()),
          phones: ['13800009999'],
          requestId: randomUUID(),
        }),
        ...byId,
        plain: ['phones', 'levels', 'requestId'],
      },
      'couponAdmin.waiting': { own: async () => ({}) },
      'couponAdmin.decide': {
        own: async () => {
          const dear = requested({ ...couponSetup(), face: 200_001 })
          const { id } = await owner.data(couponAdminCalls.create, dear)
          const levels = (await owner.data(levelAdminCalls.list, {})).map((level) => level.code)
          await owner.data(couponAdminCalls.issue, { id, levels, requestId: randomUUID() })
          const waiting = await owner.data(couponAdminCalls.waiting, {})
          const { id: proposal } = waiting.find(({ couponId }) => couponId === id)!
          return { id: proposal, verdict: 'withdraw', note: '' }
        },
        theirs: { id: await theirs.proposalOf('coupon') },
        missing: { id: largestId },
        plain: ['phoneCode', 'note'],
      },
      'couponAdmin.scanCode': { own: () => coupon('scan'), ...byId },
      'couponAdmin.held': { own: () => coupon(), ...byId, plain: ['status'] },
      'couponAdmin.void': {
        own: async () => ({ id: await drawnCoupon(owner, buyer), reason: '发错了' }),
        theirs: { id: await drawnCoupon(theirs.owner, theirs.buyer) },
        missing: { id: largestId },
        plain: ['reason'],
      },
    },
    shared: {
      // Codes and coupons of this store's own kinds; members have them wherever they buy.
      'couponAdmin.scanCode': ['coupon_scan'],
      'couponAdmin.void': ['coupon_history', 'coupon_log'],
    },
  }
}
