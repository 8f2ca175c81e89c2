import type { EventHandler } from '#platform/events/topics.ts'
import { giveOrderChances, takeOrderChances } from './lottery.repo.ts'

/**
 * An order that is received may bring a draw: before, it could be paid back after the draw was used.
 * One that is closed takes it back while it is not used.
 */
export const lotteriesOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'lottery',
  events: ['confirm', 'autoConfirm', 'closeUnsent', 'closeSent', 'closeReturned'],
  handle: async (trx, events) => {
    const isReceived = ({ event }: (typeof events)[number]) =>
      event === 'confirm' || event === 'autoConfirm'
    const ordersOf = (some: typeof events) =>
      some.map(({ scope, orderSn, memberId, at }) => ({ ...scope, orderSn, memberId, at }))
    const given = ordersOf(events.filter(isReceived))
    const taken = ordersOf(events.filter((event) => !isReceived(event)))
    if (given.length > 0) await giveOrderChances(trx, given)
    if (taken.length > 0) await takeOrderChances(trx, taken)
  },
}
