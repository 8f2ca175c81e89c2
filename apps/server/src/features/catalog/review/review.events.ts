import { reviewRewards } from '#features/pricing/points/index.ts'
import type { EventHandler } from '#platform/events/topics.ts'
import { lockReturned } from './write.repo.ts'

/** What a review of goods earned goes back with the last of them; its words stay. */
export const reviewsOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'review',
  events: ['refunded'],
  handle: async (trx, events) => {
    const at = new Map(events.map((event) => [event.orderId, event.at]))
    for (const { orderId, partnerId, storeId, ...review } of await lockReturned(trx, [
      ...at.keys(),
    ]))
      await reviewRewards.settle(trx, {
        ...review,
        scope: { partnerId, storeId },
        isShown: false,
        isReturned: true,
        at: at.get(orderId)!,
      })
  },
}
