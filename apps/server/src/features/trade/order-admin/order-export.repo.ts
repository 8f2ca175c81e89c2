import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { notesText } from './note.repo.ts'
import type { ReceiverSnapshot } from '#features/trade/order/index.ts'

/** A line of an order, and the order that it is of. */
export interface OrderLineRow {
  readonly id: number
  /** With all its digits, as the key of where to go on. */
  readonly createdKey: string
  readonly isFirst: boolean
  readonly orderSn: string
  readonly memberId: number
  readonly status: number
  readonly payMethod: string | null
  readonly createdAt: Date
  readonly payTime: Date | null
  readonly shipTime: Date | null
  readonly receiveTime: Date | null
  readonly total: number
  readonly promotion: number
  readonly coupon: number
  readonly points: number
  readonly freight: number
  readonly adjust: number
  readonly pay: number
  readonly paid: number
  readonly refunded: number
  readonly receiver: ReceiverSnapshot
  readonly remark: string
  readonly staffNote: string
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly attrs: string
  readonly attrsEn: string
  readonly price: number
  readonly quantity: number
  readonly linePromotion: number
  readonly lineCoupon: number
  readonly linePoints: number
  readonly lineAdjust: number
  readonly lineAmount: number
  readonly returned: number
  readonly cancelled: number
  readonly lineRefunded: number
}

/**
 * Lines of up to `max` orders of a store in the order in which they were placed. How many stands in
 * the text: for an unknown number the plan that is kept would seem worse, and each batch be planned.
 */
export function orderLinesAfter(
  db: Db,
  scope: Scope,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: { readonly createdKey: string; readonly id: number } | undefined,
  max: number,
): Promise<OrderLineRow[]> {
  const beyond = after
    ? sql`(o.created_at, o.id) > (${after.createdKey}::timestamptz, ${after.id}::bigint)`
    : sql`o.created_at >= ${from}`
  return linesOf(
    db,
    sql`select * from orders o where ${ofStore('o', scope)} and ${beyond} and o.created_at < ${until}
      order by o.created_at, o.id limit ${sql.lit(max)}`,
  )
}

/** Lines of orders of a store that were chosen by their numbers. */
export const chosenLines = (
  db: Db,
  scope: Scope,
  sns: readonly string[],
): Promise<OrderLineRow[]> =>
  linesOf(
    db,
    sql`select * from orders o where ${ofStore('o', scope)} and o.order_sn = any(${sns}::text[])`,
  )

async function linesOf(db: Db, orders: RawBuilder<unknown>): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select o.id, o.created_at::text as "createdKey",
      row_number() over (partition by o.id order by i.id) = 1 as "isFirst", o.order_sn as "orderSn",
      o.member_id as "memberId", o.status, o.pay_method as "payMethod", o.created_at as "createdAt",
      o.pay_time as "payTime", o.ship_time as "shipTime", o.receive_time as "receiveTime",
      o.total_amount as total, o.promotion_amount as promotion, o.coupon_amount as coupon,
      o.integration_amount as points, o.freight_amount - o.freight_discount_amount as freight,
      o.adjust_amount as adjust, o.pay_amount as pay, o.paid_amount as paid, o.refunded_amount as refunded,
      o.receiver, o.remark, ${notesText} as "staffNote", i.product_sn as "productSn", i.title,
      i.title_en as "titleEn", i.product_attr as attrs, i.product_attr_en as "attrsEn",
      i.product_price as price, i.quantity, i.promotion_amount as "linePromotion",
      i.coupon_amount as "lineCoupon", i.integration_amount as "linePoints", i.adjust_amount as "lineAdjust",
      i.real_amount as "lineAmount", i.returned_quantity as returned, i.cancelled_quantity as cancelled,
      i.refunded_amount as "lineRefunded"
    from (${orders}) o
    join order_item i on i.order_id = o.id
    order by o.created_at, o.id, i.id`.execute(db)
  return rows
}
