import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Words of a store, so that nonsense fills no table. */
const maxMisses = 2000
/** What is shown of them. */
const shownMisses = 100

/** Counts a search that found nothing. */
export async function noteMiss(
  db: Db,
  { partnerId, storeId }: Scope,
  word: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into search_miss as m (partner_id, store_id, word, last_at)
    select ${partnerId}::integer, ${storeId}::integer, ${word}::text, ${at}::timestamptz
    where (select count(*) from search_miss o
        where o.partner_id = ${partnerId} and o.store_id = ${storeId}) < ${maxMisses}
      or exists (select 1 from search_miss o
        where o.partner_id = ${partnerId} and o.store_id = ${storeId} and o.word = ${word})
    on conflict (partner_id, store_id, word)
      do update set searches = m.searches + 1, last_at = excluded.last_at`.execute(db)
}

export interface MissRow {
  readonly word: string
  readonly searches: number
  readonly at: Date
}

export async function findMisses(db: Db, { partnerId, storeId }: Scope): Promise<MissRow[]> {
  const { rows } = await sql<MissRow>`
    select word, searches, last_at as at from search_miss
    where partner_id = ${partnerId} and store_id = ${storeId}
    order by searches desc, last_at desc, word limit ${shownMisses}`.execute(db)
  return rows
}
