import { randomUUID } from 'node:crypto'
import {
  promotionAdminCalls,
  type AdminPromotion,
  type PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { type Clock, day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestSku } from './test-buyer.ts'

/**
 * Sets up a promotion by the back office: for everything, and from an hour ago until tomorrow,
 * unless told otherwise.
 */
export async function runPromotion(
  shop: { readonly clock: Clock },
  owner: Caller,
  kind: PromotionSetup['kind'],
  part: Partial<PromotionSetup> = {},
): Promise<AdminPromotion> {
  const now = shop.clock.now()
  return owner.data(promotionAdminCalls.save, {
    id: 0,
    version: 0,
    name: '测试活动',
    nameEn: 'Test offer',
    startAt: now - hour,
    endAt: now + day,
    scope: 'all',
    scopeIds: [],
    kind,
    priority: 0,
    limitPerUser: 0,
    requestId: randomUUID(),
    ...part,
  })
}

/** Closes whatever is not over. */
export async function stopPromotions(owner: Caller): Promise<void> {
  for (const state of ['RUN', 'WAIT'] as const) {
    const { list } = await owner.data(promotionAdminCalls.list, { state, pageSize: 100 })
    for (const { id } of list) await owner.data(promotionAdminCalls.close, { id })
  }
}

/** A reduction for one SKU long ago: set up whole, and in nobody's way. */
export function promotionSetup(sku: Pick<TestSku, 'skuId'>) {
  const kind = {
    type: 2 as const,
    rule: { by: 'amount' as const, tiers: [{ over: 10_000, cut: 'off' as const, value: 1000 }] },
  }
  return {
    id: 0,
    version: 0,
    name: '满减',
    nameEn: '',
    startAt: 1000,
    endAt: 2000,
    scope: 'sku' as const,
    scopeIds: [sku.skuId],
    kind,
    priority: 0,
    limitPerUser: 0,
  }
}
