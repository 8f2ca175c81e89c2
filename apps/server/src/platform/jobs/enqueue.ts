import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { JobKind, JobPayloads } from './kinds.ts'

export interface NewJob<K extends JobKind> {
  readonly kind: K
  readonly payload: JobPayloads[K]
  readonly runAt: Instant
  /** While a job of this kind and key waits, another is not added: the earlier time and the newer payload stand. */
  readonly key?: string
  readonly scope?: Scope
}

/** Adds a job in the caller's transaction: it exists exactly if its cause does. */
export async function enqueue<K extends JobKind>(trx: Db, job: NewJob<K>): Promise<void> {
  await trx
    .insertInto('job')
    .values({
      kind: job.kind,
      key: job.key ?? null,
      payload: JSON.stringify(job.payload),
      partner_id: job.scope?.partnerId ?? null,
      store_id: job.scope?.storeId ?? null,
      due_at: new Date(job.runAt),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        // Literals: with parameters a prepared statement could not tell which partial index is meant.
        .where(sql<boolean>`key is not null and state = 'waiting'`)
        .doUpdateSet({ due_at: sql`least(job.due_at, excluded.due_at)`, payload: sql`excluded.payload` }),
    )
    .execute()
}

/** Takes back a job that still waits, for example an expiry once the order is paid. */
export async function dequeue(trx: Db, kind: JobKind, key: string): Promise<void> {
  await trx.deleteFrom('job').where('kind', '=', kind).where('key', '=', key).where('state', '=', 'waiting').execute()
}
