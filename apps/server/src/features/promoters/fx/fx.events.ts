import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
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
    for (const slice of slicesOf(events)) await attributeAndFollow(trx, slice)
  },
}

type Events = readonly EventOf<'order'>[]

const isPayment = ({ event }: Events[number]) => event === 'pay' || event === 'approve'

/** A paid order binds its buyer before their next one is looked at: events are cut between them. */
function slicesOf(events: Events): Events[] {
  const cuts = events.flatMap((event, index) => {
    const isNext = (later: Events[number]) =>
      later.event === 'submit' && later.memberId === event.memberId
    return isPayment(event) && events.slice(index + 1).some(isNext) ? [index + 1] : []
  })
  return [0, ...cuts].map((from, index) => events.slice(from, cuts[index]))
}

async function attributeAndFollow(trx: Db, events: Events): Promise<void> {
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
    // Its payment may be in a later slice, and binds from then on.
    if (last && last.event !== 'submit') await followOrder(trx, orderId, last.at)
  }
}
