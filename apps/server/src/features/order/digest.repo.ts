import { sql } from 'kysely'
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
  readonly autoCloseAt: Date | null
  readonly autoConfirmAt: Date | null
}

export async function orderDigests(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderDigest>> {
  const { rows } = await sql<OrderDigest>`
    select o.id as "orderId", first.title, first.title_en as "titleEn", first.lines, o.pay_amount as "payAmount", o.status, o.kind, o.close_reason as "closeReason",
      o.auto_close_at as "autoCloseAt", o.auto_confirm_at as "autoConfirmAt"
    from orders o cross join lateral (
      select i.title, i.title_en, count(*) over ()::int as lines from order_item i where i.order_id = o.id order by i.id limit 1) first
    where o.id = any(${orderIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.orderId, row]))
}
