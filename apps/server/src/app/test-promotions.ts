import { randomUUID } from 'node:crypto'
import { promotionDeskCalls, type DeskPromotion, type PromotionSetup } from '@mallard/contract/promotion/promotion-desk.calls'
import { type Clock, day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'

/** Sets up a promotion by the desk: for everything, and from an hour ago until tomorrow, unless told otherwise. */
export async function runPromotion(
  shop: { readonly clock: Clock },
  owner: Caller,
  kind: PromotionSetup['kind'],
  part: Partial<PromotionSetup> = {},
): Promise<DeskPromotion> {
  const now = shop.clock.now()
  return owner.data(promotionDeskCalls.save, {
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
    const { list } = await owner.data(promotionDeskCalls.list, { state, pageSize: 100 })
    for (const { id } of list) await owner.data(promotionDeskCalls.close, { id })
  }
}
