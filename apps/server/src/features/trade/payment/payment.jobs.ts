import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { attemptByNo } from './attempt.repo.ts'
import { querySteps } from './queue.ts'
import { advanceRefund } from './refund.service.ts'
import { askAndSettle, endAttempt } from './settle.service.ts'

export function paymentJobs(
  services: Services,
): Pick<JobHandlers, 'payment.query' | 'payment.end' | 'payment.refund'> {
  return {
    'payment.query': { run: async ({ payload }) => queryAttempt(services, payload) },
    'payment.end': { run: async ({ payload }) => endOther(services, payload.payNo) },
    'payment.refund': { run: async ({ payload }) => advanceRefund(services, payload.refundNo) },
  }
}

/** Finds payments whose notification got lost; the next look follows the age of the attempt. */
async function queryAttempt(
  services: Services,
  { payNo, evenIfClosed }: { payNo: string; evenIfClosed?: boolean },
): Promise<{ again: number } | void> {
  const attempt = await attemptByNo(services.db, payNo)
  if (
    !attempt ||
    attempt.status === payStatus.paid ||
    (attempt.status === payStatus.closed && !evenIfClosed)
  )
    return
  const asked = await askAndSettle(services, attempt)
  if (asked === 'unknown' && evenIfClosed)
    throw new Error(`the channel did not say whether ${payNo} was paid`)
  if (asked === 'paid' || asked === 'ended') return
  const now = services.clock.now()
  const next = querySteps
    .map((pause) => attempt.createdAt.getTime() + pause)
    .find((time) => time > now)
  if (next !== undefined) return { again: next }
}

async function endOther(services: Services, payNo: string): Promise<void> {
  const attempt = await attemptByNo(services.db, payNo)
  if (!attempt || attempt.status === payStatus.paid || attempt.status === payStatus.closed) return
  if ((await endAttempt(services, attempt)) === 'unknown')
    throw new Error(`the channel did not say whether ${payNo} is closed`)
}
