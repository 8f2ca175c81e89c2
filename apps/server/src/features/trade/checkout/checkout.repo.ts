import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { linesOf, type Offer } from '#features/trade/cart/index.ts'
import {
  couponsPart,
  withTerms,
  type HeldCoupon,
  type HeldRow,
} from '#features/pricing/coupon/index.ts'
import { balancePart } from '#features/pricing/points/index.ts'
import {
  isGiving,
  promotionsPart,
  type FreightTemplate,
  type PromotionRead,
} from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'

/** Whose checkout. */
export interface FlowOwner extends Scope {
  readonly memberId: number
}

/** A line of a checkout with what the store asks for it now. */
export interface OfferedLine extends Offer {
  readonly cartItemId: number
  readonly quantity: number
  /** The promotion whose add-on price the line asks for, or 0. */
  readonly addBuyId: number
  /** The full reduction that the shopper chose for the line. */
  readonly promotionId: number | null
}

export interface AddressRow {
  readonly id: number
  readonly name: string
  readonly phone: string
  readonly provinceCode: string
  readonly cityCode: string
  readonly countyCode: string
  readonly province: string
  readonly city: string
  readonly county: string
  readonly detail: string
  readonly postCode: string
  readonly isDefault: boolean
}

/** `Context`: what its way to buy keeps in it, see purchase-kind.ts. */
export interface OpenFlow<Context = unknown> {
  readonly flowId: string
  readonly memberId: number
  readonly cartId: string
  readonly kind: number
  readonly context: Context
  readonly remark: string
  readonly invoice: InvoiceDraft | null
  readonly expiresAt: Date
  readonly lines: readonly OfferedLine[]
  readonly address: AddressRow | null
  readonly templates: readonly FreightTemplate[]
  readonly promotions: PromotionRead
  /** Null: the best one; 0: none. */
  readonly couponHistoryId: number | null
  readonly freightCouponHistoryId: number | null
  readonly useIntegration: number
  /** Unused ones, and points, of the owner. */
  readonly coupons: readonly HeldCoupon[]
  readonly balance: number
}

interface FlowRow {
  flowId: string
  memberId: number
  cartId: string
  kind: number
  context: unknown
  remark: string
  invoice: InvoiceDraft | null
  expiresAt: Date
  status: number
  lines: OfferedLine[] | null
  address: AddressRow | null
  templates: FreightTemplate[] | null
  promotions: PromotionRead
  couponHistoryId: number | null
  freightCouponHistoryId: number | null
  useIntegration: number
  coupons: HeldRow[]
  balance: number
}

export interface NewFlow {
  readonly flowId: string
  readonly owner: FlowOwner
  readonly kind: number
  readonly context: unknown
  readonly at: Date
  readonly expiresAt: Date
}

/** Pairs of a JSON object: a SKU `k` with what the store asks for it now. */
export const offerOf = sql`'skuId', k.id, 'goodsId', k.goods_id, 'categoryId', g.category_id,
  'productSn', k.product_sn, 'title', g.title, 'titleEn', g.title_en, 'pic', k.pic, 'attrs', k.attrs,
  'attrsEn', k.attrs_en, 'salePrice', s.sale_price, 'available', s.on_hand - s.reserved,
  'isOnSale', coalesce(sg.on_sale and k.closed_at is null, false), 'maxPerUser', g.max_per_user,
  'freightTemplateId', g.freight_template_id, 'weight', k.weight_g, 'afterSaleDays', g.after_sale_days,
  'returnExempt', g.return_exempt`

/** Joins a SKU `k` to its goods and to the store in `owner`. */
export const offerJoins = (owner: Scope) => sql`
  join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku s on s.partner_id = k.partner_id and s.store_id = ${owner.storeId} and s.sku_id = k.id
  left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${owner.storeId}
    and sg.goods_id = k.goods_id`

/** Of a line `l`. */
export const isBuyable = sql`l.is_on_sale and l.available >= l.quantity
  and (l.max_per_user = 0 or l.quantity <= l.max_per_user)`

export const defaultAddressOf = (partnerId: number, memberId: number | RawBuilder<unknown>) => sql`
  (select a.id from address a
    where a.partner_id = ${partnerId} and a.member_id = ${memberId} and a.is_default
      and a.deleted_at is null)`

const defaultAddress = ({ partnerId, memberId }: FlowOwner) => defaultAddressOf(partnerId, memberId)

export interface WishedLine {
  readonly quantity: number
  readonly title: string
  readonly available: number
  readonly isOnSale: boolean
  readonly maxPerUser: number
}

/** Lines of the cart for a checkout. */
export const cartLines = (owner: FlowOwner, ids: readonly number[]) => sql`
  select c.id as cart_item_id, c.sku_id, c.quantity, c.add_buy_id, c.promotion_id, g.title,
    s.on_hand - s.reserved as available, coalesce(sg.on_sale and k.closed_at is null, false) as is_on_sale,
    g.max_per_user
  from cart_item c join sku k on k.partner_id = c.partner_id and k.id = c.sku_id ${offerJoins(owner)}
  where ${linesOf(owner)} and c.id = any((select ${ids}::bigint[])::bigint[])`

/** One SKU beside the cart as the line of a checkout. */
export const buyNowLine = (
  owner: FlowOwner,
  input: { readonly productSn: string; readonly quantity: number },
) => sql`
  select 0::bigint as cart_item_id, k.id as sku_id, ${input.quantity}::int as quantity,
    0::bigint as add_buy_id, null::bigint as promotion_id, g.title, s.on_hand - s.reserved as available,
    coalesce(sg.on_sale and k.closed_at is null, false) as is_on_sale, g.max_per_user
  from sku k ${offerJoins(owner)}
  where k.partner_id = ${owner.partnerId} and k.product_sn = ${input.productSn}`

/**
 * Opens a checkout if the lines `found` are as many as wanted and every one of them can be bought;
 * the lines found tell why not.
 */
export async function insertFlow(
  db: Db,
  flow: NewFlow,
  {
    found,
    count,
    cartId,
  }: { readonly found: RawBuilder<unknown>; readonly count: number; readonly cartId: string },
): Promise<{ isOpen: boolean; lines: readonly WishedLine[] }> {
  const { owner } = flow
  const { rows } = await sql<WishedLine & { isOpen: boolean }>`
    with l as (${found}), made as (
      insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, context, cart_id, lines,
        address_id, created_at, expires_at)
      select ${flow.flowId}::text, ${owner.partnerId}::int, ${owner.storeId}::int, ${owner.memberId}::bigint,
        ${flow.kind}::smallint, ${jsonOf(flow.context)}::jsonb, ${cartId}::text,
        jsonb_agg(jsonb_build_object('cartItemId', l.cart_item_id, 'skuId', l.sku_id, 'quantity', l.quantity,
          'addBuyId', l.add_buy_id, 'promotionId', l.promotion_id)
          order by l.cart_item_id desc),
        ${defaultAddress(owner)}, ${flow.at}::timestamptz, ${flow.expiresAt}::timestamptz
      from l having count(*) = ${count} and bool_and(${isBuyable})
      returning flow_id
    )
    select l.quantity, l.title, l.available, l.is_on_sale as "isOnSale", l.max_per_user as "maxPerUser",
      exists (select 1 from made) as "isOpen", ${asyncCommit} as late
    from l`.execute(db)
  return { isOpen: rows[0]?.isOpen ?? false, lines: rows }
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** The address of a flow `f`. */
export const addressOf = sql`
  (select json_build_object('id', a.id, 'name', a.name, 'phone', a.phone, 'provinceCode', a.province_code,
    'cityCode', a.city_code, 'countyCode', a.county_code, 'province', a.province, 'city', a.city,
    'county', a.county, 'detail', a.detail, 'postCode', a.post_code, 'isDefault', a.is_default)
    from address a
    where a.id = f.address_id and a.partner_id = f.partner_id and a.member_id = f.member_id
      and a.deleted_at is null)`

/** The freight templates of a partner. */
export const templatesOf = (partner: RawBuilder<unknown>) =>
  sql`(select json_agg(json_build_object('id', t.id, 'mode', t.mode, 'areas', t.areas,
    'cutOffHour', t.cut_off_hour))
    from freight_template t where t.partner_id = ${partner})`

/**
 * What belongs to a flow `f`: its lines with today's prices, its address, and the freight
 * templates. The lines are looked up one by one (`offset 0` keeps it so): a plan kept for every
 * flow would expect a hundred lines and read the whole store.
 */
const flowParts = (db: Db, owner: FlowOwner, now: Date) => sql`
  f.flow_id as "flowId", f.member_id as "memberId", f.cart_id as "cartId", f.kind, f.context, f.remark,
  f.invoice, f.expires_at as "expiresAt", f.status,
  (select json_agg(o.offer order by coalesce(w."addBuyId", 0) > 0, w."cartItemId" desc)
    from jsonb_to_recordset(f.lines) as w("cartItemId" bigint, "skuId" bigint, quantity int,
      "addBuyId" bigint, "promotionId" bigint)
    cross join lateral (select json_build_object('cartItemId', w."cartItemId", 'quantity', w.quantity,
      'addBuyId', coalesce(w."addBuyId", 0), 'promotionId', w."promotionId", ${offerOf}) as offer
      from sku k ${offerJoins(owner)}
      where k.partner_id = f.partner_id and k.id = w."skuId" offset 0) o) as lines,
  ${addressOf} as address,
  ${templatesOf(sql`f.partner_id`)} as templates,
  ${promotionsPart(owner, isGiving(db, owner))} as promotions,
  f.coupon_history_id as "couponHistoryId", f.freight_coupon_history_id as "freightCouponHistoryId",
  f.use_integration as "useIntegration",
  ${couponsPart(owner, now)} as coupons, ${balancePart(owner, now)} as balance`

/**
 * Whether a checkout `f` waits for its order. The number goes as a parameter: a plan that knew it
 * would walk through the index of all that wait, which seem few while the shop is quiet, instead of
 * taking the one row by its key.
 */
export const isOpen = sql`f.status = ${0}::smallint`

export const mine = (owner: FlowOwner, flowId: string) =>
  sql`f.flow_id = ${flowId} and ${ofStore('f', owner)} and f.member_id = ${owner.memberId}`

export async function readFlow(
  db: Db,
  owner: FlowOwner,
  flowId: string,
  now: Date,
): Promise<(OpenFlow & { status: number }) | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${flowParts(db, owner, now)} from checkout_flow f
    where ${mine(owner, flowId)}`.execute(db)
  return rows[0] && toFlow(db, rows[0], now)
}

/** The youngest open checkout of a kind whose context has this text under this name. */
export async function openFlowOf(
  db: Db,
  owner: FlowOwner,
  kind: number,
  named: { readonly name: string; readonly text: string },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ flowId: string }>`
    select f.flow_id as "flowId" from checkout_flow f
    where ${ofStore('f', owner)} and f.member_id = ${owner.memberId} and f.kind = ${kind}
      and f.context is not null
      and f.context->>${named.name}::text = ${named.text} and ${isOpen} and f.expires_at > ${now}
    order by f.expires_at desc limit 1`.execute(db)
  return rows[0]?.flowId
}

export interface FlowChange {
  readonly addressId?: number | undefined
  readonly remark?: string | undefined
  /** Null: none. */
  readonly invoice?: InvoiceDraft | null | undefined
  /** 0: none. */
  readonly couponHistoryId?: number | undefined
  readonly freightCouponHistoryId?: number | undefined
  readonly useIntegration?: number | undefined
}

/** A coupon of the owner, or none. */
const isOwnCoupon = (owner: FlowOwner, couponId: number | undefined) =>
  couponId
    ? sql`exists (select 1 from coupon_history h
      where h.id = ${couponId}::bigint and h.partner_id = ${owner.partnerId}
        and h.member_id = ${owner.memberId})`
    : sql`true`

/** An address of the owner, or none. */
const isOwnAddress = (owner: FlowOwner, addressId: number | undefined) =>
  addressId
    ? sql`exists (select 1 from address a
      where a.id = ${addressId}::bigint and a.partner_id = ${owner.partnerId}
        and a.member_id = ${owner.memberId} and a.deleted_at is null)`
    : sql`true`

/**
 * Changes an open checkout and reads it; undefined, and nothing changed, when it is not open or an
 * address or a coupon is not the owner's. What alters the price alone may reach the disk late:
 * anyone who submits after it was lost is told of another price (docs/decisions/0033).
 */
export async function changeFlow(
  db: Db,
  owner: FlowOwner,
  flowId: string,
  cartId: string,
  change: FlowChange,
  now: Date,
): Promise<OpenFlow | undefined> {
  const isLate =
    change.addressId === undefined && change.remark === undefined && change.invoice === undefined
  const invoice = change.invoice ? JSON.stringify(change.invoice) : null
  const { rows } = await sql<FlowRow>`
    update checkout_flow f set remark = coalesce(${change.remark ?? null}::text, f.remark),
      invoice = case when ${change.invoice !== undefined}::boolean then ${invoice}::jsonb
        else f.invoice end,
      address_id = coalesce(${change.addressId ?? null}::bigint, f.address_id),
      coupon_history_id = coalesce(${change.couponHistoryId ?? null}::bigint, f.coupon_history_id),
      freight_coupon_history_id = coalesce(${change.freightCouponHistoryId ?? null}::bigint,
        f.freight_coupon_history_id),
      use_integration = coalesce(${change.useIntegration ?? null}::bigint, f.use_integration)
    where ${mine(owner, flowId)} and f.cart_id = ${cartId} and ${isOpen} and f.expires_at > ${now}
      and ${isOwnCoupon(owner, change.couponHistoryId)}
      and ${isOwnCoupon(owner, change.freightCouponHistoryId)} and ${isOwnAddress(owner, change.addressId)}
    returning ${flowParts(db, owner, now)}${isLate ? sql`, ${asyncCommit} as late` : sql``}`.execute(
    db,
  )
  return rows[0] && toFlow(db, rows[0], now)
}

/** What orders wished for their invoices when they were placed. */
export async function invoiceInputs(
  trx: Db,
  orderSns: readonly string[],
): Promise<{ orderSn: string; invoice: InvoiceDraft }[]> {
  const { rows } = await sql<{ orderSn: string; invoice: InvoiceDraft }>`
    select f.order_sn as "orderSn", f.invoice from checkout_flow f
    where f.order_sn = any(${orderSns}::text[]) and f.invoice is not null`.execute(trx)
  return rows
}

/**
 * Gives a checkout without an address the default one: it may have been added after the checkout
 * was opened.
 */
export async function adoptDefaultAddress(
  db: Db,
  owner: FlowOwner,
  flowId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update checkout_flow f set address_id = ${defaultAddress(owner)}
    where ${mine(owner, flowId)} and ${isOpen} and ${defaultAddress(owner)} is not null
    returning f.flow_id`.execute(db)
  return rows.length === 1
}

/** A checkout for one more of the orders that another one becomes, as that one was written. */
export async function copyFlow(
  trx: Db,
  flowId: string,
  { flowId: copyId, lines, context }: OpenFlow,
): Promise<void> {
  await sql`
    insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, context, cart_id, lines,
      address_id, coupon_history_id, freight_coupon_history_id, use_integration, remark, invoice, created_at,
      expires_at)
    select ${copyId}::text, f.partner_id, f.store_id, f.member_id, f.kind, ${jsonOf(context)}::jsonb,
      f.cart_id, ${JSON.stringify(
        lines.map(({ cartItemId, skuId, quantity, addBuyId, promotionId }) => ({
          cartItemId,
          skuId,
          quantity,
          addBuyId,
          promotionId,
        })),
      )}::jsonb, f.address_id, f.coupon_history_id, f.freight_coupon_history_id, f.use_integration, f.remark,
      f.invoice, f.created_at, f.expires_at
    from checkout_flow f where f.flow_id = ${flowId}`.execute(trx)
}

/** Limited goods in two checkouts of one member must not both slip under the limit. */
export async function lockMember(trx: Db, owner: FlowOwner): Promise<void> {
  await sql`
    select 1 from member
    where partner_id = ${owner.partnerId} and id = ${owner.memberId} for no key update`.execute(trx)
}

async function toFlow(db: Db, row: FlowRow, now: Date): Promise<OpenFlow & { status: number }> {
  return {
    ...row,
    lines: row.lines ?? [],
    templates: row.templates ?? [],
    coupons: await withTerms(db, row.coupons, now.getTime()),
  }
}
