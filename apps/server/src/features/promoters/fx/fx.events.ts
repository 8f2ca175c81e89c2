import type { EventHandler } from '#platform/events/topics.ts'
import { attributeOrders, giveToRelation, type OrderMoment } from './commission.repo.ts'
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
    const ours = new Set(await attributeOrders(trx, events.map(momentOf)))
    const late = placedAfterPaying(events, ours)
    const follow = async (orderIds: readonly number[]) => {
      for (const orderId of orderIds) {
        const last = events.findLast((event) => event.orderId === orderId)
        if (last) await followOrder(trx, orderId, last.at)
      }
    }
    await follow([...ours].filter((id) => !late.some(({ orderId }) => orderId === id)))
    if (late.length === 0) return
    await giveToRelation(
      trx,
      late.map(({ orderId }) => orderId),
    )
    await follow(await attributeOrders(trx, late.map(momentOf)))
  },
}

type OrderEvent = Parameters<EventHandler<'order'>['handle']>[1][number]

const momentOf = ({ event, orderId, memberId, scope, at }: OrderEvent): OrderMoment => ({
  ...scope,
  orderId,
  memberId,
  isSubmit: event === 'submit',
  at,
})

/**
 * Orders that were placed after their buyer had paid for one that is a promoter's, and so become
 * that promoter's customer: both are heard of at once, and the second was looked at too early.
 */
function placedAfterPaying(
  events: readonly OrderEvent[],
  ours: ReadonlySet<number>,
): readonly OrderEvent[] {
  return events.filter(
    (placed, place) =>
      placed.event === 'submit' &&
      events
        .slice(0, place)
        .some(
          ({ event, orderId, memberId, scope }) =>
            (event === 'pay' || event === 'approve') &&
            ours.has(orderId) &&
            memberId === placed.memberId &&
            scope.partnerId === placed.scope.partnerId,
        ),
  )
}
