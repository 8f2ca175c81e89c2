import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { orderColumns, type OrderRow } from './order.repo.ts'

export interface DeskWish {
  readonly status?: number | undefined
  readonly q?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

/** A store's orders by what the operator types: number, receiver's name or phone, or a word of a title. */
export function wished(scope: Scope, { q, from, until }: DeskWish): RawBuilder<unknown> {
  const conditions = [sql`o.partner_id = ${scope.partnerId} and o.store_id = ${scope.storeId}`]
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(o.order_sn = ${q} or o.receiver->>'phone' = ${q} or o.receiver->>'name' ilike ${pattern}
      or exists (select 1 from order_item i where i.order_id = o.id and (i.title ilike ${pattern} or i.title_en ilike ${pattern})))`)
  }
  if (from !== undefined) conditions.push(sql`o.created_at >= ${new Date(from)}::timestamptz`)
  if (until !== undefined) conditions.push(sql`o.created_at < ${new Date(until)}::timestamptz`)
  return sql.join(conditions, sql` and `)
}

export async function findDeskOrders(db: Db, scope: Scope, wish: DeskWish, offset: number, limit: number): Promise<OrderRow[]> {
  const status = wish.status === undefined ? sql`true` : sql`o.status = ${wish.status}`
  const { rows } =
    await sql<OrderRow>`select ${orderColumns} from orders o where ${wished(scope, wish)} and ${status} order by o.id desc limit ${limit} offset ${offset}`.execute(
      db,
    )
  return rows
}

/** How many orders of the wish are in each status. */
export async function countByStatus(db: Db, scope: Scope, wish: DeskWish): Promise<Map<number, number>> {
  const { rows } = await sql<{
    status: number
    count: number
  }>`select o.status, count(*)::int as count from orders o where ${wished(scope, wish)} group by o.status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** The return that an order was made out of, to send the same goods once more. */
export async function returnBehind(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ applyId: string }>`select apply_id as "applyId" from return_apply where exchange_order_id = ${orderId}`.execute(db)
  return rows[0]?.applyId ?? null
}

export interface LogRow {
  readonly event: string
  readonly from: number | null
  readonly to: number
  readonly actorType: number
  readonly reason: string
  readonly at: Date
}

export async function logOf(db: Db, orderId: number): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select event, from_status as "from", to_status as "to", actor_type as "actorType", reason, at from order_log where order_id = ${orderId} order by id`.execute(
    db,
  )
  return rows
}
