import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { fewLeft, stockParts } from '#features/catalog/catalog/index.ts'
import {
  freePlace,
  itemsOfPart,
  manyOrderParts,
  ordersPart,
  type NewOrder,
} from '#features/trade/order/index.ts'
import type { FreightTemplate } from '#features/pricing/promotion/index.ts'
import type { Offer } from '#features/trade/cart/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'
import {
  addressOf,
  defaultAddressOf,
  isBuyable,
  isOpen,
  offerJoins,
  offerOf,
  templatesOf,
  type AddressRow,
  type NewFlow,
  type OpenFlow,
  type WishedLine,
} from './checkout.repo.ts'
import { runsShort } from './submit.repo.ts'
import type { FlowLine } from './checkout.tables.ts'

/** Which checkout of whom. */
interface FlowName {
  readonly flowId: string
  readonly memberId: number
}

/**
 * A checkout of which nothing was read that its member holds: no coupon, no points, no promotion of
 * the store. For ways to buy whose price knows none of them.
 */
export interface BareFlow extends OpenFlow {
  readonly status: number
  /** Whether its member may leave one more order unpaid. */
  readonly hasPlace: boolean
}

type BareRow = Omit<BareFlow, 'lines' | 'templates' | 'promotions' | 'coupons' | 'balance'> & {
  readonly lines: readonly FlowLine[]
}

interface Shelf {
  readonly offers: readonly Offer[] | null
  readonly templates: readonly FreightTemplate[] | null
}

/** SKUs as the store offers them now, once for all who want them, and how goods are sent. */
async function readShelf(db: Db, scope: Scope, skuIds: readonly number[]): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    select (select json_agg(json_build_object(${offerOf})) from sku k ${offerJoins(scope)}
      where k.partner_id = ${scope.partnerId}
        and k.id = any((select ${skuIds}::bigint[])::bigint[])) as offers,
      ${templatesOf(sql`${scope.partnerId}`)} as templates`.execute(db)
  return rows[0]!
}

/** Checkouts of a store, by their numbers; those that are not theirs who are named are missing. */
export async function readFlows(
  db: Db,
  scope: Scope,
  names: readonly FlowName[],
): Promise<Map<string, BareFlow>> {
  const { rows } = await sql<BareRow>`
    select r.* from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as w("flowId" text, "memberId" bigint)
    cross join lateral (
      select f.flow_id as "flowId", f.member_id as "memberId", f.cart_id as "cartId", f.kind, f.context,
        f.remark, f.invoice, f.expires_at as "expiresAt", f.status, f.lines, ${addressOf} as address,
        f.coupon_history_id as "couponHistoryId", f.freight_coupon_history_id as "freightCouponHistoryId",
        f.use_integration as "useIntegration",
        exists (${freePlace(scope.partnerId, sql`f.member_id`)}) as "hasPlace"
      from checkout_flow f
        where f.flow_id = w."flowId" and ${ofStore('f', scope)} and f.member_id = w."memberId"
        offset 0) r`.execute(db)
  const skuIds = [...new Set(rows.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))]
  const { offers, templates } = await readShelf(db, scope, skuIds)
  const offered = new Map((offers ?? []).map((offer) => [offer.skuId, offer]))
  const flowOf = (row: BareRow): BareFlow => ({
    ...row,
    lines: row.lines.flatMap(
      ({ cartItemId, skuId, quantity, addBuyId = 0, promotionId = null }) => {
        const offer = offered.get(skuId)
        return offer ? [{ cartItemId, quantity, addBuyId, promotionId, ...offer }] : []
      },
    ),
    templates: templates ?? [],
    promotions: { version: 0, level: '', used: {} },
    coupons: [],
    balance: 0,
  })
  return new Map(rows.map((row) => [row.flowId, flowOf(row)]))
}

/** A checkout of one SKU that is to be opened with others of its kind. */
export interface JoiningFlow {
  readonly flowId: string
  readonly memberId: number
  readonly productSn: string
  readonly quantity: number
  readonly context: unknown
}

interface OpenedLine extends WishedLine {
  readonly flowId: string
  readonly isOpen: boolean
}

/**
 * Opens checkouts of several members as `insertFlow` opens that of one: those whose SKU can be bought
 * so. All of a kind, at one time, of a SKU that is bought now; one whose SKU is not there is missing
 * in the answer.
 */
export async function insertFlows(
  db: Db,
  scope: Scope,
  { kind, at, expiresAt }: Pick<NewFlow, 'kind' | 'at' | 'expiresAt'>,
  flows: readonly JoiningFlow[],
): Promise<OpenedLine[]> {
  const { partnerId, storeId } = scope
  const productSns = [...new Set(flows.map(({ productSn }) => productSn))]
  const { rows } = await sql<OpenedLine>`
    with offered as (
      select k.product_sn, k.id as sku_id, g.title, s.on_hand - s.reserved as available,
        coalesce(sg.on_sale and k.closed_at is null, false) as is_on_sale, g.max_per_user
      from sku k ${offerJoins(scope)}
      where k.partner_id = ${partnerId} and k.product_sn = any((select ${productSns}::text[])::text[])
    ), l as (
      select w."flowId" as flow_id, w."memberId" as member_id, w.quantity, w.context, o.*
      from jsonb_to_recordset(${JSON.stringify(flows)}::jsonb) as w("flowId" text, "memberId" bigint,
        "productSn" text, quantity int, context jsonb)
      join offered o on o.product_sn = w."productSn"
    ), made as (
      insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, context, cart_id, lines,
        address_id, created_at, expires_at)
      select l.flow_id, ${partnerId}::int, ${storeId}::int, l.member_id, ${kind}::smallint, l.context, '0',
        jsonb_build_array(jsonb_build_object('cartItemId', 0, 'skuId', l.sku_id, 'quantity', l.quantity,
          'addBuyId', 0, 'promotionId', null)),
        ${defaultAddressOf(partnerId, sql`l.member_id`)}, ${at}::timestamptz, ${expiresAt}::timestamptz
      from l where ${isBuyable}
      returning flow_id
    )
    select l.flow_id as "flowId", l.quantity, l.title, l.available, l.is_on_sale as "isOnSale",
      l.max_per_user as "maxPerUser", exists (select 1 from made m where m.flow_id = l.flow_id) as "isOpen",
      ${asyncCommit} as late
    from l`.execute(db)
  return rows
}

/** An order that is to be written with others. */
export interface Joining {
  readonly flow: OpenFlow & { readonly address: AddressRow }
  readonly order: NewOrder
  /** Fen that the shopper saw, if their client said so. */
  readonly expected: number | undefined
}

/** How a way to buy takes what it counts for several members in one statement. */
export interface JointReservation {
  /**
   * Named parts without the last comma. They read the part `asking (member_id, context)`, in which a
   * member stands once.
   */
  readonly parts: RawBuilder<unknown>
  /** A select of `member_id`: who got theirs, once all of it is taken from what everybody wants. */
  readonly granted: RawBuilder<unknown>
  /** When what everybody wants did not suffice: the whole statement is undone. */
  readonly lacks: RawBuilder<unknown>
}

interface Written {
  /** Checkouts that became their orders. */
  readonly flowIds: ReadonlySet<string>
  /** Goods whose place in lists may have changed. */
  readonly short: readonly number[]
}

/**
 * Makes the orders of several members in one statement, in the lock order of `writeOrder`: checkouts
 * by their numbers, what the way to buy counts, stock, orders by their members. Who has no place for
 * an unpaid order, whose checkout is not what was read, or who has had their share is left out, and
 * nothing is written for them; all others are written, or none: while stock, price or what everybody
 * wants does not suffice for all of them, or goods run short and `mayRunShort` was not said, it
 * throws as `writeOrder` does (`unwrittenOf`).
 */
export async function writeTogether(
  db: Db,
  scope: Scope,
  joining: readonly Joining[],
  reservation: JointReservation,
  mayRunShort: boolean,
): Promise<Written> {
  const orders = joining.map(({ order }) => order)
  const { at } = orders[0]!
  const stock = {
    scope,
    bizType: 'submit',
    bizId: { shares: sql`shares` },
    at,
    after: sql`granted`,
    guard: sql`s.sale_price = w.sale_price`,
  }
  const { rows } = await sql<{ flowIds: string[] | null; short: number[] | null }>`
    with named as (${flowRows(joining)}),
    ordered as (${ordersPart(orders)}),
    asked as (${itemsOfPart(orders)}),
    open as (
      select f.flow_id from checkout_flow f join named n on n.flow_id = f.flow_id
      where f.flow_id = any(array(select n.flow_id from named n)) and ${ofStore('f', scope)}
        and f.member_id = n.member_id
        and ${isOpen} and f.expires_at > ${at} and f.address_id = n.address_id and f.remark = n.remark
        and f.coupon_history_id is not distinct from n.coupon_history_id
        and f.freight_coupon_history_id is not distinct from n.freight_coupon_history_id
        and f.use_integration = n.use_integration
      order by f.flow_id for no key update of f
    ),
    asking as (
      select w.seq, w.order_sn, w.flow_id, w.member_id, w.context, p.n as place
      from open f join ordered w on w.flow_id = f.flow_id
      cross join lateral (${freePlace(scope.partnerId, sql`w.member_id`)}) p
    ),
    ${reservation.parts},
    granted as (select a.* from asking a join (${reservation.granted}) g on g.member_id = a.member_id),
    taken as (
      update checkout_flow f set status = 2, order_sn = g.order_sn, expected_amount = n.expected
      from granted g join named n on n.flow_id = g.flow_id
      where f.flow_id = g.flow_id and f.flow_id = any(array(select g.flow_id from granted g))
      returning f.flow_id
    ),
    shares as (select g.seq, g.order_sn as biz_id, a.sku_id, a.quantity, a.sale_price from asked a
      join granted g on g.order_sn = a.order_sn),
    wanted as (select a.sku_id, sum(a.quantity)::int as quantity, max(a.sale_price) as sale_price
      from shares a group by a.sku_id),
    ${stockParts('reserve', stock)},
    ${manyOrderParts(scope, at)}
    select (select json_agg(t.flow_id) from taken t) as "flowIds",
      (select json_agg(m.sku_id) from moved m where m.after <= ${fewLeft}) as short,
      assert_or_abort(c.reason is null, c.reason) as whole
    from (select case
      when ${reservation.lacks} then 'stock'
      when (select count(*) from moved) < (select count(*) from wanted) then 'stock'
      when (select count(*) from taken) <> (select count(*) from granted)
        or (select count(*) from made) <> (select count(*) from granted) then 'flow'
      ${mayRunShort ? sql`` : runsShort}
      end as reason offset 0) c`.execute(db)
  const { flowIds, short } = rows[0]!
  const scarce = new Set(short)
  const goodsIds = orders.flatMap(({ items }) =>
    items.flatMap((item) => (scarce.has(item.sku_id) ? [item.goods_id] : [])),
  )
  return { flowIds: new Set(flowIds), short: [...new Set(goodsIds)] }
}

/** What must still hold of the checkouts, and what they keep. */
function flowRows(joining: readonly Joining[]): RawBuilder<unknown> {
  const rows = joining.map(({ flow, expected }) => ({
    flow_id: flow.flowId,
    member_id: flow.memberId,
    address_id: flow.address.id,
    remark: flow.remark,
    coupon_history_id: flow.couponHistoryId,
    freight_coupon_history_id: flow.freightCouponHistoryId,
    use_integration: flow.useIntegration,
    expected: expected ?? null,
  }))
  return sql`
    select n.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(flow_id text, member_id bigint,
      address_id bigint, remark text, coupon_history_id bigint, freight_coupon_history_id bigint,
      use_integration bigint, expected bigint)`
}
