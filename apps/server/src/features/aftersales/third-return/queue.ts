import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { ThirdReturnRow } from './third-return.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The time of anyone who's turn it is in a third-party return is over. */
    'thirdReturn.deadline': { applyId: string }
    /** Tells the OMS how a third-party return stands. */
    'thirdReturn.tell': { applyId: string }
    /** Forgets what sessions opened and what is not needed any more. */
    'thirdReturn.sweep': Record<string, never>
  }
}

type Named = Pick<ThirdReturnRow, 'partnerId' | 'storeId' | 'applyId'>

export async function queueThirdDeadline(
  trx: Db,
  { partnerId, storeId, applyId }: Named,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'thirdReturn.deadline',
    key: `${applyId} ${at.getTime()}`,
    payload: { applyId },
    runAt: at.getTime(),
    scope: { partnerId, storeId },
  })
}

/** One word for however many changes wait to be told: it says how things stand when it is said. */
export async function queueTelling(
  trx: Db,
  { partnerId, storeId, applyId }: Named,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'thirdReturn.tell',
    key: applyId,
    payload: { applyId },
    runAt: at.getTime(),
    scope: { partnerId, storeId },
  })
}
