import { minute, second, type Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /**
     * Asks the channel, in case its notification got lost; a closed attempt only when its cashier
     * may still have been open.
     */
    'payment.query': { payNo: string; evenIfClosed?: boolean }
    /** Closes an attempt whose orders are paid otherwise. */
    'payment.end': { payNo: string }
    'payment.refund': { refundNo: string }
  }
}

/**
 * After the attempt was made, as domain.md §3.2 has it; the time-out of the order asks once more.
 */
export const querySteps: readonly number[] = [
  5 * second,
  15 * second,
  30 * second,
  minute,
  3 * minute,
  10 * minute,
]

interface Of {
  readonly partnerId: number
  readonly storeId: number
}

export async function queueQuery(
  trx: Db,
  of: Of,
  payload: { payNo: string; evenIfClosed?: boolean },
  runAt: Instant,
): Promise<void> {
  await enqueue(trx, {
    kind: 'payment.query',
    key: `${payload.payNo}${payload.evenIfClosed ? '-closed' : ''}`,
    payload,
    runAt,
    scope: { partnerId: of.partnerId, storeId: of.storeId },
  })
}

export async function queueEnding(
  services: Services,
  trx: Db,
  of: Of,
  payNo: string,
): Promise<void> {
  await enqueue(trx, {
    kind: 'payment.end',
    key: payNo,
    payload: { payNo },
    runAt: services.clock.now(),
    scope: { partnerId: of.partnerId, storeId: of.storeId },
  })
}

export async function queueRefund(
  services: Services,
  trx: Db,
  of: Of,
  refundNo: string,
): Promise<void> {
  await enqueue(trx, {
    kind: 'payment.refund',
    key: refundNo,
    payload: { refundNo },
    runAt: services.clock.now(),
    scope: { partnerId: of.partnerId, storeId: of.storeId },
  })
}
