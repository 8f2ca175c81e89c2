import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { actorType } from './order.states.ts'
import type { ReceiverSnapshot } from './order.tables.ts'

export interface NewOrderItem {
  readonly goods_id: number
  readonly sku_id: number
  readonly product_sn: string
  readonly title: string
  readonly title_en: string
  readonly pic: object
  readonly product_attr: string
  readonly product_price: number
  readonly quantity: number
  readonly promotion_amount: number
  readonly coupon_amount: number
  readonly integration_amount: number
  readonly freight_share: number
  readonly real_amount: number
}

export interface NewOrder {
  readonly scope: Scope
  readonly orderSn: string
  readonly flowId: string
  readonly memberId: number
  readonly kind: number
  readonly amounts: {
    readonly totalAmount: number
    readonly promotionAmount: number
    readonly couponAmount: number
    readonly integrationAmount: number
    readonly freightAmount: number
    readonly freightDiscountAmount: number
    readonly adjustAmount: number
    readonly payAmount: number
  }
  readonly receiver: ReceiverSnapshot
  readonly remark: string
  readonly items: readonly NewOrderItem[]
  readonly at: Date
  readonly autoCloseAt: Date
}

/** Writes an unpaid order with its items and the first row of its log, in one statement. */
export async function insertOrder(trx: Db, order: NewOrder): Promise<void> {
  const { scope, amounts } = order
  await sql`
    with made as (
      insert into orders (partner_id, store_id, order_sn, flow_id, member_id, kind, status, total_amount, promotion_amount, coupon_amount, integration_amount,
        freight_amount, freight_discount_amount, adjust_amount, pay_amount, receiver, remark, created_at, auto_close_at)
      values (${scope.partnerId}, ${scope.storeId}, ${order.orderSn}, ${order.flowId}, ${order.memberId}, ${order.kind}, 0, ${amounts.totalAmount}, ${amounts.promotionAmount},
        ${amounts.couponAmount}, ${amounts.integrationAmount}, ${amounts.freightAmount}, ${amounts.freightDiscountAmount}, ${amounts.adjustAmount}, ${amounts.payAmount},
        ${JSON.stringify(order.receiver)}::jsonb, ${order.remark}, ${order.at}, ${order.autoCloseAt})
      returning id, partner_id, store_id, created_at
    ), items as (
      insert into order_item (partner_id, store_id, order_id, goods_id, sku_id, product_sn, title, title_en, pic, product_attr, product_price, quantity,
        promotion_amount, coupon_amount, integration_amount, freight_share, real_amount)
      select m.partner_id, m.store_id, m.id, i.goods_id, i.sku_id, i.product_sn, i.title, i.title_en, i.pic, i.product_attr, i.product_price, i.quantity,
        i.promotion_amount, i.coupon_amount, i.integration_amount, i.freight_share, i.real_amount
      from made m, jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb) as i(goods_id bigint, sku_id bigint, product_sn text, title text, title_en text, pic jsonb,
        product_attr text, product_price bigint, quantity int, promotion_amount bigint, coupon_amount bigint, integration_amount bigint, freight_share bigint, real_amount bigint)
    )
    insert into order_log (order_id, event, from_status, to_status, actor_type, actor_id, at)
    select m.id, 'submit', null, 0, ${actorType.shopper}::smallint, ${order.memberId}::bigint, m.created_at from made m`.execute(trx)
}

/** Units of goods that a member has ordered already, closed orders apart: what a limit per person counts. */
export async function orderedUnits(trx: Db, scope: Scope, memberId: number, goodsIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ goods_id: number; units: number }>`
    select i.goods_id, sum(i.quantity - i.returned_quantity)::int as units
    from orders o join order_item i on i.order_id = o.id
    where o.partner_id = ${scope.partnerId} and o.store_id = ${scope.storeId} and o.member_id = ${memberId} and o.status <> 4 and i.goods_id = any(${goodsIds}::bigint[])
    group by i.goods_id`.execute(trx)
  return new Map(rows.map((row) => [row.goods_id, row.units]))
}
