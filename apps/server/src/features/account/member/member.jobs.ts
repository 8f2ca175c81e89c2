import type { Owner } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The cooling time of a cancelled account is over. */
    'member.anonymise': { partnerId: number; memberId: number }
  }
}

export function anonymiseKey({ partnerId, memberId }: Owner): string {
  return `${partnerId}:${memberId}`
}

export async function queueAnonymising(trx: Db, owner: Owner, at: Date): Promise<void> {
  const { partnerId, memberId } = owner
  await enqueue(trx, {
    kind: 'member.anonymise',
    key: anonymiseKey(owner),
    payload: { partnerId, memberId },
    runAt: at.getTime(),
  })
}
