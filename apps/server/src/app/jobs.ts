import { hour, minute } from '@mallard/kernel'
import { checkoutJobs } from '#features/checkout/index.ts'
import { couponJobs } from '#features/coupon/index.ts'
import { pointsJobs } from '#features/points/index.ts'
import { orderJobs, shippingJobs, tellJobs } from '#features/order/index.ts'
import { signInJobs } from '#features/identity/index.ts'
import { invoiceJobs } from '#features/invoice/index.ts'
import { memberJobs } from '#features/member/index.ts'
import { noticesJobs } from '#features/notices/index.ts'
import { billJobs, paymentDesk, paymentJobs } from '#features/payment/index.ts'
import { reviewJobs } from '#features/review/index.ts'
import { uploadJobs } from '#features/upload/index.ts'
import { returnRefunded, returnsJobs } from '#features/returns/index.ts'
import { thirdReturnJobs } from '#features/third-return/index.ts'
import { trackingJobs } from '#features/tracking/index.ts'
import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { accountBook } from './account-book.ts'
import { invariantJobs } from './invariants.ts'
import { orderListeners } from './listeners.ts'

/** A handler for every kind of job; one that is missing does not compile. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    ...checkoutJobs(services),
    ...couponJobs(services),
    ...pointsJobs(services),
    ...orderJobs(services, paymentDesk),
    ...shippingJobs(services),
    ...tellJobs(services, orderListeners(services)),
    ...paymentJobs(services, returnRefunded),
    ...billJobs(services),
    ...returnsJobs(services),
    ...thirdReturnJobs(services),
    ...signInJobs(services),
    ...memberJobs(services, accountBook),
    ...noticesJobs(services),
    ...trackingJobs(services),
    ...invoiceJobs(services),
    ...uploadJobs(services),
    ...reviewJobs(services),
    ...invariantJobs(services),
  }
}

/** Jobs that the clock causes. */
export const recurring: readonly Recurring[] = [
  { kind: 'invariants.check', dailyAt: '04:10' },
  { kind: 'payment.reconcile', dailyAt: '10:30' },
  { kind: 'points.expire', dailyAt: '00:20' },
  { kind: 'coupon.sweep', dailyAt: '09:00' },
  { kind: 'checkout.sweep', dailyAt: '04:40' },
  { kind: 'signIn.sweep', dailyAt: '04:45' },
  { kind: 'colleague.sweep', dailyAt: '05:05' },
  { kind: 'thirdReturn.sweep', dailyAt: '04:55' },
  { kind: 'notices.sweep', dailyAt: '04:50' },
  { kind: 'upload.sweep', every: hour },
  { kind: 'review.praise', every: 10 * minute },
  { kind: 'tracking.count', every: 10 * minute },
  { kind: 'tracking.sweep', dailyAt: '03:30' },
]
