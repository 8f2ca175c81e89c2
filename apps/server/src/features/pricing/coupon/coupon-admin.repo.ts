import { couponStatus, type CouponObtain } from '@mallard/contract/pricing/coupon/coupon.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, type Instant, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf, cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { ms } from '#platform/db/ms.ts'
import { skuNameOf, termsOf } from './coupon.repo.ts'
import type { CouponTerms, OfferedCoupon } from './coupon.rules.ts'

/** A coupon as the back office counts it. */
export interface AdminTemplate {
  readonly id: number
  readonly coupon: OfferedCoupon
  readonly obtain: CouponObtain
  readonly storeId: number | null
  readonly total: number
  readonly taken: number
  readonly used: number
  readonly saved: number
  readonly paid: number
  readonly perUserLimit: number
  readonly drawFrom: Instant
  readonly drawTo: Instant
  readonly isClosed: boolean
}

const inStore = (scope: Scope) =>
  sql`t.partner_id = ${scope.partnerId} and (t.store_id is null or t.store_id = ${scope.storeId})`

const adminColumns = sql`t.id, t.obtain, t.store_id as "storeId", t.total, t.taken,
  t.per_user_limit as "perUserLimit", ${ms('t.draw_from')} as "drawFrom",
  ${ms('t.draw_to')} as "drawTo",
  t.closed_at is not null as "isClosed",
  jsonb_build_object(${termsOf}, 'validFrom', ${ms('t.valid_from')},
    'validTo', ${ms('t.valid_to')}, 'validDays', t.valid_days, 'isLeft', t.taken < t.total,
    'perUserLimit', t.per_user_limit, 'held', 0) as coupon,
  (select count(*)::int from coupon_history h where h.template_id = t.id
    and h.status = ${lit(couponStatus.used)}) as used,
  (select coalesce(sum((e->>'amount')::bigint), 0)::bigint from coupon_history h
    join orders o on o.order_sn = h.order_sn, jsonb_array_elements(o.promotions) e
    where h.template_id = t.id and h.status = ${lit(couponStatus.used)}
      and o.status <> ${lit(orderStatus.closed)} and (e->>'id')::bigint = h.id
      and (e->>'type')::int = 10 + t.kind) as saved,
  (select coalesce(sum(o.pay_amount - o.refunded_amount), 0)::bigint from coupon_history h
    join orders o on o.order_sn = h.order_sn where h.template_id = t.id
      and h.status = ${lit(couponStatus.used)}) as paid`

export async function listTemplates(
  db: Db,
  scope: Scope,
  q: string | undefined,
  offset: number,
  limit: number,
): Promise<{ rows: AdminTemplate[]; total: number }> {
  const which = sql`${inStore(scope)}
    and (${q ?? null}::text is null or position(lower(${q ?? ''}) in lower(t.name || ' ' || t.name_en)) > 0)`
  const [{ rows }, total] = await Promise.all([
    sql<AdminTemplate>`
      select ${adminColumns} from coupon_template t
      where ${which}
      order by t.id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`coupon_template t where ${which}`),
  ])
  return { rows, total }
}

export async function findTemplate(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminTemplate | undefined> {
  const { rows } = await sql<AdminTemplate>`
    select ${adminColumns} from coupon_template t
    where ${inStore(scope)} and t.id = ${id}`.execute(db)
  return rows[0]
}

/** False when it is closed already. */
export async function closeTemplate(trx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update coupon_template t set closed_at = ${at}, version = version + 1
    where ${inStore(scope)} and t.id = ${id} and t.closed_at is null
    returning t.id`.execute(trx)
  return rows.length === 1
}

export interface HeldByMember {
  readonly id: number
  readonly nickname: string
  readonly phone: string | null
  readonly status: number
  readonly source: string
  readonly orderSn: string | null
  readonly validTo: Date
  readonly at: Date
}

/** The newest first; one more than the page holds, where there is one. */
export async function listHolders(
  db: Db,
  scope: Scope,
  { templateId, status }: { readonly templateId: number; readonly status: number | undefined },
  offset: number,
  limit: number,
): Promise<{ rows: HeldByMember[]; total: number }> {
  const which = sql`${inStore(scope)} and t.id = ${templateId}
    and h.template_id = ${templateId} ${status === undefined ? sql`` : sql`and h.status = ${status}`}`
  const [{ rows }, total] = await Promise.all([
    sql<HeldByMember>`
      select h.id, m.nickname, m.phone, h.status, h.source, h.order_sn as "orderSn", h.valid_to as "validTo",
        h.created_at as at
      from coupon_history h
      join coupon_template t on t.id = h.template_id
      join member m on m.partner_id = h.partner_id and m.id = h.member_id
      where ${which} order by h.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    cappedTotalOf(
      db,
      sql`coupon_history h join coupon_template t on t.id = h.template_id where ${which}`,
    ),
  ])
  return { rows, total }
}

/** Takes an unused coupon back; undefined when there is none like it. */
export async function voidHeld(
  trx: Db,
  scope: Scope,
  id: number,
  staffId: number,
  reason: string,
  at: Date,
): Promise<{ templateId: number } | undefined> {
  const { rows } = await sql<{ templateId: number }>`
    with gone as (
      update coupon_history h set status = ${lit(couponStatus.voided)} from coupon_template t
      where t.id = h.template_id and ${inStore(scope)} and h.id = ${id}
        and h.status = ${lit(couponStatus.unused)}
      returning h.id, h.partner_id, h.template_id
    ), noted as (
      insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type,
        actor_id, reason, at)
      select g.id, g.partner_id, ${lit(couponStatus.unused, couponStatus.voided, actorType.staff)},
        ${staffId}::bigint, ${reason}::text, ${at}::timestamptz from gone g
    )
    select template_id as "templateId" from gone`.execute(trx)
  return rows[0]
}

/** How one that somebody holds stands; undefined where this store has none such. */
export async function heldOf(
  trx: Db,
  scope: Scope,
  id: number,
): Promise<{ status: number; storeId: number | null } | undefined> {
  const { rows } = await sql<{ status: number; storeId: number | null }>`
    select h.status, t.store_id as "storeId" from coupon_history h
    join coupon_template t on t.id = h.template_id
    where ${inStore(scope)} and h.id = ${id}`.execute(trx)
  return rows[0]
}

/** The SKU of an exchange, with its goods and what this store asks for it. */
export async function skuOf(
  db: Db,
  scope: Scope,
  productSn: string,
): Promise<{ id: number; name: string; nameEn: string; price: number } | undefined> {
  const { rows } = await sql<{ id: number; name: string; nameEn: string; price: number }>`
    select k.id, ${skuNameOf.zh} as name, ${skuNameOf.en} as "nameEn", s.sale_price as price
    from sku k
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku s on s.partner_id = k.partner_id and s.store_id = ${scope.storeId} and s.sku_id = k.id
    where k.partner_id = ${scope.partnerId} and k.product_sn = ${productSn}`.execute(db)
  return rows[0]
}

/** Fen that a SKU costs without any promotion where it costs most; undefined where none sells it. */
export async function highestPrice(
  db: Db,
  partnerId: number,
  skuId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ price: number | null }>`
    select max(s.sale_price)::int as price from store_sku s
    where s.partner_id = ${partnerId} and s.sku_id = ${skuId}`.execute(db)
  return rows[0]?.price ?? undefined
}

/** Chosen categories or goods that the partner really has. */
export async function namesOf(
  db: Db,
  scope: Scope,
  of: 'category' | 'goods',
  ids: readonly number[],
): Promise<{ id: number; name: string; nameEn: string }[]> {
  const { rows } = await (
    of === 'category'
      ? sql<{
          id: number
          name: string
          nameEn: string
        }>`
          select id, name, name_en as "nameEn" from category
          where partner_id = ${scope.partnerId} and id = any(${ids}::bigint[])
          order by id`
      : sql<{
          id: number
          name: string
          nameEn: string
        }>`
          select id, title as name, title_en as "nameEn" from goods
          where partner_id = ${scope.partnerId} and id = any(${ids}::bigint[])
          order by id`
  ).execute(db)
  return rows
}

/** Goods on sale in a store with their lowest price, for looking what a coupon would hold for. */
export async function cataloguePricesOf(
  db: Db,
  scope: Scope,
): Promise<{ goodsId: number; categoryIds: number[]; skuIds: number[]; price: number }[]> {
  const { rows } = await sql<{
    goodsId: number
    categoryIds: number[]
    skuIds: number[]
    price: number
  }>`
    select sg.goods_id as "goodsId", sg.price,
      (select array_agg(k.id) from sku k
        where k.partner_id = sg.partner_id and k.goods_id = sg.goods_id) as "skuIds",
      (with recursive above as (select c.id, c.parent_id from category c where c.id = g.category_id
        union select c.id, c.parent_id from category c join above a on c.id = a.parent_id)
          select array_agg(id) from above) as "categoryIds"
    from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
    where ${ofStore('sg', scope)} and sg.on_sale limit 5000`.execute(db)
  return rows
}

/** Coupons that are given, or still to come, in a store while another would be. */
export async function liveBetween(
  db: Db,
  scope: Scope,
  from: Date,
  to: Date,
): Promise<CouponTerms[]> {
  const { rows } = await sql<{ coupon: CouponTerms }>`
    select jsonb_build_object(${termsOf}) as coupon from coupon_template t
    where ${inStore(scope)} and t.closed_at is null and t.taken < t.total and t.draw_from < ${to}
      and t.draw_to > ${from}
    order by t.id limit 100`.execute(db)
  return rows.map(({ coupon }) => coupon)
}

/** What a coupon was set up with, its time as moments. */
export interface StoredSetup {
  readonly name: string
  readonly nameEn: string
  readonly kind: number
  readonly threshold: number
  readonly face: number
  readonly discountBp: number
  readonly maxDiscount: number
  readonly productSn: string | null
  readonly scope: 'all' | 'category' | 'goods'
  readonly scopeIds: number[]
  readonly total: number
  readonly perUserLimit: number
  readonly validFrom: Instant | null
  readonly validTo: Instant | null
  readonly validDays: number | null
  readonly obtain: CouponObtain
  readonly drawFrom: Instant
  readonly drawTo: Instant
  readonly stackPoints: boolean
  readonly isEverywhere: boolean
}

export interface HeldStates {
  readonly unused: number
  readonly locked: number
  readonly used: number
  readonly expired: number
  readonly voided: number
}

export async function setupOf(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
): Promise<{ setup: StoredSetup; states: HeldStates } | undefined> {
  const { rows } = await sql<{ setup: StoredSetup; states: HeldStates }>`
    select jsonb_build_object('name', t.name, 'nameEn', t.name_en, 'kind', t.kind, 'threshold', t.threshold,
        'face', t.face, 'discountBp', t.discount_bp,
        'maxDiscount', t.max_discount, 'productSn', (select k.product_sn from sku k where k.id = t.sku_id),
        'scope', t.scope, 'scopeIds', to_jsonb(t.scope_ids),
        'total', t.total, 'perUserLimit', t.per_user_limit, 'validFrom', ${ms('t.valid_from')},
        'validTo', ${ms('t.valid_to')}, 'validDays', t.valid_days,
        'obtain', t.obtain, 'drawFrom', ${ms('t.draw_from')}, 'drawTo', ${ms('t.draw_to')},
        'stackPoints', t.stack_points, 'isEverywhere', t.store_id is null) as setup,
      (select jsonb_build_object(
          'unused', count(*) filter (where h.status = ${lit(couponStatus.unused)} and h.valid_to > ${now}),
          'locked', count(*) filter (where h.status = ${lit(couponStatus.locked)}),
          'used', count(*) filter (where h.status = ${lit(couponStatus.used)}),
          'expired', count(*) filter (where h.status = ${lit(couponStatus.expired)}
            or (h.status = ${lit(couponStatus.unused)} and h.valid_to <= ${now})),
          'voided', count(*) filter (where h.status = ${lit(couponStatus.voided)}))
        from coupon_history h where h.template_id = t.id) as states
    from coupon_template t where ${inStore(scope)} and t.id = ${id}`.execute(db)
  return rows[0]
}
