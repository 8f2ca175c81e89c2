import type { EventHandler } from '#platform/events/topics.ts'
import { attributeOrders } from './commission.repo.ts'
import { followOrder } from './commission.service.ts'

/**
 * Orders that came through a promoter freeze a commission when they are paid, and give it back as
 * far as they are refunded or closed. One statement finds those among the others.
 */
export const fxOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'fx',
  events: [
    'submit',
    'pay',
    'approve',
    'confirm',
    'autoConfirm',
    'refunded',
    'cancel',
    'expire',
    'expireReview',
    'closeByOperator',
    'closeUnsent',
    'closeSent',
    'closeReturned',
  ],
  handle: async (trx, events) => {
    const ours = await attributeOrders(
      trx,
      events.map(({ event, orderId, memberId, scope, at }) => ({
        ...scope,
        orderId,
        memberId,
        isSubmit: event === 'submit',
        at,
      })),
    )
    for (const orderId of ours) {
      const last = events.findLast((event) => event.orderId === orderId)
      if (last) await followOrder(trx, orderId, last.at)
    }
  },
}
