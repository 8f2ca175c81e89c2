import type { FastifyInstance } from 'fastify'
import { couponListener } from '#features/coupon/index.ts'
import { pointsListener } from '#features/points/index.ts'
import { invoiceListener } from '#features/invoice/index.ts'
import { noticeListener, pushNotices } from '#features/notices/index.ts'
import { type OrderListener, tellWaiting } from '#features/order/index.ts'
import { returnsListener } from '#features/returns/index.ts'
import { trackingListener } from '#features/tracking/index.ts'
import { createLoop, type Loop } from '#platform/jobs/loop.ts'
import type { Services } from '#platform/services.ts'

/** Who hears what happened to the orders, in this order; see features/order/order.events.ts. */
export function orderListeners(services: Services): readonly OrderListener[] {
  return [
    returnsListener(services),
    couponListener(services),
    pointsListener(services),
    invoiceListener(services),
    noticeListener(services),
    trackingListener(),
  ]
}

/** Milliseconds from a change to its being told. What comes meanwhile is told together: a dozen statements, however many it was. */
const gatherFor = 200

/** Tells them, each second and soon after a call of this process that may have changed something; then shows the new messages. */
export function orderTeller(services: Services): Loop {
  const { db, clock, log } = services
  const listeners = orderListeners(services)
  const run = async () => {
    const told = await tellWaiting({ db, clock, log, listeners })
    await pushNotices(services)
    // More may have come meanwhile, from this process, another one, or a listener.
    if (told > 0) teller.wake()
  }
  const teller = createLoop({ run, log, trouble: 'what happened could not be told', settle: gatherFor })
  return teller
}

export function wakeAfterChanges(app: FastifyInstance, teller: Loop): void {
  app.addHook('onResponse', ({ method }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') teller.wake()
    done()
  })
}
