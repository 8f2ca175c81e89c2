import { second } from '@mallard/kernel'
import { stateBySn, type PaymentGateway } from '#features/trade/order/index.ts'
import type { Services } from '#platform/services.ts'
import { openAttemptsOf, hasOpenAttempt, takeAsking, type Attempt } from './attempt.repo.ts'
import { askAndSettle, endAttempt } from './settle.service.ts'

/**
 * A page that waits for its money asks every few seconds; the channel is not asked more often than
 * this.
 */
const askEvery = 2 * second

async function openAttempts(services: Services, orderSns: readonly string[]): Promise<Attempt[]> {
  const orders = await Promise.all(orderSns.map((orderSn) => stateBySn(services.db, orderSn)))
  const ids = orders.flatMap((order) => (order ? [order.id] : []))
  return ids.length > 0 ? openAttemptsOf(services.db, ids) : []
}

/** What orders ask of payment. */
export const paymentGateway: PaymentGateway = {
  async look(services, orderSns) {
    for (const attempt of await openAttempts(services, orderSns)) {
      const now = services.clock.now()
      if (await takeAsking(services.db, attempt.payNo, new Date(now), new Date(now - askEvery)))
        await askAndSettle(services, attempt)
    }
  },

  async stop(services, orderSn) {
    let isUnknown = false
    for (const attempt of await openAttempts(services, [orderSn])) {
      const ended = await endAttempt(services, attempt)
      if (ended === 'paid') return 'paid'
      if (ended === 'unknown') isUnknown = true
    }
    return isUnknown ? 'unknown' : 'stopped'
  },

  hasOpenAttempt,
}
