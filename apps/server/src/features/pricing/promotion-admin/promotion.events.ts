import type { EventHandler } from '#platform/events/topics.ts'
import { addToTotals } from './promotion-total.repo.ts'

/** Counts up what promotions brought. */
export const promotionOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'promotion',
  events: ['pay', 'approve'],
  handle: (trx, events) =>
    addToTotals(
      trx,
      events.map(({ orderId }) => orderId),
    ),
}
