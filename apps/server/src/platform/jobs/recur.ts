import type { Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from './enqueue.ts'
import type { JobPayloads, Recurring } from './kinds.ts'
import { nextTime } from './schedule.ts'

/** Queues the recurring jobs whose time has come: each time once, whichever process sees it first; missed times count as one. */
export async function queueRecurring(db: Db, recurring: readonly Recurring[], now: Instant): Promise<void> {
  for (const each of recurring) await queueOne(db, each, now)
}

async function queueOne(db: Db, recurring: Recurring, now: Instant): Promise<void> {
  const known = await db.selectFrom('job_schedule').select('next_at').where('kind', '=', recurring.kind).executeTakeFirst()
  const next = new Date(nextTime(recurring, now))
  if (!known) {
    await db
      .insertInto('job_schedule')
      .values({ kind: recurring.kind, next_at: next })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  // A period that was made shorter takes effect at once.
  if (known.next_at > next) {
    await db.updateTable('job_schedule').set({ next_at: next }).where('kind', '=', recurring.kind).execute()
    return
  }
  if (known.next_at.getTime() > now) return
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('job_schedule')
      .set({ next_at: next })
      .where('kind', '=', recurring.kind)
      .where('next_at', '=', known.next_at)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    await enqueue(trx, { kind: recurring.kind, key: 'recurring', payload: {} as JobPayloads[typeof recurring.kind], runAt: now })
  })
}
