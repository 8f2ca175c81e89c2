import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  shippingBatchStatus,
  type ShippingProblem,
  type ShippingRowState,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { ReceiverSnapshot } from '#features/trade/order/index.ts'
import { notesText, searched, type AdminInput } from '#features/trade/order-admin/index.ts'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { PlannedRow, SheetRow, ShippableOrder } from './shipping.rules.ts'
import './shipping.tables.ts'

/** A line of an order that waits to be shipped. */
export interface WaitingLine {
  readonly orderSn: string
  readonly createdAt: Date
  readonly payTime: Date | null
  readonly receiver: ReceiverSnapshot
  readonly remark: string
  readonly staffNote: string
  readonly productSn: string
  readonly title: string
  readonly productAttr: string
  readonly left: number
}

/** What is left to ship, the oldest orders first. */
export async function waitingLines(
  db: Db,
  scope: Scope,
  input: AdminInput,
  limit: number,
): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select o.order_sn as "orderSn", o.created_at as "createdAt", o.pay_time as "payTime", o.receiver,
      o.remark, ${notesText} as "staffNote", i.product_sn as "productSn", i.title,
      i.product_attr as "productAttr",
      i.quantity - i.shipped_quantity - i.cancelled_quantity - i.held_quantity as left
    from orders o join order_item i on i.order_id = o.id
    where ${searched(scope, input)} and o.status = ${lit(orderStatus.toShip)}
      and i.quantity - i.shipped_quantity - i.cancelled_quantity - i.held_quantity > 0
    order by o.id, i.id limit ${limit}`.execute(db)
  return rows
}

/** A store's orders of these numbers, as far as shipping goes. */
export async function shippableOrders(
  db: Db,
  scope: Scope,
  orderSns: readonly string[],
): Promise<ShippableOrder[]> {
  const { rows } = await sql<ShippableOrder>`
    select o.order_sn as "orderSn", o.status,
      (select jsonb_agg(jsonb_build_object('id', i.id, 'productSn', i.product_sn, 'quantity', i.quantity,
        'shippedQuantity', i.shipped_quantity, 'cancelledQuantity', i.cancelled_quantity,
        'heldQuantity', i.held_quantity)
        order by i.id)
        from order_item i where i.order_id = o.id) as items,
        (select coalesce(jsonb_agg(jsonb_build_object('companyCode', d.company_code,
          'deliverySn', d.delivery_sn)),
          '[]')
          from delivery d where d.order_id = o.id) as parcels
    from orders o where ${ofStore('o', scope)} and o.order_sn = any(${orderSns}::text[])`.execute(
    db,
  )
  return rows
}

export interface BatchRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly fileName: string
  readonly status: number
  readonly staffId: number
  readonly staffName: string
  readonly ip: string
  readonly createdAt: Date
  readonly doneAt: Date | null
  readonly sameAs: number | null
  readonly rowCount: number
  readonly orderCount: number
  readonly parcelCount: number
  readonly counts: Readonly<Record<ShippingRowState, number>>
}

const columns = sql`
  b.id, b.partner_id as "partnerId", b.store_id as "storeId", b.file_name as "fileName", b.status,
  b.staff_id as "staffId", b.staff_name as "staffName", b.ip,
  b.created_at as "createdAt", b.done_at as "doneAt",
  (select max(e.id) from shipping_batch e where e.partner_id = b.partner_id and e.store_id = b.store_id
    and e.file_hash = b.file_hash and e.id < b.id
      and e.status > ${lit(shippingBatchStatus.checked)}) as "sameAs",
      c.rows as "rowCount", c.orders as "orderCount", c.parcels as "parcelCount", c.counts`
const counted = sql`
  cross join lateral (
    select count(*)::int as rows,
      count(distinct r.order_sn) filter (where r.state not in ('blank', 'wrong'))::int as orders,
      count(distinct (r.order_sn, r.carrier, r.delivery_sn)) filter (where r.state not in ('blank',
        'wrong'))::int as parcels,
      jsonb_build_object('ready', count(*) filter (where r.state = 'ready'),
        'shipped', count(*) filter (where r.state = 'shipped'),
        'already', count(*) filter (where r.state = 'already'),
        'wrong', count(*) filter (where r.state = 'wrong'),
        'blank', count(*) filter (where r.state = 'blank')) as counts
    from shipping_row r where r.batch_id = b.id
  ) c`
export async function findBatch(db: Db, scope: Scope, id: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select ${columns} from shipping_batch b ${counted}
    where ${ofStore('b', scope)} and b.id = ${id}`.execute(db)
  return rows[0]
}

export async function listBatches(
  db: Db,
  scope: Scope,
  offset: number,
  limit: number,
): Promise<{ rows: BatchRow[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<BatchRow>`
      select ${columns} from shipping_batch b ${counted}
      where ${ofStore('b', scope)}
      order by b.id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`shipping_batch b where ${ofStore('b', scope)}`),
  ])
  return { rows, total }
}

export interface NewBatch {
  readonly scope: Scope
  readonly fileName: string
  readonly fileHash: string
  readonly staff: { readonly id: number; readonly name: string }
  readonly ip: string
  readonly at: Date
}

export async function insertBatch(
  trx: Db,
  batch: NewBatch,
  rows: readonly SheetRow[],
  planned: readonly PlannedRow[],
): Promise<number> {
  const { scope, fileName, fileHash, staff, ip, at } = batch
  const { id } = await trx
    .insertInto('shipping_batch')
    .values({
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      file_name: fileName,
      file_hash: fileHash,
      staff_id: staff.id,
      staff_name: staff.name,
      ip,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const all = rows.map((row, index) => ({
    ...row,
    state: planned[index]?.state,
    problem: planned[index]?.problem,
  }))
  await sql`
    insert into shipping_row (batch_id, partner_id, line, order_sn, carrier, delivery_sn, product_sn,
      quantity, state, problem)
    select ${id}::bigint, ${scope.partnerId}::int, r.line, r."orderSn", r.carrier, r."deliverySn",
      r."productSn", r.quantity, r.state, r.problem
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r(line int, "orderSn" text, carrier text,
      "deliverySn" text, "productSn" text, quantity text, state text, problem text)`.execute(trx)
  return id
}

/**
 * Tables are for looking things up in the weeks after; the audit log and the orders keep what was
 * done.
 */
export async function deleteBatchesBefore(trx: Db, scope: Scope, before: Date): Promise<void> {
  await sql`delete from shipping_batch b where ${ofStore('b', scope)} and b.created_at < ${before}
    and b.status <> ${lit(shippingBatchStatus.running)}`.execute(trx)
}

/** Compare-and-set of the state; false when another request was first. */
export async function moveBatch(
  trx: Db,
  id: number,
  from: number,
  to: number,
  doneAt?: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update shipping_batch set status = ${to}::smallint, done_at = ${doneAt ?? null}::timestamptz
    where id = ${id} and status = ${from}::smallint
    returning id`.execute(trx)
  return rows.length === 1
}

export interface RowView extends SheetRow {
  readonly state: ShippingRowState
  readonly problem: ShippingProblem | null
}

const rowColumns = sql`r.line, r.order_sn as "orderSn", r.carrier, r.delivery_sn as "deliverySn",
  r.product_sn as "productSn", r.quantity, r.state, r.problem`

export async function findRows(
  db: Db,
  batchId: number,
  state: ShippingRowState | undefined,
  offset: number,
  limit: number,
): Promise<RowView[]> {
  const { rows } = await sql<RowView>`
    select ${rowColumns} from shipping_row r
    where r.batch_id = ${batchId} and (${state ?? null}::text is null or r.state = ${state ?? null}::text)
    order by r.line limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The rows of the next parcel that is to be sent, locked; none: all is done. */
export async function lockNextParcel(trx: Db, batchId: number): Promise<RowView[]> {
  const { rows } = await sql<RowView>`
    select ${rowColumns} from shipping_row r
    where r.batch_id = ${batchId} and r.state = 'ready' and (r.order_sn, r.carrier, r.delivery_sn) = (
      select f.order_sn, f.carrier, f.delivery_sn
      from shipping_row f
      where f.batch_id = ${batchId} and f.state = 'ready'
      order by f.line limit 1)
    order by r.line for update`.execute(trx)
  return rows
}

export async function settleRows(
  trx: Db,
  batchId: number,
  settled: readonly PlannedRow[],
): Promise<void> {
  await sql`
    update shipping_row r set state = s.state, problem = s.problem
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s(line int, state text, problem text)
    where r.batch_id = ${batchId} and r.line = s.line`.execute(trx)
}
