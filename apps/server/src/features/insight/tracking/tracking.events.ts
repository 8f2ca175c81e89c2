import type { EventHandler } from '#platform/events/topics.ts'
import { insertPaid } from './tracking.repo.ts'

/** Remembers when somebody's order was paid: pages alone cannot tell. */
export const trackingOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'tracking',
  events: ['pay', 'approve'],
  handle: insertPaid,
}
