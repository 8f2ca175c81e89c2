import {
  minReturnDays,
  type KeptPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { maxUnpaid, orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { enqueuePart } from '#platform/jobs/enqueue.ts'
import type { ReceiverSnapshot } from './order.tables.ts'

export interface NewOrderItem {
  readonly goods_id: number
  readonly sku_id: number
  readonly product_sn: string
  readonly title: string
  readonly title_en: string
  readonly pic: object
  readonly product_attr: string
  readonly product_attr_en: string
  readonly product_price: number
  /** What the store asks now; the row must still say so when its stock is taken. */
  readonly sale_price: number
  readonly quantity: number
  readonly promotion_amount: number
  readonly coupon_amount: number
  readonly integration_amount: number
  readonly freight_share: number
  readonly real_amount: number
  /** What lowered the line, with the names as they were. */
  readonly promotions: readonly object[]
  /** The promotion that gives the line away. */
  readonly gift_of: number | null
  /**
   * The return policy that the buyer was shown. Absent: nobody was shown one, and what their goods
   * say now counts, or the law where it wants a word that was not given.
   */
  readonly after_sale_days?: number
  readonly return_exempt?: KeptPolicy['returnExempt']
}

export interface NewOrder {
  readonly scope: Scope
  readonly orderSn: string
  readonly flowId: string
  readonly memberId: number
  readonly kind: number
  /** What the way to buy keeps; null for ordinary ones. */
  readonly context: unknown
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
  readonly promotions: readonly object[]
  readonly receiver: ReceiverSnapshot
  readonly remark: string
  readonly items: readonly NewOrderItem[]
  readonly at: Date
  readonly autoCloseAt: Date
  /** Where paying leads to: to shipping, or into a group that forms. */
  readonly paidStatus: 1 | 5
  /** Names the orders that are paid and closed together. */
  readonly batch: string | null
}

/** The items of an order as a part of a statement. */
export const itemsPart = (items: readonly NewOrderItem[]): RawBuilder<unknown> => itemRows(items)

/** The items of several orders as a part of a statement, each with the number of its order. */
export function itemsOfPart(orders: readonly NewOrder[]): RawBuilder<unknown> {
  const rows = orders.flatMap(({ orderSn, items }) =>
    items.map((item) => ({ ...item, order_sn: orderSn })),
  )
  return itemRows(rows, sql`, order_sn text`)
}

function itemRows(items: readonly NewOrderItem[], more = sql``): RawBuilder<unknown> {
  return sql`
    select i.*
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(goods_id bigint, sku_id bigint,
      product_sn text, title text, title_en text, pic jsonb, product_attr text, product_attr_en text,
      product_price bigint, sale_price bigint, quantity int, promotion_amount bigint, coupon_amount bigint,
      integration_amount bigint, freight_share bigint, real_amount bigint, promotions jsonb, gift_of bigint,
      after_sale_days int, return_exempt jsonb${more})`
}

/**
 * Several orders as a part `(seq, order_sn, …)` of a statement, `seq` in the order in which they
 * come.
 */
export function ordersPart(orders: readonly NewOrder[]): RawBuilder<unknown> {
  const rows = orders.map(({ amounts, scope: _scope, items: _items, at: _at, ...order }, seq) => ({
    seq,
    ...order,
    ...amounts,
  }))
  return sql`
    select o.seq, o."orderSn" as order_sn, o."flowId" as flow_id, o."memberId" as member_id, o.kind,
      o.context, o."totalAmount" as total_amount, o."promotionAmount" as promotion_amount,
      o."couponAmount" as coupon_amount, o."integrationAmount" as integration_amount,
      o."freightAmount" as freight_amount, o."freightDiscountAmount" as freight_discount_amount,
      o."adjustAmount" as adjust_amount, o."payAmount" as pay_amount, o.promotions, o.receiver, o.remark,
      o."autoCloseAt" as auto_close_at, o."paidStatus" as paid_status, o.batch
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(seq int, "orderSn" text, "flowId" text,
      "memberId" bigint, kind smallint, context jsonb, "totalAmount" bigint, "promotionAmount" bigint,
      "couponAmount" bigint, "integrationAmount" bigint, "freightAmount" bigint,
      "freightDiscountAmount" bigint, "adjustAmount" bigint, "payAmount" bigint, promotions jsonb,
      receiver jsonb, remark text, "autoCloseAt" timestamptz, "paidStatus" smallint, batch text)`
}

/**
 * One of the member's places for unpaid orders that is free, any of them, so that several orders of
 * one moment seldom draw the same; no row when all are held. Of two that draw the same,
 * `orders_unpaid_place` refuses the later.
 */
export const freePlace = (partnerId: number, memberId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
      select p.n from generate_series(1, ${maxUnpaid}::int) as p(n)
      where not exists (
        select 1 from orders o
        where o.partner_id = ${partnerId}::int and o.member_id = ${memberId} and o.unpaid_place = p.n
          and o.status in (${lit(orderStatus.unpaid, orderStatus.reviewing)})
      )
      order by random() limit 1`

/** The part `place`: a free one of the member's, see `freePlace`. */
export const placePart = ({
  scope,
  memberId,
}: Pick<NewOrder, 'scope' | 'memberId'>): RawBuilder<unknown> =>
  sql`
    place as (${freePlace(scope.partnerId, sql`${memberId}::bigint`)}
    )`

/** What a new order has; all else of it has its default. */
const orderColumns = sql`partner_id, store_id, order_sn, flow_id, member_id, kind, context, status,
  total_amount, promotion_amount, coupon_amount, integration_amount, freight_amount, freight_discount_amount,
  adjust_amount, pay_amount, promotions, receiver, remark, created_at, auto_close_at, paid_status, batch,
  unpaid_place, freight_tax`

const freightTax = (partnerId: number) =>
  sql`(select t.freight from tax_setting t where t.partner_id = ${partnerId}::int)`

/** Of the part `made`. */
const madeColumns = sql`id, partner_id, store_id, order_sn, member_id, created_at, auto_close_at`

/**
 * The parts of a statement that write an unpaid order, if the part `after` has a row: the order,
 * its items (from the part `asked`, see `itemsPart`), the first row of its log, and the job that
 * closes it if it is not paid in time. What is to be paid takes its place from the part `place`,
 * see `placePart`.
 */
export function orderParts(order: NewOrder, after: RawBuilder<unknown>): RawBuilder<unknown> {
  const { scope, amounts } = order
  return sql`
    made as (
      insert into orders (${orderColumns})
      select ${scope.partnerId}::int, ${scope.storeId}::int, ${order.orderSn}::text, ${order.flowId}::text,
        ${order.memberId}::bigint, ${order.kind}::smallint,
        ${order.context === null ? null : JSON.stringify(order.context)}::jsonb, 0,
        ${amounts.totalAmount}::bigint, ${amounts.promotionAmount}::bigint, ${amounts.couponAmount}::bigint,
        ${amounts.integrationAmount}::bigint, ${amounts.freightAmount}::bigint,
        ${amounts.freightDiscountAmount}::bigint, ${amounts.adjustAmount}::bigint,
        ${amounts.payAmount}::bigint, ${JSON.stringify(order.promotions)}::jsonb,
        ${JSON.stringify(order.receiver)}::jsonb, ${order.remark}::text,
        ${order.at}::timestamptz, ${order.autoCloseAt}::timestamptz, ${order.paidStatus}::smallint,
        ${order.batch}::text,
        ${amounts.payAmount > 0 ? sql`(select n::smallint from place)` : sql`null::smallint`},
        ${freightTax(scope.partnerId)}
      where exists (select 1 from ${after})
      returning ${madeColumns}
    ),
    ${followingParts(sql`made m, asked w /* no join: lines keep the order in which they were asked for */`)}`
}

/**
 * The same for several orders of different members, of the parts `ordered` (`ordersPart`) and
 * `asked` (`itemsOfPart`): those that have a row in the part `granted (order_sn, place)`. They are
 * written in the order of their members, so that two such statements wait for each other's places
 * one way only.
 */
export function manyOrderParts({ partnerId, storeId }: Scope, at: Date): RawBuilder<unknown> {
  return sql`
    made as (
      insert into orders (${orderColumns})
      select ${partnerId}::int, ${storeId}::int, o.order_sn, o.flow_id, o.member_id, o.kind, o.context, 0,
        o.total_amount, o.promotion_amount, o.coupon_amount, o.integration_amount, o.freight_amount,
        o.freight_discount_amount, o.adjust_amount, o.pay_amount, o.promotions, o.receiver, o.remark,
        ${at}::timestamptz, o.auto_close_at, o.paid_status, o.batch, g.place::smallint,
        ${freightTax(partnerId)}
      from ordered o join granted g on g.order_sn = o.order_sn
      order by o.member_id
      returning ${madeColumns}
    ), ${followingParts(sql`made m join asked w on w.order_sn = m.order_sn`)}`
}

/** What follows from the rows of `made`: items, the first row of the log, the closing job. */
function followingParts(lines: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    items as (
      insert into order_item (partner_id, store_id, order_id, goods_id, sku_id, product_sn, title, title_en,
        pic, product_attr, product_attr_en, product_price, quantity,
        promotion_amount, coupon_amount, integration_amount, freight_share, real_amount, promotions, gift_of,
        after_sale_days, return_exempt, is_return_agreed, tax)
      select m.partner_id, m.store_id, m.id, w.goods_id, w.sku_id, w.product_sn, w.title, w.title_en, w.pic,
        w.product_attr, w.product_attr_en, w.product_price, w.quantity,
        w.promotion_amount, w.coupon_amount, w.integration_amount, w.freight_share, w.real_amount,
        w.promotions, w.gift_of,
        coalesce(w.after_sale_days,
          (select greatest(g.after_sale_days, ${minReturnDays}::int) from goods g where g.id = w.goods_id)),
        case when w.after_sale_days is not null then w.return_exempt
          else (select g.return_exempt from goods g where g.id = w.goods_id
            and g.return_exempt ->> 'exempt' is not null) end,
        w.return_exempt ->> 'exemptByNature' is not null,
        coalesce((select g.tax from goods g where g.id = w.goods_id),
          (select t.usual from tax_setting t where t.partner_id = m.partner_id))
      from ${lines}
    ), noted as (
      insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, actor_id, at)
      select m.id, m.partner_id, 'submit', null, ${lit(orderStatus.unpaid)}, ${actorType.shopper}::smallint,
        m.member_id, m.created_at from made m
    ), timed as (${enqueuePart('order.close', {
      key: sql`m.order_sn`,
      payload: sql`jsonb_build_object('orderSn', m.order_sn)`,
      dueAt: sql`m.auto_close_at`,
    })}
    )`
}

/**
 * Units of goods that a member has bought already, closed orders apart: what a limit per person
 * counts. Gifts, and what came in exchange, were not bought.
 */
export async function orderedUnits(
  trx: Db,
  scope: Scope,
  memberId: number,
  goodsIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ goods_id: number; units: number }>`
    select i.goods_id, sum(i.quantity - i.returned_quantity)::int as units
    from orders o join order_item i on i.order_id = o.id
    where ${ofStore('o', scope)} and o.member_id = ${memberId}
      and o.status <> ${lit(orderStatus.closed)} and o.kind <> ${orderKind.exchange} and i.gift_of is null
      and i.goods_id = any(${goodsIds}::bigint[])
    group by i.goods_id`.execute(trx)
  return new Map(rows.map((row) => [row.goods_id, row.units]))
}
