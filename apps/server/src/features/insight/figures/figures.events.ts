import type { EventHandler } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { daysOfOrders } from './count.repo.ts'
import { queueDays } from './figures.jobs.ts'

/** The day on which an order was paid is counted again. */
export const figuresOnOrders = ({ clock }: Services): EventHandler<'order'> => ({
  topic: 'order',
  name: 'figures',
  events: ['pay', 'approve'],
  handle: async (trx, events) => queueDays(trx, await daysOfOrders(trx, events), clock.now()),
})

/** And that on which money went back. */
export const figuresOnRefunds = ({ clock }: Services): EventHandler<'payment'> => ({
  topic: 'payment',
  name: 'figures',
  events: ['refunded'],
  handle: async (trx, events) => queueDays(trx, await daysOfOrders(trx, events), clock.now()),
})
