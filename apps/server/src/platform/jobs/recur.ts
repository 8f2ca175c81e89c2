import type { Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from './enqueue.ts'
import type { JobPayloads, Recurring } from './kinds.ts'
import { nextTime } from './schedule.ts'

/**
 * Queues the recurring jobs whose time has come: each time once, whichever process sees it first;
 * missed times count as one.
 */
export async function queueRecurring(
  db: Db,
  recurring: readonly Recurring[],
  now: Instant,
): Promise<void> {
  if (recurring.length === 0) return
  const known = new Map(
    (await db.selectFrom('job_schedule').select(['kind', 'next_at']).execute()).map(
      ({ kind, next_at: next }) => [kind, next],
    ),
  )
  for (const each of recurring) await queueOne(db, each, known.get(each.kind), now)
}

async function queueOne(
  db: Db,
  recurring: Recurring,
  known: Date | undefined,
  now: Instant,
): Promise<void> {
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
  if (known > next) {
    await db
      .updateTable('job_schedule')
      .set({ next_at: next })
      .where('kind', '=', recurring.kind)
      .execute()
    return
  }
  if (known.getTime() > now) return
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('job_schedule')
      .set({ next_at: next })
      .where('kind', '=', recurring.kind)
      // As it was read: a Date has no microseconds, which a time that was set by hand may have.
      .where(sql<boolean>`date_trunc('milliseconds', next_at) = ${known}`)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    await enqueue(trx, {
      kind: recurring.kind,
      key: 'recurring',
      payload: {} as JobPayloads[typeof recurring.kind],
      runAt: now,
    })
  })
}
