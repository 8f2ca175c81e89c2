import type { OrderNote } from '@mallard/contract/trade/order/order-admin.calls'
import type { Scope } from '@mallard/kernel'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql, type RawBuilder } from 'kysely'
import { orderColumns, type OrderRow, waitingSince } from '#features/trade/order/index.ts'
import { maxCounted } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { markColumn, type ListOrder, type Stretch } from '#platform/db/turned.ts'
import { newestNote } from './note.repo.ts'
import { searched, type OrderSearch } from './order-search.repo.ts'

/** An order, and what staff noted about it last. */
export interface ListedRow extends OrderRow {
  readonly note: OrderNote | null
}

export interface AdminInput extends OrderSearch {
  readonly status?: number | undefined
}

/** As the list is sorted: the newest first. */
const adminOrder: ListOrder = {
  way: 'desc',
  by: sql`o.created_at`,
  isTime: true,
  id: sql`o.id`,
}

/** As those are sorted that wait to be sent: what waits longest first. */
const waitingOrder: ListOrder = { way: 'asc', by: waitingSince, isTime: true, id: sql`o.id` }

export const orderOf = ({ status }: AdminInput): ListOrder =>
  status === orderStatus.toShip ? waitingOrder : adminOrder

/** A status is said in the text, so that the index of those that wait is known to hold all of them. */
function listed(scope: Scope, input: AdminInput): RawBuilder<unknown> {
  const all = searched(scope, input)
  return input.status === undefined ? all : sql`${all} and o.status = ${lit(input.status)}`
}

/** Where an order stands in the list, whether it is in it or not. */
export async function placeInList(
  db: Db,
  scope: Scope,
  sn: string,
  order: ListOrder,
): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`
    select ${markColumn(order)} as mark from orders o
    where ${ofStore('o', scope)} and o.order_sn = ${sn}`.execute(db)
  return rows[0]?.mark
}

/** The order of the list that a stretch of one row begins with. */
export async function orderBeside(
  db: Db,
  scope: Scope,
  input: AdminInput,
  { isBeyond, order, limit }: Stretch,
): Promise<string | null> {
  const { rows } = await sql<{ orderSn: string }>`
    select o.order_sn as "orderSn" from orders o
    where ${listed(scope, input)} and ${isBeyond}
    order by ${order} limit ${limit}`.execute(db)
  return rows[0]?.orderSn ?? null
}

/** The page is found among numbers alone, so that one that is jumped to reads no orders on its way. */
export async function findAdminOrders(
  db: Db,
  scope: Scope,
  input: AdminInput,
  { isBeyond, order, mark, limit, offset }: Stretch,
): Promise<(ListedRow & { readonly mark: string })[]> {
  const { rows } = await sql<ListedRow & { readonly mark: string }>`
    with page as materialized (
      select o.id, ${mark} as mark from orders o
      where ${listed(scope, input)} and ${isBeyond}
      order by ${order} limit ${limit} offset ${offset}
    )
    select ${orderColumns}, ${newestNote} as note, p.mark
    from page p join orders o on o.id = p.id
    order by ${order}`.execute(db)
  return rows
}

/** How many orders of the wish are in each status, each counted up to the most. */
export async function countByStatus(
  db: Db,
  scope: Scope,
  input: AdminInput,
): Promise<Map<number, number>> {
  const { rows } = input.q
    ? await sql<StatusCount>`
      select o.status, least(count(*), ${maxCounted})::int as count
      from orders o
      where ${searched(scope, input)}
      group by o.status`.execute(db)
    : await sql<StatusCount>`
        select s.status, c.count
        from unnest(${Object.values(orderStatus)}::int[]) s(status)
        cross join lateral (
          select count(*)::int as count
            from (select 1 from orders o where ${searched(scope, input)} and o.status = s.status
              limit ${maxCounted}) f) c`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

interface StatusCount {
  readonly status: number
  readonly count: number
}

/** The return that an order was made out of, to send the same goods once more. */
export async function returnBehind(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await sql<{
    applyId: string
  }>`select apply_id as "applyId" from return_apply where exchange_order_id = ${orderId}`.execute(
    db,
  )
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
    select event, from_status as "from", to_status as "to", actor_type as "actorType", reason, at
    from order_log
    where order_id = ${orderId}
    order by id`.execute(db)
  return rows
}
