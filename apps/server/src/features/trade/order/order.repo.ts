import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import { orderStatus, type OrderFlag } from '@mallard/contract/trade/order/order.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ReceiverSnapshot } from './order.tables.ts'
import type { DeliveryData, OrderData, OrderItemData } from './view.rules.ts'

export interface OrderItemRow extends OrderItemData {
  readonly skuId: number
  /** fen */
  readonly refundedAmount: number
  /** fen that the store took off, never above nothing */
  readonly adjustAmount: number
  /** What its invoice tells of it; null: what the installation says. */
  readonly tax: Tax | null
}

export interface DeliveryRow extends DeliveryData {
  readonly phone: string
  readonly watch: string
}

export interface OrderRow extends OrderData {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly receiver: ReceiverSnapshot
  readonly version: number
  /** Which colour staff marked it with; never for the buyer. */
  readonly flag: OrderFlag
  readonly waitingSince: Date
  /** fen off the freight, never above nothing */
  readonly freightAdjustAmount: number
  /** Of freight as a line of its own on the invoice; null: it is spread over the goods. */
  readonly freightTax: Tax | null
  readonly items: readonly OrderItemRow[]
  readonly deliveries: readonly DeliveryRow[] | null
}

/** Whose orders: a shopper's own. */
export interface OrderOwner extends Scope {
  readonly memberId: number
}

/** Since when an order waits to be sent, of one that does; as the index `orders_waiting` has it. */
export const waitingSince = sql`coalesce(o.to_ship_at, o.pay_time, o.created_at)`

export const orderColumns = sql`
  o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId",
  o.order_sn as "orderSn", o.kind, o.status, o.close_reason as "closeReason",
  o.pay_status as "payStatus", o.comment_status as "commentStatus", o.append_until as "appendUntil",
  o.refund_status as "refundStatus",
  o.total_amount as "totalAmount", o.promotion_amount as "promotionAmount", o.coupon_amount as "couponAmount",
  o.integration_amount as "integrationAmount",
  o.freight_amount as "freightAmount", o.freight_discount_amount as "freightDiscountAmount",
  o.adjust_amount as "adjustAmount", o.freight_adjust_amount as "freightAdjustAmount",
  o.pay_amount as "payAmount",
  o.promotions, o.receiver, o.remark, o.flag, o.pay_method as "payMethod",
  o.created_at as "createTime", o.pay_time as "payTime", o.ship_time as "shipTime",
  o.receive_time as "receiveTime", ${waitingSince} as "waitingSince",
  o.auto_close_at as "autoCloseAt", o.auto_confirm_at as "autoConfirmAt", o.version,
  o.open_returns as "openReturns", o.refunded_amount as "refundedAmount", o.batch,
  o.freight_tax as "freightTax",
  (select v.state from invoice v where v.order_id = o.id order by v.id desc limit 1) as "invoiceStage",
  (select jsonb_agg(jsonb_build_object('id', i.id, 'goodsId', i.goods_id, 'skuId', i.sku_id,
      'productSn', i.product_sn, 'title', i.title, 'titleEn', i.title_en, 'pic', i.pic,
      'productAttr', i.product_attr, 'productAttrEn', i.product_attr_en, 'productPrice', i.product_price,
      'quantity', i.quantity, 'promotionAmount', i.promotion_amount, 'couponAmount', i.coupon_amount,
      'integrationAmount', i.integration_amount, 'realAmount', i.real_amount, 'adjustAmount', i.adjust_amount,
      'promotions', i.promotions, 'giftOf', i.gift_of, 'shippedQuantity', i.shipped_quantity,
      'returnedQuantity', i.returned_quantity,
      'cancelledQuantity', i.cancelled_quantity, 'heldQuantity', i.held_quantity,
      'afterSaleStatus', i.after_sale_status, 'refundedAmount', i.refunded_amount,
      'chargedAmount', i.charged_amount, 'afterSaleDays', i.after_sale_days, 'returnExempt', i.return_exempt,
      'tax', i.tax) order by i.id)
    from order_item i where i.order_id = o.id) as items,
  (select jsonb_agg(jsonb_build_object('id', d.id, 'companyCode', d.company_code,
      'companyName', d.company_name, 'companyNameEn', d.company_name_en, 'companyPhone', d.company_phone,
      'kind', d.kind, 'deliverySn', d.delivery_sn, 'phone', d.phone, 'lines', d.lines, 'isAgain', d.is_again,
      'state', d.state, 'watch', d.watch, 'traces', d.traces,
      'shipTime', ${ms('d.created_at')}) order by d.id)
    from delivery d where d.order_id = o.id) as deliveries,
  exists (select 1 from pay_order_target t join pay_refund f on f.pay_order_id = t.pay_order_id
    where t.order_id = o.id and f.status = ${lit(refundStatus.failed)}
      and coalesce(f.order_id, o.id) = o.id) as "isRefundStuck"`

const mine = (owner: OrderOwner) =>
  sql`${ofStore('o', owner)} and o.member_id = ${owner.memberId} and not o.is_hidden`

/** Conditions of the tabs, in the order of their numbers (domain.md §3.1). */
const tabs: readonly RawBuilder<unknown>[] = [
  sql`true`,
  sql`o.status in (${lit(orderStatus.unpaid, orderStatus.reviewing)})`,
  sql`o.status in (${lit(orderStatus.toShip, orderStatus.grouping)})`,
  sql`o.status = ${lit(orderStatus.toReceive)}`,
  sql`o.status = ${lit(orderStatus.done)} and o.comment_status = 0`,
  sql`(o.refund_status > 0 or o.open_returns > 0)`,
]

export interface ListInput {
  readonly active: number
  readonly keyword?: string | undefined
  readonly pageNum: number
  readonly pageSize: number
}

export async function listOrders(
  db: Db,
  owner: OrderOwner,
  { active, keyword, pageNum, pageSize }: ListInput,
): Promise<{ rows: OrderRow[]; total: number }> {
  const pattern = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const matches = pattern
    ? sql`(o.order_sn = ${keyword}
      or exists (select 1 from order_item i
        where i.order_id = o.id and (i.title ilike ${pattern} or i.title_en ilike ${pattern})))`
    : sql`true`
  const which = sql`${mine(owner)} and ${tabs[active] ?? sql`true`} and ${matches}`
  const { rows } = await sql<OrderRow & { total: number }>`
    select ${orderColumns}, (select count(*)::int from orders o where ${which}) as total
    from orders o
    where ${which}
    order by o.id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db)
  if (rows.length > 0 || pageNum === 1) return { rows, total: rows[0]?.total ?? 0 }
  const total = await totalOf(db, sql`orders o where ${which}`)
  return { rows, total }
}

export async function findOrder(
  db: Db,
  owner: OrderOwner,
  orderSn: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where ${mine(owner)} and o.order_sn = ${orderSn}`.execute(db)
  return rows[0]
}

/** The same for the back office: any member's, hidden ones too. */
export async function findStoreOrder(
  db: Db,
  scope: Scope,
  orderSn: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where ${ofStore('o', scope)} and o.order_sn = ${orderSn}`.execute(db)
  return rows[0]
}

export interface OrderState {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly orderSn: string
  readonly status: number
  readonly payStatus: number
  readonly payAmount: number
  readonly autoCloseAt: Date | null
  readonly autoConfirmAt: Date | null
  readonly openReturns: number
  /** Names those it is paid and closed together with; null: none. */
  readonly batch: string | null
}

const state = sql`o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId",
  o.order_sn as "orderSn", o.status, o.pay_status as "payStatus", o.pay_amount as "payAmount",
  o.auto_close_at as "autoCloseAt", o.auto_confirm_at as "autoConfirmAt", o.open_returns as "openReturns",
  o.batch`

/** States of a shopper's orders, in the order asked; fewer than asked when some are not theirs. */
export async function statesOf(
  db: Db,
  owner: OrderOwner,
  orderSns: readonly string[],
): Promise<OrderState[]> {
  const { rows } = await sql<OrderState>`
    select ${state} from orders o
    where ${mine(owner)} and o.order_sn = any(${orderSns}::text[])`.execute(db)
  return rows.sort((a, b) => orderSns.indexOf(a.orderSn) - orderSns.indexOf(b.orderSn))
}

/** An order by its number alone: for jobs and the operator, who know no owner. */
export async function stateBySn(
  db: Db,
  orderSn: string,
  scope?: Scope,
): Promise<OrderState | undefined> {
  const { rows } = await sql<OrderState>`
    select ${state} from orders o
    where o.order_sn = ${orderSn} and ${scope ? ofStore('o', scope) : sql`true`}`.execute(db)
  return rows[0]
}

/** An order with those it is paid and closed together with, by id. */
export async function statesWith(
  db: Db,
  order: Scope & Pick<OrderState, 'batch'>,
): Promise<OrderState[]> {
  const { rows } = await sql<OrderState>`
    select ${state} from orders o
    where ${ofStore('o', order)} and o.batch = ${order.batch}
    order by o.id`.execute(db)
  return rows
}

/** Locks orders in the order of their ids, and reads them as they then are. */
export async function lockOrders(trx: Db, orderIds: readonly number[]): Promise<OrderState[]> {
  const { rows } = await sql<OrderState>`
    select ${state} from orders o
    where o.id = any(${orderIds}::bigint[])
    order by o.id for no key update`.execute(trx)
  return rows
}

export interface ItemUnits {
  readonly orderId: number
  readonly orderSn: string
  readonly partnerId: number
  readonly storeId: number
  readonly skuId: number
  readonly quantity: number
}

/** What stock has to move when these orders are paid or closed. */
export async function unitsOf(trx: Db, orderIds: readonly number[]): Promise<ItemUnits[]> {
  const { rows } = await sql<ItemUnits>`
    select o.id as "orderId", o.order_sn as "orderSn", o.partner_id as "partnerId", o.store_id as "storeId",
      i.sku_id as "skuId", i.quantity
    from orders o
    join order_item i on i.order_id = o.id
    where o.id = any(${orderIds}::bigint[])
    order by o.id, i.sku_id`.execute(trx)
  return rows
}

export async function hideOrder(
  db: Db,
  owner: OrderOwner,
  orderSn: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ status: number }>`
    update orders o set is_hidden = true where ${mine(owner)} and o.order_sn = ${orderSn}
      and o.status in (${lit(orderStatus.done, orderStatus.closed)}) returning o.status`.execute(db)
  return rows[0]?.status
}

export interface OrderCounts {
  unpaid: number
  toShip: number
  toReceive: number
  toComment: number
  afterSale: number
}

export async function countOrders(db: Db, scope: Scope, memberId: number): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    select count(*) filter (where ${tabs[1]!})::int as unpaid,
      count(*) filter (where ${tabs[2]!})::int as "toShip",
      count(*) filter (where ${tabs[3]!})::int as "toReceive",
      count(*) filter (where ${tabs[4]!})::int as "toComment",
      count(*) filter (where o.open_returns > 0)::int as "afterSale"
    from orders o where ${mine({ ...scope, memberId })}`.execute(db)
  return rows[0]!
}
