import { minute, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Asks again for a label that got no answer, until there is one. */
    'parcelLabel.settle': { sn: string; id: number }
  }
}

/** Has a label asked for again, should its answer be lost. */
export async function queueSettling(
  trx: Db,
  scope: Scope,
  which: { readonly sn: string; readonly id: number },
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'parcelLabel.settle',
    key: String(which.id),
    payload: { sn: which.sn, id: which.id },
    runAt: at.getTime() + minute,
    scope,
  })
}
