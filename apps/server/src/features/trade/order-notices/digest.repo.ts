import { sql } from 'kysely'
import type { StoreSku } from '#features/catalog/stock/index.ts'
import type { Db } from '#platform/db/database.ts'

/** An order in a few words, for messages about it. */
export interface OrderDigest {
  readonly orderId: number
  /** The first goods of it. */
  readonly title: string
  readonly titleEn: string
  /** Kinds of goods in it. */
  readonly lines: number
  /** fen */
  readonly payAmount: number
  readonly status: number
  /** What it was placed as (`orderKind`). */
  readonly kind: number
  readonly closeReason: number | null
  /** Where paying leads to. */
  readonly paidStatus: number
  readonly placedAt: Date
  readonly autoCloseAt: Date | null
  readonly autoConfirmAt: Date | null
}

/**
 * The lines are counted first and looked up by key then: sorted by key and cut, a plan made of old
 * statistics read the whole table for each order.
 */
export async function orderDigests(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderDigest>> {
  const { rows } = await sql<OrderDigest>`
    select o.id as "orderId", first.title, first.title_en as "titleEn", counted.lines,
      o.pay_amount as "payAmount", o.status, o.kind, o.close_reason as "closeReason",
      o.paid_status as "paidStatus", o.created_at as "placedAt", o.auto_close_at as "autoCloseAt",
      o.auto_confirm_at as "autoConfirmAt"
    from (select i.order_id, min(i.id) as first_id, count(*)::int as lines from order_item i
      where i.order_id = any(${orderIds}::bigint[]) group by i.order_id) counted
    join orders o on o.id = counted.order_id
    join order_item first on first.id = counted.first_id`.execute(db)
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The SKUs of these orders, each once for its store. */
export async function skusOfOrders(db: Db, orderIds: readonly number[]): Promise<StoreSku[]> {
  const { rows } = await sql<StoreSku>`
    select distinct o.partner_id as "partnerId", o.store_id as "storeId", i.sku_id as "skuId"
    from orders o join order_item i on i.order_id = o.id
    where o.id = any(${orderIds}::bigint[])`.execute(db)
  return rows
}
