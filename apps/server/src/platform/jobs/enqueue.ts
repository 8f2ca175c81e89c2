import type { Instant, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { JobKind, JobPayloads } from './kinds.ts'

export interface NewJob<K extends JobKind> {
  readonly kind: K
  readonly payload: JobPayloads[K]
  readonly runAt: Instant
  /**
   * While a job of this kind and key waits, another is not added: the earlier time and the newer
   * payload stand.
   */
  readonly key?: string
  readonly scope?: Scope
}

/** Adds a job in the caller's transaction: it exists exactly if its cause does. */
export async function enqueue<K extends JobKind>(trx: Db, job: NewJob<K>): Promise<void> {
  await enqueueAll(trx, [job])
}

/**
 * The same for several jobs of different keys, in one statement whose text is always the same: a
 * server plans it once.
 */
export async function enqueueAll<K extends JobKind>(
  trx: Db,
  jobs: readonly NewJob<K>[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ kind, key, payload, scope, runAt }) => ({
    kind,
    key,
    payload,
    partner_id: scope?.partnerId,
    store_id: scope?.storeId,
    due_at: new Date(runAt).toISOString(),
  }))
  // The condition is literal: with a parameter a prepared statement could not tell which partial
  // index is meant.
  await sql`
    insert into job (kind, key, payload, partner_id, store_id, due_at)
    select r.kind, r.key, r.payload, r.partner_id, r.store_id, r.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(kind text, key text, payload jsonb,
      partner_id int, store_id int, due_at timestamptz)
    order by r.kind, r.key
    on conflict (kind, key)
    where key is not null and state = 'waiting'
    do update set due_at = least(job.due_at, excluded.due_at),
    payload = excluded.payload`.execute(trx)
}

/** Whether one of this kind and key waits to be done. */
export async function isEnqueued(trx: Db, kind: JobKind, key: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from job where kind = ${kind} and key = ${key} and state = 'waiting'`.execute(
      trx,
    )
  return rows.length > 0
}

/** Takes back jobs that still wait, for example expiries once their orders are paid. */
export async function dequeue(trx: Db, kind: JobKind, ...keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await sql`
      delete from job
      where kind = ${kind} and key = any(${keys}::text[]) and state = 'waiting'`.execute(trx)
}

/** Removes dead jobs whose work another one of their key has done. */
export async function dropDead(trx: Db, kind: JobKind, key: string): Promise<void> {
  await sql`delete from job where kind = ${kind} and key = ${key} and state = 'dead'`.execute(trx)
}

/** Removes one dead job, by its number. */
export async function removeDead(trx: Db, id: number): Promise<void> {
  await sql`delete from job where id = ${id} and state = 'dead'`.execute(trx)
}

interface MadeJob {
  readonly key: RawBuilder<string>
  readonly payload: RawBuilder<unknown>
  readonly dueAt: RawBuilder<Date>
}

/**
 * The piece of a statement that queues a job for each row `m` of its part `made`, which has the
 * partner and the store; the key is new, so no other waits.
 */
export const enqueuePart = (
  kind: JobKind,
  { key, payload, dueAt }: MadeJob,
): RawBuilder<unknown> => sql`
  insert into job (kind, key, payload, partner_id, store_id, due_at)
  select ${sql.lit(kind)}, ${key}, ${payload}, m.partner_id, m.store_id, ${dueAt} from made m`

/** A kind, and a key of it; or both as SQL. */
type WaitingJob = readonly [kind: JobKind | RawBuilder<unknown>, key: string | RawBuilder<unknown>]

/** The piece of a statement that takes back these jobs, where they still wait. */
export const dequeuePart = (jobs: readonly WaitingJob[]): RawBuilder<unknown> => sql`
  delete from job j where j.state = 'waiting' and (${sql.join(
    jobs.map(([kind, key]) => sql`j.kind = ${kind} and j.key = ${key}`),
    sql` or `,
  )})`
