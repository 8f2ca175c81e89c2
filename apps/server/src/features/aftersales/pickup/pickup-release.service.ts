import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { movePickup, newestPickup } from './pickup.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Sends a courier away. */
    'returns.pickupCancel': { pickupNo: string }
  }
}

/** Nobody needs to come any more: the goods went another way, or stay. */
export async function releasePickup(
  trx: Db,
  { id }: { readonly id: number },
  at: Date,
): Promise<void> {
  const row = await newestPickup(trx, id)
  if (!row || !(await movePickup(trx, row, 'cancel'))) return
  await enqueue(trx, {
    kind: 'returns.pickupCancel',
    key: row.pickupNo,
    payload: { pickupNo: row.pickupNo },
    runAt: at.getTime(),
  })
}
