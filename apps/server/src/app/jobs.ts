import { checkoutJobs } from '#features/checkout/index.ts'
import { orderJobs } from '#features/order/index.ts'
import { paymentDesk, paymentJobs } from '#features/payment/index.ts'
import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { invariantJobs } from './invariants.ts'

/** A handler for every kind of job; one that is missing does not compile. */
export function jobHandlers(services: Services): JobHandlers {
  return { ...checkoutJobs(services), ...orderJobs(services, paymentDesk), ...paymentJobs(services), ...invariantJobs(services) }
}

/** Jobs that the clock causes. */
export const recurring: readonly Recurring[] = [
  { kind: 'invariants.check', dailyAt: '04:10' },
  { kind: 'checkout.sweep', dailyAt: '04:40' },
]
