import type { Instant, Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells WeChat what was sent of a payment that its mini-program took. */
    'shipReport.send': { payNo: string }
  }
}

interface Payment extends Scope {
  readonly payNo: string
}

/** Has WeChat told of these payments, in the caller's transaction. */
export async function queueReports(
  trx: Db,
  payments: readonly Payment[],
  runAt: Instant,
): Promise<void> {
  await enqueueAll(
    trx,
    payments.map(({ payNo, partnerId, storeId }) => ({
      kind: 'shipReport.send' as const,
      key: payNo,
      payload: { payNo },
      runAt,
      scope: { partnerId, storeId },
    })),
  )
}
