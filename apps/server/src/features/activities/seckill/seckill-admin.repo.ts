import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedSession {
  readonly name: string
  readonly closeReason: string
  readonly reminders: number
  readonly skuCount: number
  readonly quota: number
  readonly sold: number
  readonly reserved: number
}

/** What a list shows of a session. */
export const sessionListing: Listing = {
  columns: sql`a.name, a.close_reason as "closeReason",
    (select count(*)::int from seckill_reminder r where r.seckill_id = a.id) as reminders,
    f.skus as "skuCount", f.quota, f.sold, f.reserved`,
  joins: sql`
    cross join lateral (
      select count(*)::int as skus, coalesce(sum(q.quota), 0)::int as quota,
        coalesce(sum(q.sold), 0)::int as sold, coalesce(sum(q.reserved), 0)::int as reserved
      from seckill_sku q where q.seckill_id = a.id) f`,
}

export interface BoardRow {
  readonly skuId: number
  readonly available: number
  readonly sold: number
  readonly reserved: number
  readonly placed: number
  readonly paid: number
  readonly refused: number
}

/** How each SKU of a session went so far. */
export async function boardOf(db: Db, scope: Scope, id: number): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select q.sku_id as "skuId", t.on_hand - t.reserved as available, q.sold, q.reserved, q.placed, q.paid,
      coalesce(f.refused, 0)::bigint as refused
    from seckill_sku q
    join store_sku t on t.partner_id = q.partner_id and t.store_id = q.store_id and t.sku_id = q.sku_id
    left join seckill_refusal f on f.seckill_id = q.seckill_id and f.sku_id = q.sku_id
    where ${ofStore('q', scope)}
      and q.seckill_id = ${id}`.execute(db)
  return rows
}

/** Members who saw a session's page, and those who want to be reminded of it. */
export async function countMembers(
  db: Db,
  id: number,
): Promise<{ seen: number; reminders: number }> {
  const { rows } = await sql<{ seen: number; reminders: number }>`
    select (select count(*)::int from seckill_seen v where v.seckill_id = ${id}) as seen,
      (select count(*)::int from seckill_reminder r where r.seckill_id = ${id}) as reminders`.execute(
    db,
  )
  return rows[0]!
}
