import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'
import {
  nothingRead,
  offersPart,
  type FreightTemplate,
  type PromotionOffers,
} from '#features/pricing/promotion/index.ts'
import { maxLines, maxUnits, type CartRow } from './cart.rules.ts'

/** Whose cart: one per member and store. */
export interface CartOwner extends Scope {
  readonly memberId: number
}

/**
 * Lines `c` of a cart. The member stands in a subquery so that PostgreSQL does not see who it is:
 * where carts differ in length, it would find each one worth a plan of its own, and planning takes
 * several times as long as the rest (docs/decisions/0033).
 */
export const linesOf = (owner: CartOwner) =>
  sql`${ofStore('c', owner)} and c.member_id = (select ${owner.memberId}::bigint)`

/** The piece of a statement that takes lines out of a cart, once its part `after` has a row. */
export const removeLinesPart = (
  owner: CartOwner,
  ids: readonly number[],
  after: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  delete from cart_item c
  where ${linesOf(owner)} and c.id = any((select ${ids}::bigint[])::bigint[])
    and exists (select 1 from ${after})`

export interface CartRead {
  readonly rows: readonly CartRow[]
  readonly templates: readonly FreightTemplate[]
  /** County of the default address, if any. */
  readonly countyCode: string | null
  readonly promotions: PromotionOffers
}

/** What someone without a cart has. */
export const emptyCart: CartRead = {
  rows: [],
  templates: [],
  countyCode: null,
  promotions: nothingRead,
}

/**
 * The whole cart with today's prices and stock, newest line first, add-ons after what they belong
 * to; one statement.
 */
export async function readCart(db: Db, owner: CartOwner): Promise<CartRead> {
  const { rows } = await sql<{
    rows: CartRow[] | null
    templates: FreightTemplate[] | null
    county: string | null
    promotions: PromotionOffers
  }>`
    select
      (select json_agg(json_build_object(
          'id', c.id, 'quantity', c.quantity, 'isChecked', c.checked, 'addedPrice', c.added_price,
          'addBuyId', c.add_buy_id, 'promotionId', c.promotion_id, 'skuId', k.id, 'goodsId', k.goods_id,
          'categoryId', g.category_id, 'productSn', k.product_sn, 'title', g.title, 'titleEn', g.title_en,
          'pic', k.pic, 'attrs', k.attrs, 'attrsEn', k.attrs_en, 'salePrice', s.sale_price,
          'available', s.on_hand - s.reserved,
          'isOnSale', coalesce(sg.on_sale and k.closed_at is null, false), 'maxPerUser', g.max_per_user,
          'freightTemplateId', g.freight_template_id, 'weight', k.weight_g,
          'afterSaleDays', g.after_sale_days, 'returnExempt', g.return_exempt)
            order by c.add_buy_id > 0, c.id desc)
        from cart_item c
        join sku k on k.partner_id = c.partner_id and k.id = c.sku_id
        join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
        join store_sku s on s.partner_id = c.partner_id and s.store_id = c.store_id and s.sku_id = c.sku_id
        left join store_goods sg on sg.partner_id = c.partner_id and sg.store_id = c.store_id
          and sg.goods_id = k.goods_id
        where ${linesOf(owner)}) as rows,
      (select json_agg(json_build_object('id', t.id, 'mode', t.mode, 'areas', t.areas))
        from freight_template t where t.partner_id = ${owner.partnerId}) as templates,
        (select a.county_code from address a
          where a.partner_id = ${owner.partnerId} and a.member_id = ${owner.memberId} and a.is_default
            and a.deleted_at is null) as county,
      ${offersPart(owner)} as promotions`.execute(db)
  const found = rows[0]
  return {
    rows: found?.rows ?? [],
    templates: found?.templates ?? [],
    countyCode: found?.county ?? null,
    promotions: found?.promotions ?? nothingRead,
  }
}

/** Units in the cart. */
export async function cartCount(db: Db, scope: Scope, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.quantity), 0)::int as count
    from cart_item c
    where ${linesOf({ ...scope, memberId })}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What adding came to; a missing `id` says that nothing was added, and the rest says why. */
export interface Added {
  readonly id: number | null
  readonly available: number
  readonly isOnSale: boolean
  readonly maxPerUser: number
  /** Units of this SKU, and of its goods, that the cart held before. */
  readonly held: number
  readonly heldOfGoods: number
  /** Units of this SKU that it holds now. */
  readonly now: number
  readonly lines: number
  readonly cartNum: number
}

export interface AddInput {
  readonly productSn: string
  readonly quantity: number
  /** Take what can be had when it is not enough. */
  readonly isCapped: boolean
}

/**
 * Adds units in one statement: the insert or its conflict adds up under the row's own lock, so
 * parallel adds lose nothing, and the largest quantity is checked against the row as it then is.
 * Undefined: no such SKU here.
 */
export async function addUnits(
  db: Db,
  owner: CartOwner,
  input: AddInput,
  at: Date,
): Promise<Added | undefined> {
  const { rows } = await sql<Added>`
    with offer as (
      select k.id as sku_id, k.goods_id, s.sale_price, s.on_hand - s.reserved as available,
        coalesce(sg.on_sale and k.closed_at is null, false) as on_sale, g.max_per_user
      from sku k
      join store_sku s on s.partner_id = k.partner_id and s.store_id = ${owner.storeId} and s.sku_id = k.id
      join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
      left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${owner.storeId}
        and sg.goods_id = k.goods_id
      where k.partner_id = ${owner.partnerId} and k.product_sn = ${input.productSn}
    ), held as (
      select count(*)::int as lines, coalesce(sum(c.quantity), 0)::int as units,
        coalesce(sum(c.quantity) filter (where c.sku_id = o.sku_id), 0)::int as of_sku,
        coalesce(sum(c.quantity) filter (where k.goods_id = o.goods_id), 0)::int as of_goods
      from offer o left join cart_item c on ${linesOf(owner)} left join sku k on k.id = c.sku_id
      where c.id is not null
    ), room as (
      select greatest(0,
        least(${maxUnits}::int, o.available,
          case when o.max_per_user = 0 then ${maxUnits}::int
            else o.max_per_user - h.of_goods + h.of_sku end)) as largest
      from offer o, held h
    ), added as (
      insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, checked, added_price,
        created_at)
      select ${owner.partnerId}::int, ${owner.storeId}::int, ${owner.memberId}::bigint, o.sku_id,
        case when ${input.isCapped}::boolean then least(${input.quantity}::int, r.largest - h.of_sku)
          else ${input.quantity}::int end,
          true, o.sale_price, ${at}::timestamptz
      from offer o, held h, room r
      where o.on_sale and (h.of_sku > 0 or h.lines < ${maxLines})
        and (case when ${input.isCapped}::boolean then r.largest > h.of_sku
          else r.largest >= h.of_sku + ${input.quantity}::int end)
      on conflict (partner_id, store_id, member_id, sku_id, add_buy_id)
      do update set quantity = cart_item.quantity + excluded.quantity, checked = true
        where cart_item.quantity + excluded.quantity <= (select largest from room)
      returning id, quantity
    )
    select (select id from added) as id, o.available, o.on_sale as "isOnSale", o.max_per_user as "maxPerUser",
      h.of_sku as held, h.of_goods as "heldOfGoods", coalesce((select quantity from added), h.of_sku) as now,
      h.lines, h.units - h.of_sku + coalesce((select quantity from added), h.of_sku) as "cartNum",
      ${asyncCommit} as late
    from offer o, held h`.execute(db)
  return rows[0]
}

/** Notes a request for the transaction that does what it asks; false when it was done before. */
export async function noteRequest(
  trx: Db,
  { partnerId, memberId }: CartOwner,
  requestId: string,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cart_request')
    .values({ partner_id: partnerId, member_id: memberId, request_id: requestId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Nothing was done of it: it may be sent again. */
export async function forgetRequest(
  trx: Db,
  { partnerId, memberId }: CartOwner,
  requestId: string,
): Promise<void> {
  await trx
    .deleteFrom('cart_request')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .execute()
}

/** Sets a line's quantity if the store can give so many; the offer tells why not. */
export async function setQuantity(
  db: Db,
  owner: CartOwner,
  id: number,
  quantity: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update cart_item c set quantity = ${quantity}
    from sku k, goods g, store_sku s
    where ${linesOf(owner)} and c.id = ${id}
      and k.partner_id = c.partner_id and k.id = c.sku_id and g.partner_id = k.partner_id
      and g.id = k.goods_id
      and s.partner_id = c.partner_id and s.store_id = c.store_id and s.sku_id = c.sku_id
      and s.on_hand - s.reserved >= ${quantity} and (g.max_per_user = 0 or g.max_per_user >= ${quantity})
    returning c.id`.execute(db)
  return rows.length === 1
}

export async function removeLines(db: Db, owner: CartOwner, ids: readonly number[]): Promise<void> {
  await sql`delete from cart_item c where ${linesOf(owner)} and c.id = any(${ids}::bigint[])`.execute(
    db,
  )
}

/** Ticks and unticks; ids that are nobody's or someone else's are passed over. */
export async function tickLines(
  db: Db,
  owner: CartOwner,
  adds: readonly number[],
  dels: readonly number[],
): Promise<void> {
  await sql`
    update cart_item c set checked = c.id = any(${adds}::bigint[])
    where ${linesOf(owner)} and c.id = any(${[...adds, ...dels]}::bigint[])
      and c.checked is distinct from (c.id = any(${adds}::bigint[]))`.execute(db)
}

/** Chooses a full reduction for lines; null leaves the choice to the shop. */
export async function chooseForLines(
  db: Db,
  owner: CartOwner,
  ids: readonly number[],
  promotionId: number | null,
): Promise<void> {
  await sql`
    update cart_item c set promotion_id = ${promotionId}
    where ${linesOf(owner)} and c.add_buy_id = 0 and c.id = any(${ids}::bigint[])`.execute(db)
}

export interface AddBuyUnits {
  readonly skuId: number
  readonly quantity: number
  readonly salePrice: number
}

/**
 * Sets add-on lines of a promotion to these units, and with `isWhole` takes its other ones out;
 * saying it twice changes nothing more.
 */
export async function setAddBuys(
  db: Db,
  owner: CartOwner,
  promotionId: number,
  items: readonly AddBuyUnits[],
  isWhole: boolean,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with wished as (
      select w.*
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w("skuId" bigint, quantity int,
        "salePrice" bigint)
    ), gone as (
      delete from cart_item c
      where ${linesOf(owner)} and c.add_buy_id = ${promotionId} and ${isWhole}::boolean
        and c.sku_id not in (select "skuId" from wished)
      returning c.id
    ), set_to as (
      insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, checked, added_price,
        created_at, add_buy_id)
      select ${owner.partnerId}::int, ${owner.storeId}::int, ${owner.memberId}::bigint, w."skuId", w.quantity,
        true, w."salePrice", ${at}::timestamptz, ${promotionId}::bigint
      from wished w order by w."skuId"
      on conflict (partner_id, store_id, member_id, sku_id, add_buy_id)
      do update set quantity = excluded.quantity, checked = true
      returning id
    )
    select (select count(*)::int from gone) as gone, ${asyncCommit} as late`.execute(db)
  return rows[0]?.gone ?? 0
}
