import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { ReturnRow } from './returns.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The time of anyone who's turn it is in a return is over. */
    'returns.deadline': { applyId: string }
  }
}

export async function queueDeadline(
  trx: Db,
  { partnerId, storeId, applyId }: Pick<ReturnRow, 'partnerId' | 'storeId' | 'applyId'>,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'returns.deadline',
    key: `${applyId} ${at.getTime()}`,
    payload: { applyId },
    runAt: at.getTime(),
    scope: { partnerId, storeId },
  })
}
