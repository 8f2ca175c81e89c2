import type { EventHandler } from '#platform/events/topics.ts'
import { totalAnew } from './member-total.repo.ts'

/** Keeps what members ordered and paid, for the lists of the back office. */
export const memberOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'member',
  events: ['submit', 'pay', 'approve', 'refunded'],
  handle: (trx, events) => totalAnew(trx, [...new Set(events.map(({ memberId }) => memberId))]),
}
