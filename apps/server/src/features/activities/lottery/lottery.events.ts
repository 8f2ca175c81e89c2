import type { EventHandler } from '#platform/events/topics.ts'
import { giveOrderChances, takeOrderChances } from './lottery.repo.ts'

/**
 * A paid order may bring a draw, one of a group when it has formed: until then it can be left. One
 * that was closed takes it back while it is not used.
 */
export const lotteriesOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'lottery',
  events: ['pay', 'approve', 'form', 'closeUnsent', 'closeSent', 'closeReturned'],
  handle: async (trx, events) => {
    const isPaid = ({ event }: (typeof events)[number]) =>
      event === 'pay' || event === 'approve' || event === 'form'
    const ordersOf = (some: typeof events) =>
      some.map(({ scope, orderSn, memberId, at }) => ({ ...scope, orderSn, memberId, at }))
    const given = ordersOf(events.filter(isPaid))
    const taken = ordersOf(events.filter((event) => !isPaid(event)))
    if (given.length > 0) await giveOrderChances(trx, given)
    if (taken.length > 0) await takeOrderChances(trx, taken)
  },
}
