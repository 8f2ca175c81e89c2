import type { PictureRef } from '@mallard/contract/fields'
import { returnStatus, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Fen, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Variant } from '#features/catalog/catalog/index.ts'
import type { OrderItemRow } from '#features/trade/order/index.ts'
import { begins } from '#platform/db/begins.ts'
import { countOf, offsetOf, type PagePlace, cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ReturnLine {
  readonly item: OrderItemRow
  readonly num: number
  /** fen */
  readonly amount: number
  /** fen of its price that is kept back from the refund, or below zero goes back */
  readonly charge: number
  /** A gift or an add-on, for the sake of the line that was asked for. */
  readonly isTied: boolean
  readonly received: number | null
  readonly sellable: number
  /** Units of the item that earlier returns gave back for money. */
  readonly before: number
  /** The SKU that is sent in exchange, where it is another one. */
  readonly wanted: Omit<Variant, 'left'> | null
}

export interface ReturnRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly applyId: string
  readonly orderId: number
  readonly orderSn: string
  readonly memberId: number
  readonly applicantId: number
  readonly payMethod: string | null
  readonly role: number
  readonly type: number
  readonly status: number
  readonly isUnsent: boolean
  readonly isWhole: boolean
  /** Nothing of its order was sent, and nothing else of it stays. */
  readonly isAllUnsent: boolean
  readonly reasonCode: string
  readonly description: string
  readonly pics: readonly PictureRef[]
  readonly applyAmount: number
  readonly freightAmount: number
  readonly approvedAmount: number | null
  readonly answer: string
  readonly returnAddress: { name: string; phone: string; address: string } | null
  readonly companyCode: string | null
  readonly deliverySn: string | null
  readonly exchangeOrderSn: string | null
  readonly refundNo: string | null
  /** Its money on the way back; `failedAt` in ms, also when it went on since. */
  readonly refund: { status: number; failedAt: number | null } | null
  readonly deadlineAt: Date | null
  readonly createdAt: Date
  readonly lines: readonly ReturnLine[]
  /** Oldest first; times in ms. */
  readonly log: readonly {
    event: string
    from: number | null
    to: number
    actorType: number
    reason: string
    at: number
  }[]
}

const columns = sql`
  r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.apply_id as "applyId",
  r.order_id as "orderId", o.order_sn as "orderSn", o.member_id as "memberId",
  r.applicant_id as "applicantId",
  o.pay_method as "payMethod", r.role, r.type, r.status, r.is_unsent as "isUnsent", r.is_whole as "isWhole",
  r.is_unsent and o.batch is null and not exists (
    select 1 from order_item x where x.order_id = r.order_id and (x.shipped_quantity > 0
      or (x.gift_of is null and x.quantity > x.returned_quantity
        + case when r.status = ${lit(returnStatus.done)} then 0
          else coalesce((select sum(w.quantity) from return_line w
            where w.apply_id = r.id and w.order_item_id = x.id), 0) end))) as "isAllUnsent",
  r.reason_code as "reasonCode", r.description, r.pics,
  r.apply_amount as "applyAmount", r.freight_amount as "freightAmount", r.approved_amount as "approvedAmount",
  r.answer, r.return_address as "returnAddress",
  r.company_code as "companyCode", r.delivery_sn as "deliverySn",
  (select x.order_sn from orders x where x.id = r.exchange_order_id) as "exchangeOrderSn",
  r.refund_no as "refundNo",
  (select jsonb_build_object('status', f.status, 'failedAt', ${ms('f.failed_at')})
    from pay_refund f
    where f.refund_no = r.refund_no) as refund, r.deadline_at as "deadlineAt", r.created_at as "createdAt",
  (select coalesce(jsonb_agg(jsonb_build_object('num', l.quantity, 'amount', l.amount, 'charge', l.charge,
      'isTied', l.is_tied, 'received', l.received, 'sellable', l.sellable,
      'before', (select coalesce(sum(coalesce(e.received, e.quantity)), 0)::int from return_line e
        join return_apply p on p.id = e.apply_id
        where e.order_item_id = l.order_item_id and p.status = ${lit(returnStatus.done)}
          and p.type in (${lit(returnType.back, returnType.refundOnly)}) and p.id <> r.id
          and (r.status <> ${lit(returnStatus.done)} or (p.done_at, p.id) < (r.done_at, r.id))),
      'wanted', (select jsonb_build_object('skuId', k.id, 'productSn', k.product_sn, 'attrs', k.attrs,
          'attrsEn', k.attrs_en, 'pic', k.pic) from sku k where k.id = l.exchange_sku_id),
      'item', jsonb_build_object(
      'id', i.id, 'goodsId', i.goods_id, 'skuId', i.sku_id, 'productSn', i.product_sn, 'title', i.title,
      'titleEn', i.title_en, 'pic', i.pic, 'productAttr', i.product_attr,
      'productAttrEn', i.product_attr_en, 'productPrice', i.product_price, 'quantity', i.quantity,
      'promotionAmount', i.promotion_amount, 'couponAmount', i.coupon_amount,
      'integrationAmount', i.integration_amount, 'realAmount', i.real_amount, 'adjustAmount', i.adjust_amount,
      'promotions', i.promotions, 'giftOf', i.gift_of, 'shippedQuantity', i.shipped_quantity,
      'returnedQuantity', i.returned_quantity, 'cancelledQuantity', i.cancelled_quantity,
      'heldQuantity', i.held_quantity, 'afterSaleStatus', i.after_sale_status,
      'refundedAmount', i.refunded_amount, 'chargedAmount', i.charged_amount,
      'afterSaleDays', i.after_sale_days, 'returnExempt', i.return_exempt)) order by l.is_tied, i.id), '[]')
    from return_line l join order_item i on i.id = l.order_item_id where l.apply_id = r.id) as lines,
  (select jsonb_agg(jsonb_build_object('event', g.event, 'from', g.from_status, 'to', g.to_status,
      'actorType', g.actor_type, 'reason', g.reason,
      'at', ${ms('g.at')}) order by g.id) from return_log g
      where g.apply_id = r.id) as log`

const from = sql`from return_apply r join orders o on o.id = r.order_id`
/** Whose returns: of their own orders, or asked for by themselves. */
export interface ReturnOwner extends Scope {
  readonly memberId: number
}

const mine = (owner: ReturnOwner) =>
  sql`${ofStore('r', owner)} and (o.member_id = ${owner.memberId} or r.applicant_id = ${owner.memberId})`

export async function findReturn(
  db: Db,
  owner: ReturnOwner,
  applyId: string,
): Promise<ReturnRow | undefined> {
  const { rows } =
    await sql<ReturnRow>`select ${columns} ${from} where ${mine(owner)} and r.apply_id = ${applyId}`.execute(
      db,
    )
  return rows[0]
}

/** The same for the back office and for jobs. */
export async function findStoreReturn(
  db: Db,
  applyId: string,
  scope?: Scope,
): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`
    select ${columns} ${from}
    where r.apply_id = ${applyId} and ${scope ? ofStore('r', scope) : sql`true`}`.execute(db)
  return rows[0]
}

export interface Input extends PagePlace {
  readonly status?: number | undefined
}

const inStatus = ({ status }: Input) =>
  status === undefined ? sql`true` : sql`r.status = ${status}`

/** One more than the page holds, where there is one. */
export async function listReturns(
  db: Db,
  owner: ReturnOwner,
  input: Input,
): Promise<{ rows: ReturnRow[]; total: number }> {
  // Two ways, each by an index: in one condition they would read every return of the store.
  const own = sql`r.id = any(array(
    select a.id from return_apply a
    where a.partner_id = ${owner.partnerId} and a.applicant_id = ${owner.memberId}
    union select a.id from orders b
    join return_apply a on a.order_id = b.id
    where b.partner_id = ${owner.partnerId} and b.member_id = ${owner.memberId}))`
  const which = sql`${ofStore('r', owner)} and ${own} and ${inStatus(input)}`
  const [{ rows }, total] = await Promise.all([
    sql<ReturnRow>`
      select ${columns} ${from}
      where ${which}
      order by r.id desc limit ${input.pageSize + 1} offset ${offsetOf(input)}`.execute(db),
    cappedTotalOf(db, sql`return_apply r where ${which}`),
  ])
  return { rows, total }
}

/**
 * A store's returns by what the operator types: number of the return or the order, the start of the
 * receiver's name, their phone or its end.
 */
function wished(scope: Scope, q: string | undefined): RawBuilder<unknown> {
  if (!q) return ofStore('r', scope)
  const receiver = /^\d{4,11}$/.test(q)
    ? begins(sql`reverse(x.receiver ->> 'phone')`, [...q].toReversed().join(''))
    : sql`x.receiver ->> 'name' like ${`${q.replace(/[\\%_]/g, '\\$&')}%`}`
  return sql`${ofStore('r', scope)} and r.id = any(array(
    select a.id from return_apply a where a.apply_id = ${q}
    union all select a.id from orders x join return_apply a on a.order_id = x.id where x.order_sn = ${q}
    union all select a.id from orders x
    join return_apply a on a.exchange_order_id = x.id
    where x.order_sn = ${q}
    union all select a.id from orders x join return_apply a on a.order_id = x.id
      where ${ofStore('x', scope)} and ${receiver}))`
}

/** What the store has to decide, to receive or to pay. */
const waiting = lit(returnStatus.requested, returnStatus.returning, returnStatus.processing)

export type PickupFilter = 'open' | 'failed'

/**
 * Returns whose newest courier is still to come, or did not and the goods are still where they
 * were.
 */
const fetched: Readonly<Record<PickupFilter, RawBuilder<unknown>>> = {
  open: sql`exists (select 1 from return_pickup p
    where p.apply_id = r.id and p.status in ('asking', 'booked', 'collecting', 'cancelling'))`,
  failed: sql`r.status = ${lit(returnStatus.agreed)} and (select p.status from return_pickup p
    where p.apply_id = r.id order by p.id desc limit 1) = 'failed'`,
}

export interface StoreInput extends Input {
  readonly q?: string | undefined
  readonly pickup?: PickupFilter | undefined
}

/**
 * What waits longest for the store comes first, then the newest; one more than the page holds,
 * where there is one. Those that wait are few and sorted; of the others an index is read as far as
 * the page.
 */
export async function listStoreReturns(
  db: Db,
  scope: Scope,
  input: StoreInput,
): Promise<{ rows: ReturnRow[]; total: number }> {
  const which = sql`${wished(scope, input.q)} and ${inStatus(input)}
    and ${input.pickup ? fetched[input.pickup] : sql`true`}`
  const [offset, limit] = [offsetOf(input), input.pageSize + 1]
  const [{ rows }, total] = await Promise.all([
    sql<ReturnRow>`
      with page as materialized (
        select w.id, row_number() over (order by w.waits desc, w.deadline_at nulls last, w.id desc) as place
        from (
          (select r.id, true as waits, r.deadline_at from return_apply r
            where ${which} and r.status in (${waiting}))
          union all
          (select r.id, false, null from return_apply r
            where ${which} and r.status not in (${waiting})
            order by r.id desc limit ${offset + limit})
        ) w order by place limit ${limit} offset ${offset}
      )
      select ${columns} from page p
      join return_apply r on r.id = p.id
      join orders o on o.id = r.order_id
      order by p.place`.execute(db),
    cappedTotalOf(db, sql`return_apply r where ${which}`),
  ])
  return { rows, total }
}

export async function countReturns(
  db: Db,
  scope: Scope,
  { q, pickup }: Pick<StoreInput, 'q' | 'pickup'>,
): Promise<{ status: number; count: number }[]> {
  const which = sql`${wished(scope, q)} and ${pickup ? fetched[pickup] : sql`true`}`
  const { rows } = await sql<{ status: number; count: number }>`
    select c.status, c.count
    from (select s.status, ${countOf(sql`return_apply r where ${which} and r.status = s.status`)} as count
      from unnest(${Object.values(returnStatus)}::int[]) s (status)) c
      where c.count > 0
      order by c.status`.execute(db)
  return rows
}

/** How many wait for a courier, and how many waited in vain, in whatever state the return is. */
export async function countPickups(db: Db, scope: Scope): Promise<Record<PickupFilter, number>> {
  const { rows } = await sql<Record<PickupFilter, number>>`
    select count(*) filter (where ${fetched.open})::int as open,
      count(*) filter (where ${fetched.failed})::int as failed
    from return_apply r where ${ofStore('r', scope)} and r.status = ${lit(returnStatus.agreed)}`.execute(
    db,
  )
  return rows[0] ?? { open: 0, failed: 0 }
}

/** The order of an item of this store. */
export async function orderOfItem(
  db: Db,
  scope: Scope,
  orderItemId: number,
): Promise<{ id: number; orderSn: string } | undefined> {
  const { rows } = await sql<{ id: number; orderSn: string }>`
    select o.id, o.order_sn as "orderSn" from order_item i join orders o on o.id = i.order_id
    where i.id = ${orderItemId} and ${ofStore('o', scope)}`.execute(db)
  return rows[0]
}

/** The open application about a line, or about a whole order. */
export async function findOpen(
  trx: Db,
  orderId: number,
  orderItemId: number | undefined,
): Promise<ReturnRow | undefined> {
  const which =
    orderItemId === undefined
      ? sql`r.is_whole`
      : sql`not r.is_whole and not l.is_tied and l.order_item_id = ${orderItemId}`
  const { rows } = await sql<ReturnRow>`
    select ${columns} ${from}
    where r.order_id = ${orderId}
      and exists (select 1 from return_line l where l.apply_id = r.id and l.is_open and ${which})
    limit 1`.execute(trx)
  return rows[0]
}

/** Units of the lines of an order whose unsent refund is decided already. */
export async function decidedUnits(trx: Db, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select l.order_item_id as id, sum(l.quantity)::int as units from return_line l
    join return_apply r on r.id = l.apply_id
    where r.order_id = ${orderId} and r.is_unsent and r.status = ${lit(returnStatus.processing)}
    group by l.order_item_id`.execute(trx)
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** Units that returns for money ask for, by the line; one of them left out. */
export async function openUnits(
  trx: Db,
  orderId: number,
  without = 0,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select l.order_item_id as id, sum(coalesce(l.received, l.quantity))::int as units from return_line l
    join return_apply r on r.id = l.apply_id
    where r.order_id = ${orderId} and r.id <> ${without} and l.is_open
      and r.type in (${lit(returnType.back, returnType.refundOnly)}) group by l.order_item_id`.execute(
    trx,
  )
  return new Map(rows.map(({ id, units }) => [id, units]))
}

interface Unrefunded {
  /** fen that was paid and neither went back nor is on its way */
  readonly left: Fen
  /** fen of freight that is on its way back */
  readonly freightUnderWay: Fen
}

/** What refunds of a locked order have left. */
export async function unrefundedOf(trx: Db, orderId: number): Promise<Unrefunded> {
  const { rows } = await sql<Unrefunded>`
    select o.paid_amount - (select coalesce(sum(f.amount), 0)::bigint from pay_refund f
      where f.order_id = o.id) as left,
      (select coalesce(sum(r.freight_amount), 0)::bigint from return_apply r
        where r.order_id = o.id and r.status = ${lit(returnStatus.processing)}
          and r.type in (${lit(returnType.back, returnType.refundOnly)})) as "freightUnderWay"
    from orders o where o.id = ${orderId}`.execute(trx)
  return rows[0]!
}

/** Titles of lines of this store's orders, by the line. */
export async function titlesOf(
  db: Db,
  scope: Scope,
  orderItemIds: readonly number[],
): Promise<ReadonlyMap<number, readonly [string, string]>> {
  const { rows } = await sql<{ id: number; title: string; titleEn: string }>`
    select i.id, i.title, i.title_en as "titleEn" from order_item i
    where ${ofStore('i', scope)} and i.id = any(${[...orderItemIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, title, titleEn }) => [id, [title, titleEn || title]]))
}

export async function applyIdOf(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('return_apply')
    .select('apply_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.apply_id
}

/** The return that an order was sent in exchange for. */
export async function returnOfExchange(trx: Db, orderIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ applyId: string }>`
    select apply_id as "applyId" from return_apply where exchange_order_id = any(${orderIds}::bigint[])
      and status = ${lit(returnStatus.processing)} order by id`.execute(trx)
  return rows.map(({ applyId }) => applyId)
}

export async function byRefundNo(trx: Db, refundNo: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('return_apply')
    .select('apply_id')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
  return row?.apply_id
}

export async function refundOf(
  db: Db,
  refundNo: string,
): Promise<{ refundNo: string; status: number; lastError: string } | undefined> {
  const row = await db
    .selectFrom('pay_refund')
    .select(['refund_no as refundNo', 'status', 'last_error as lastError'])
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
  return row
}
