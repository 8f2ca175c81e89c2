import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells a buyer by mail what became of their request. */
    'invoiceRequest.mail': { requestId: number; attempts: number }
  }
}

/** Queues a try; `attempts` begins with 1. */
export async function queueAnswer(
  trx: Db,
  requestId: number,
  attempts: number,
  runAt: number,
): Promise<void> {
  await enqueue(trx, {
    kind: 'invoiceRequest.mail',
    key: `${requestId}:${attempts}`,
    payload: { requestId, attempts },
    runAt,
  })
}
