import type { Instant } from '@mallard/kernel'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { JobTable } from './jobs.tables.ts'

const columns = [
  'id',
  'kind',
  'key',
  'payload',
  'partner_id',
  'store_id',
  'state',
  'due_at',
  'attempts',
  'lease',
  'last_error',
  'created_at',
] as const

export type JobRow = Pick<Selectable<JobTable>, (typeof columns)[number]>

export interface Claim {
  readonly kinds: readonly string[]
  readonly now: Instant
  readonly count: number
  readonly leaseMs: number
  readonly lease: string
  /** Jobs that this process still runs although their lease expired while it was suspended. */
  readonly held: readonly number[]
}

/**
 * Takes up to `count` due jobs for `leaseMs`; also those whose process died and let its lease run
 * out. Of one kind and key one runs at a time: what was begun ends before newer work starts.
 */
export async function claimDue(db: Db, claim: Claim): Promise<JobRow[]> {
  const { kinds, now, count, leaseMs, lease, held } = claim
  const due = db
    .selectFrom('job')
    .select('id')
    .where('state', '<>', 'dead')
    .where('due_at', '<=', new Date(now))
    .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .where('id', '<>', sql<number>`all(${[...held]}::bigint[])`)
    // A job waits once per key (`job_key`), so whoever sees a second one sees the first one run.
    .where(sql<boolean>`not exists (
      select 1 from job beside
      where beside.state = 'running' and beside.kind = job.kind and beside.key = job.key
        and beside.id <> job.id
        and (job.state = 'waiting' or beside.due_at > ${new Date(now)} or beside.id < job.id))`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('job')
    .set({ state: 'running', attempts: sql`attempts + 1`, lease, due_at: new Date(now + leaseMs) })
    .where('id', 'in', due)
    .returning(columns)
    .execute()
}

/** Extends the lease of running jobs by `leaseMs`. */
export async function renew(db: Db, lease: string, now: Instant, leaseMs: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ due_at: new Date(now + leaseMs) })
    .where('lease', '=', lease)
    .where('state', '=', 'running')
    .execute()
}

/** Ends a job; false when its lease was lost to another worker in the meantime. */
export async function finish(db: Db, id: number, lease: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Reschedules a job at `due`; if a newer job of its key is queued already, this one is dropped in favour of it.
 */
export async function putBack(
  db: Db,
  id: number,
  lease: string,
  due: Instant,
  attempts: number,
  error: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const newer = await trx
      .selectFrom('job as newer')
      .innerJoin('job as old', (join) =>
        join.onRef('old.kind', '=', 'newer.kind').onRef('old.key', '=', 'newer.key'),
      )
      .select('newer.id')
      .where('old.id', '=', id)
      .where('newer.state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    if (newer) {
      await finish(trx, id, lease)
      return
    }
    await trx
      .updateTable('job')
      .set({ state: 'waiting', due_at: new Date(due), attempts, lease: null, last_error: error })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()
  })
}

/** Gives a job up: it stays in the table for a person to look at. */
export async function markDead(db: Db, id: number, lease: string, error: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'dead', lease: null, last_error: error })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/**
 * Deletes dead jobs of a scheduled kind: the failure of a newer run reports the same.
 */
export async function forgetDead(db: Db, kind: string): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', kind).where('state', '=', 'dead').execute()
}

export interface JobCounts {
  readonly waiting: number
  readonly running: number
  readonly dead: number
  /** How long the oldest due job has waited, in milliseconds. */
  readonly lateBy: number
}

export async function countJobs(db: Db, now: Instant): Promise<JobCounts> {
  const row = await db
    .selectFrom('job')
    .select([
      sql<number>`count(*) filter (where state = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where state = 'running')`.as('running'),
      sql<number>`count(*) filter (where state = 'dead')`.as('dead'),
      sql<Date | null>`min(due_at) filter (where state = 'waiting')`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const { oldest, ...counts } = row
  return { ...counts, lateBy: oldest ? Math.max(0, now - oldest.getTime()) : 0 }
}

/** Jobs that gave up, the newest first, for the operator. */
export async function deadJobs(db: Db, limit: number): Promise<JobRow[]> {
  return db
    .selectFrom('job')
    .select(columns)
    .where('state', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Gives a dead job all its tries again; false when it is not dead. Newer work of its key must not
 * wait already.
 */
export async function revive(db: Db, id: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'waiting', attempts: 0, due_at: new Date(now) })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
