import {
  couponKind,
  couponStatus,
  type CouponObtain,
} from '@mallard/contract/pricing/coupon/coupon.codes'
import { actorType, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import type { CouponTerms, HeldCoupon, OfferedCoupon } from './coupon.rules.ts'
import './coupon.tables.ts'

/**
 * Whose coupons: they follow a member through the stores of their partner, each holds where its
 * template says.
 */
export interface CouponOwner extends Scope {
  readonly memberId: number
}

/**
 * A SKU `k` of goods `g` as a shopper tells it from its sisters; empty where the goods have no
 * title in that language.
 */
export const skuNameOf = {
  zh: sql`concat_ws(' ', g.title,
    (select string_agg(a.attr->>'value', ' / ' order by a.place)
      from jsonb_array_elements(k.attrs) with ordinality a(attr, place)))`,
  en: sql`case when g.title_en = '' then '' else concat_ws(' ', g.title_en,
    (select string_agg(a.attr->>'value', ' / ' order by a.place)
      from jsonb_array_elements(case when k.attrs_en = '[]' then k.attrs
        else k.attrs_en end) with ordinality a(attr, place))) end`,
}

/** What a coupon holds for, by name, in one language. */
const scopeNames = (sku: RawBuilder<unknown>, category: RawBuilder<unknown>) => sql`
  case when t.kind = ${lit(couponKind.exchange)} then (select jsonb_build_array(${sku})
    from sku k join goods g on g.id = k.goods_id where k.partner_id = t.partner_id and k.id = t.sku_id)
  when t.scope = 'category' then (select coalesce(jsonb_agg(${category} order by c.id), '[]') from category c
    where c.partner_id = t.partner_id and c.id = any(t.scope_ids)) else '[]' end`

/**
 * What a template `t` promises, as the keys and values of a JSON object; categories come with those
 * under them.
 */
export const termsOf = sql`
  'grantUuid', t.grant_uuid, 'name', t.name, 'nameEn', t.name_en, 'kind', t.kind, 'threshold', t.threshold,
  'face', t.face, 'discountBp', t.discount_bp, 'maxDiscount', t.max_discount, 'skuId', t.sku_id,
  'scope', t.scope, 'stackPoints', t.stack_points, 'scopeIds', case t.scope when 'category' then (
    with recursive under as (
      select c.id from category c where c.partner_id = t.partner_id and c.id = any(t.scope_ids)
      union select c.id from category c join under on c.parent_id = under.id where c.partner_id = t.partner_id
    ) select to_jsonb(array_agg(under.id)) from under) else to_jsonb(t.scope_ids) end,
  'scopeNames', ${scopeNames(skuNameOf.zh, sql`c.name`)},
  'scopeNamesEn', ${scopeNames(skuNameOf.en, sql`c.name_en`)}`

const holdingOf = sql`'couponHistoryId', h.id, 'validFrom', ${ms('h.valid_from')},
  'validTo', ${ms('h.valid_to')}, 'status', h.status`
const heldAs = sql`json_build_object(${termsOf}, ${holdingOf})`

export const inStore = (scope: Scope) =>
  sql`t.partner_id = ${scope.partnerId} and (t.store_id is null or t.store_id = ${scope.storeId})`

/** More unused coupons than this are not weighed at one checkout. */
const maxWeighed = 100

/** A coupon of somebody without the terms of its template: see `withTerms`. */
export type HeldRow = Omit<HeldCoupon, keyof CouponTerms> & { readonly templateId: number }

/**
 * The part of a statement that reads the coupons which a checkout may use, as one JSON value of
 * `HeldRow`s.
 */
export function couponsPart(owner: CouponOwner, now: Date): RawBuilder<unknown> {
  return sql`coalesce((select json_agg(c.coupon) from (
    select json_build_object('templateId', h.template_id, ${holdingOf}) as coupon from coupon_history h
    join coupon_template t on t.id = h.template_id
    where h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId}
      and h.status = ${lit(couponStatus.unused)} and h.valid_to > ${now}::timestamptz and ${inStore(owner)}
    order by h.valid_to, h.id limit ${maxWeighed}) c), '[]')`
}

/**
 * The parts `coupon_locked` and `coupon_noted` of a statement: an order takes its coupons, once the
 * part `taken` has a row. The statement must see to it that `coupon_locked` has as many rows as
 * coupons were asked for.
 */
export function lockParts(
  owner: CouponOwner,
  couponIds: readonly number[],
  orderSn: string,
  at: Date,
): RawBuilder<unknown> {
  return sql`
    coupon_locked as (
      update coupon_history h set status = ${lit(couponStatus.locked)}, order_sn = ${orderSn}::text,
        used_at = ${at}::timestamptz
      where h.id = any(${couponIds}::bigint[]) and h.partner_id = ${owner.partnerId}
        and h.member_id = ${owner.memberId} and h.status = ${lit(couponStatus.unused)}
        and h.valid_from <= ${at}::timestamptz and h.valid_to > ${at}::timestamptz
        and exists (select 1 from taken)
      returning h.id
    ), coupon_noted as (
      insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type, actor_id,
        order_sn, at)
      select l.id, ${owner.partnerId}::int,
        ${lit(couponStatus.unused, couponStatus.locked, actorType.shopper)}, ${owner.memberId}::bigint,
        ${orderSn}::text, ${at}::timestamptz from coupon_locked l
    )`
}

/** The terms of templates, by their number; one plan for however many. */
export async function readTerms(
  db: Db,
  templateIds: readonly number[],
): Promise<Map<number, CouponTerms>> {
  const { rows } = await sql<{ id: number; terms: CouponTerms }>`
    select t.id, json_build_object(${termsOf}) as terms
    from coupon_template t
    where t.id = any(array(select unnest(${templateIds}::bigint[])))`.execute(db)
  return new Map(rows.map(({ id, terms }) => [id, terms]))
}

export type TemplateKey = { readonly grantUuid: string } | { readonly templateId: number }

export interface Taking {
  readonly obtains: readonly CouponObtain[]
  readonly source: string
  readonly actorType: number
  readonly actorId: number | null
  /** Given by the shop: the time for drawing does not matter. */
  readonly isGiven?: boolean
  /** Of the request that gives it: once for each member. */
  readonly issueKey?: string | undefined
  readonly at: Date
}

export interface Taken {
  readonly obtain: CouponObtain
  readonly isClosed: boolean
  readonly isEarly: boolean
  readonly isOver: boolean
  readonly isLeft: boolean
  readonly held: number
  readonly perUserLimit: number
  readonly historyId: number | null
}

const keyed = (key: TemplateKey) =>
  'grantUuid' in key ? sql`t.grant_uuid = ${key.grantUuid}` : sql`t.id = ${key.templateId}`

/**
 * Takes one coupon out of its template, or tells why not; undefined: there is no such template
 * here. Draws of one template go one after another, so that what is left and what a member has are
 * both true; for a transaction.
 */
export async function takeCoupon(
  trx: Db,
  owner: CouponOwner,
  key: TemplateKey,
  taking: Taking,
): Promise<Taken | undefined> {
  const { obtains, source, actorType, actorId, isGiven = false, issueKey = null, at } = taking
  await sql`
    select 1 from coupon_template t
    where ${inStore(owner)} and ${keyed(key)} for no key update`.execute(trx)
  const { rows } = await sql<Taken>`
    with t as (
      select t.*, (select count(*)::int from coupon_history h where h.template_id = t.id
        and h.member_id = ${owner.memberId}) as held
      from coupon_template t where ${inStore(owner)} and ${keyed(key)}
    ), took as (
      update coupon_template c set taken = c.taken + 1 from t
      where c.id = t.id and c.taken < c.total and c.closed_at is null and t.held < c.per_user_limit
        and c.obtain = any(${obtains}::text[]) and (c.valid_to is null or c.valid_to > ${at}::timestamptz)
        and (${isGiven}::boolean or (c.draw_from <= ${at}::timestamptz and c.draw_to > ${at}::timestamptz))
      returning c.id
    ), made as (
      insert into coupon_history (partner_id, template_id, member_id, seq_no, valid_from, valid_to,
        is_freight, source, issue_key, created_at)
      select t.partner_id, t.id, ${owner.memberId}::bigint, t.held + 1,
        coalesce(t.valid_from, ${at}::timestamptz),
        coalesce(t.valid_to, ${at}::timestamptz + make_interval(days => t.valid_days)),
        t.kind = ${lit(couponKind.freight)}, ${source}::text, ${issueKey}::text, ${at}::timestamptz
      from t join took on took.id = t.id
      returning id, partner_id
    ), noted as (
      insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type,
        actor_id, reason, at)
      select m.id, m.partner_id, null, ${lit(couponStatus.unused)}, ${actorType}::smallint,
        ${actorId}::bigint, ${source}::text, ${at}::timestamptz from made m
    )
    select t.obtain, t.closed_at is not null as "isClosed", t.draw_from > ${at}::timestamptz as "isEarly",
      t.draw_to <= ${at}::timestamptz or t.valid_to <= ${at}::timestamptz as "isOver",
      t.taken < t.total as "isLeft",
      t.held, t.per_user_limit as "perUserLimit", (select id from made) as "historyId"
    from t`.execute(trx)
  return rows[0]
}

export async function findHeld(
  db: Db,
  owner: CouponOwner,
  historyIds: readonly number[],
): Promise<HeldCoupon[]> {
  const { rows } = await sql<{ coupon: HeldCoupon }>`
    select ${heldAs} as coupon from coupon_history h join coupon_template t on t.id = h.template_id
    where h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId}
      and h.id = any(${historyIds}::bigint[])
    order by h.id`.execute(db)
  return rows.map(({ coupon }) => coupon)
}

/**
 * The tabs of the coupon page: unused ones with those in unpaid orders, used ones, those whose time
 * is over.
 */
const inTab = {
  0: (now: Date) =>
    sql`(h.status = ${lit(couponStatus.locked)}
      or (h.status = ${lit(couponStatus.unused)} and h.valid_to > ${now}))`,
  2: () => sql`h.status = ${lit(couponStatus.used)}`,
  3: (now: Date) =>
    sql`(h.status in (${lit(couponStatus.expired, couponStatus.voided)})
      or (h.status = ${lit(couponStatus.unused)} and h.valid_to <= ${now}))`,
}
export type CouponTab = keyof typeof inTab

export interface CouponPageInput {
  readonly tab?: CouponTab | undefined
  readonly status?: number | undefined
  readonly offset: number
  readonly limit: number
}

export async function listHeld(
  db: Db,
  owner: CouponOwner,
  { tab, status, offset, limit }: CouponPageInput,
  now: Date,
): Promise<{ coupons: HeldCoupon[]; total: number }> {
  const which =
    tab === undefined
      ? status === undefined
        ? sql`true`
        : sql`h.status = ${status}`
      : inTab[tab](now)
  const order = tab === 0 ? sql`h.status, h.valid_to, h.id` : sql`h.id desc`
  const mine = sql`h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId} and ${inStore(owner)}
    and ${which}`
  const [{ rows }, total] = await Promise.all([
    sql<{
      coupon: HeldCoupon
    }>`
      select ${heldAs} as coupon from coupon_history h
      join coupon_template t on t.id = h.template_id
      where ${mine}
      order by ${order} limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`coupon_history h join coupon_template t on t.id = h.template_id where ${mine}`),
  ])
  return { coupons: rows.map(({ coupon }) => coupon), total }
}

export async function countHeld(
  db: Db,
  owner: CouponOwner,
  now: Date,
): Promise<{ unused: number; used: number; expired: number }> {
  const { rows } = await sql<{ unused: number; used: number; expired: number }>`
    select count(*) filter (where ${inTab[0](now)})::int as unused,
      count(*) filter (where ${inTab[2]()})::int as used,
      count(*) filter (where ${inTab[3](now)})::int as expired
    from coupon_history h join coupon_template t on t.id = h.template_id
    where h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId}
      and ${inStore(owner)}`.execute(db)
  return rows[0] ?? { unused: 0, used: 0, expired: 0 }
}

/** Coupons that a member can use in a store now. */
export async function countCoupons(db: Db, owner: CouponOwner, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coupon_history h join coupon_template t on t.id = h.template_id
    where h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId}
      and h.status = ${lit(couponStatus.unused)} and h.valid_to > ${now} and ${inStore(owner)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const offeredAs = (
  memberId: number | null,
) => sql`jsonb_build_object(${termsOf}, 'validFrom', ${ms('t.valid_from')}, 'validTo', ${ms('t.valid_to')},
  'validDays', t.valid_days, 'isLeft', t.taken < t.total, 'perUserLimit', t.per_user_limit,
  'held', (select count(*)::int from coupon_history h
    where h.template_id = t.id and h.member_id = ${memberId}::bigint))`

const isLive = (now: Date) =>
  sql`t.closed_at is null and t.draw_from <= ${now} and t.draw_to > ${now}
    and (t.valid_to is null or t.valid_to > ${now})`

/** What can be drawn from the list of a store now. */
export async function listOffered(
  db: Db,
  scope: Scope,
  memberId: number | null,
  now: Date,
): Promise<OfferedCoupon[]> {
  const { rows } = await sql<{ coupon: OfferedCoupon }>`
    select ${offeredAs(memberId)} as coupon from coupon_template t
    where ${inStore(scope)} and t.obtain = 'public' and ${isLive(now)}
    order by t.taken >= t.total, t.id desc limit 60`.execute(db)
  return rows.map(({ coupon }) => coupon)
}

/** How many coupons of each public template a member has had, by the template's `grantUuid`. */
export async function hadOf(
  db: Db,
  { partnerId, memberId }: Omit<CouponOwner, 'storeId'>,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ grantUuid: string; had: number }>`
    select t.grant_uuid as "grantUuid", count(*)::int as had
    from coupon_history h
    join coupon_template t on t.id = h.template_id
    where h.partner_id = ${partnerId} and h.member_id = ${memberId} and t.obtain = 'public'
    group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ grantUuid, had }) => [grantUuid, had]))
}

/** One that a link leads to, or that the shopper has. */
export async function findOffered(
  db: Db,
  scope: Scope,
  memberId: number | null,
  grantUuid: string,
  now: Date,
): Promise<OfferedCoupon | undefined> {
  const { rows } = await sql<{ coupon: OfferedCoupon }>`
    select ${offeredAs(memberId)} as coupon from coupon_template t
    where ${inStore(scope)} and t.grant_uuid = ${grantUuid} 
      and ((t.obtain in ('public', 'code', 'fx') and ${isLive(now)})
        or exists (select 1 from coupon_history h
          where h.template_id = t.id and h.member_id = ${memberId}::bigint))`.execute(db)
  return rows[0]?.coupon
}

/** Goods and categories of items, to tell which coupons hold for them. */
export async function linesOfGoods(
  db: Db,
  scope: Scope,
  itemId: number,
): Promise<{ skuId: number; goodsId: number; categoryId: number }[]> {
  const { rows } = await sql<{ skuId: number; goodsId: number; categoryId: number }>`
    select k.id as "skuId", g.id as "goodsId", g.category_id as "categoryId"
    from goods g
    join sku k on k.partner_id = g.partner_id and k.goods_id = g.id
    where g.partner_id = ${scope.partnerId} and g.id = ${itemId}`.execute(db)
  return rows
}

/** Templates of sign-up coupons that a member has not had, if they joined while they were given. */
export async function registerTemplates(db: Db, owner: CouponOwner, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from coupon_template t
    join member m on m.partner_id = t.partner_id and m.id = ${owner.memberId}
    where ${inStore(owner)} and t.obtain = 'register' and ${isLive(now)} and m.created_at >= t.draw_from
      and t.taken < t.total
      and not exists (select 1 from coupon_history h where h.template_id = t.id and h.member_id = m.id)
    order by t.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sign-up coupons of a member that were not announced yet; marks them as announced. */
export async function announceRegistered(
  trx: Db,
  owner: CouponOwner,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update coupon_history h set announced_at = ${now} from coupon_template t
    where t.id = h.template_id and ${inStore(owner)} and t.obtain = 'register'
      and h.partner_id = ${owner.partnerId} and h.member_id = ${owner.memberId} and h.announced_at is null
    returning h.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** The coupons that are in the price of an order. */
export async function couponsOf(
  db: Db,
  orderSn: string,
): Promise<{ name: string; validTo: Date }[]> {
  const { rows } = await sql<{ name: string; validTo: Date }>`
    select t.name, h.valid_to as "validTo" from coupon_history h
    join coupon_template t on t.id = h.template_id
    where h.order_sn = ${orderSn} and h.status in (${lit(couponStatus.locked, couponStatus.used)})
    order by h.id`.execute(db)
  return rows
}
