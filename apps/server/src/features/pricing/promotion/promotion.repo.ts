import type { PictureRef } from '@mallard/contract/fields'
import { promotionKinds } from '@mallard/contract/pricing/promotion/promotion.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { scopeText, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Entitled, LevelPrice } from './compiled.rules.ts'
import { allKinds } from './kinds.rules.ts'
import type { Promotion } from './promotion.rules.ts'
import './promotion.tables.ts'

/** A SKU that a promotion gives away or sells beside others, as the store has it now. */
export interface OfferedSku {
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly attrs: readonly { readonly key: string; readonly value: string }[]
  readonly attrsEn: OfferedSku['attrs']
  readonly salePrice: number
  readonly available: number
  readonly isOnSale: boolean
  readonly maxPerUser: number
  readonly freightTemplateId: number
  readonly weight: number
}

/** What a cart or a checkout must know of promotions, read with it in one statement. */
export interface PromotionRead extends Pick<Entitled, 'used'> {
  readonly version: number
  /**
   * The member's level: its code and the basis points that it pays, `v3 9800`; empty without one.
   */
  readonly level: string
  /** What the store has of all that promotions give away, where it was read with the rest. */
  readonly gifts?: readonly OfferedSku[]
}

/** What a cart shows beside it: everything that promotions give away or sell with others. */
export interface PromotionOffers extends PromotionRead {
  readonly gifts: readonly OfferedSku[]
  readonly addOns: readonly OfferedSku[]
}

/** What a visitor's empty cart reads. */
export const nothingRead: PromotionOffers = {
  version: 0,
  level: '',
  used: {},
  gifts: [],
  addOns: [],
}

interface Owner extends Scope {
  readonly memberId: number
}

const versionOf = ({ partnerId, storeId }: Scope) =>
  sql`coalesce((select v.version from store_promotion_version v
    where v.partner_id = ${partnerId} and v.store_id = ${storeId}),
    0)`

/** The member's level, the highest that their growth reaches, with what it pays. */
const levelOf = ({ partnerId, memberId }: Owner) => sql`
  coalesce((select l.code || ' ' || l.discount_bp from member m
    join level l on l.partner_id = m.partner_id and l.growth_min <= m.growth
    where m.partner_id = ${partnerId} and m.id = ${memberId} order by l.growth_min desc limit 1), '')`

const timesUsed = ({ partnerId, storeId, memberId }: Owner) => sql`
  coalesce((select json_object_agg(t.promotion_id, t.times) from (
    select u.promotion_id, count(*)::int as times from promotion_use u join orders o on o.id = u.order_id
      and o.status <> ${lit(orderStatus.closed)}
    where u.partner_id = ${partnerId} and u.store_id = ${storeId} and u.member_id = ${memberId}
    group by u.promotion_id) t), '{}')`

/**
 * SKUs `e` one by one, like the lines of a checkout: a plan for a hundred of them would read the
 * whole store.
 */
const offersOf = (scope: Scope, ids: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(o.offer) from (${ids}) e
    cross join lateral (select json_build_object('skuId', k.id, 'goodsId', k.goods_id,
      'categoryId', g.category_id, 'productSn', k.product_sn, 'title', g.title, 'titleEn', g.title_en,
      'pic', k.pic, 'attrs', k.attrs, 'attrsEn', k.attrs_en, 'salePrice', s.sale_price,
      'available', s.on_hand - s.reserved, 'isOnSale', coalesce(sg.on_sale and k.closed_at is null, false),
      'maxPerUser', g.max_per_user, 'freightTemplateId', g.freight_template_id, 'weight', k.weight_g) as offer
      from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
      join store_sku s on s.partner_id = k.partner_id and s.store_id = ${scope.storeId} and s.sku_id = k.id
      left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${scope.storeId}
        and sg.goods_id = k.goods_id
      where k.partner_id = ${scope.partnerId} and k.id = e.id offset 0) o), '[]')`

const listed = ({ partnerId, storeId }: Scope, list: 'gift_sku_ids' | 'add_on_sku_ids') =>
  sql`
    select unnest(v.${sql.ref(list)}) as id
    from store_promotion_version v
    where v.partner_id = ${partnerId} and v.store_id = ${storeId}`

const readParts = (owner: Owner) =>
  sql`'version', ${versionOf(owner)}, 'level', ${levelOf(owner)}, 'used', ${timesUsed(owner)}`

const giftsOf = (owner: Owner) => sql`'gifts', ${offersOf(owner, listed(owner, 'gift_sku_ids'))}`

/**
 * The part of a statement that reads a `PromotionRead`, as one JSON value; with `isGiving`, what
 * the store has of its gifts as well.
 */
export function promotionsPart(owner: Owner, isGiving: boolean): RawBuilder<unknown> {
  return isGiving
    ? sql`json_build_object(${readParts(owner)}, ${giftsOf(owner)})`
    : sql`json_build_object(${readParts(owner)})`
}

/** The same for `PromotionOffers`. */
export function offersPart(owner: Owner): RawBuilder<unknown> {
  return sql`json_build_object(${readParts(owner)}, ${giftsOf(owner)},
    'addOns', ${offersOf(owner, listed(owner, 'add_on_sku_ids'))})`
}

/**
 * SKUs as the store has them now. The list stands in a subquery of its own so that PostgreSQL does
 * not see how short it is: it would find each list worth a plan of its own, and planning takes ten
 * times as long as reading.
 */
export async function readOffers(
  db: Db,
  scope: Scope,
  skuIds: readonly number[],
): Promise<OfferedSku[]> {
  const ids = sql`select unnest((select ${skuIds}::bigint[])) as id`
  const { rows } = await sql<{
    offers: OfferedSku[]
  }>`select ${offersOf(scope, ids)} as offers`.execute(db)
  return rows[0]?.offers ?? []
}

/**
 * Whether what was read still decides the price: the condition under which an order may be written.
 */
export function stillApplicable(
  owner: Owner,
  { version, level }: PromotionRead,
): RawBuilder<unknown> {
  return sql`${versionOf(owner)} = ${version} and ${levelOf(owner)} = ${level}`
}

export async function readVersion(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${versionOf(scope)} as version`.execute(db)
  return rows[0]?.version ?? 0
}

/** SKUs of a partner by their product numbers. */
export async function readProductNumbers(
  db: Db,
  partnerId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; productSn: string }>`
    select k.id, k.product_sn as "productSn" from sku k
    where k.partner_id = ${partnerId} and k.id = any(${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, productSn }) => [productSn, id]))
}

/** Columns of a promotion `p`; its categories with those under them. */
export const promotionColumns = sql`
  p.id, p.type, p.name, p.name_en as "nameEn", ${ms('p.start_at')} as "startAt", ${ms('p.end_at')} as "endAt",
  ${ms('p.closed_at')} as "closedAt", p.scope, p.rule, p.priority, p.limit_per_user as "limitPerUser",
  case p.scope when 'category' then (
    with recursive under as (
      select c.id from category c where c.partner_id = p.partner_id and c.id = any(p.scope_ids)
      union select c.id from category c join under on c.parent_id = under.id where c.partner_id = p.partner_id
    ) select to_jsonb(array_agg(under.id)) from under) else to_jsonb(p.scope_ids) end as "scopeIds"`

interface LoadedStore {
  readonly version: number
  readonly promotions: Promotion[]
  readonly levelPrices: LevelPrice[]
}

/**
 * The promotions of a store that run or are to come, and what its levels pay, with the version that
 * they are of; one statement.
 */
export async function loadPromotions(db: Db, scope: Scope, now: Date): Promise<LoadedStore> {
  const { rows } = await sql<{
    version: number
    promotions: Promotion[] | null
    levelPrices: LevelPrice[] | null
  }>`
    select ${versionOf(scope)} as version, (select jsonb_agg(to_jsonb(f)) from (
      select ${promotionColumns} from promotion p
      where ${ofStore('p', scope)} and p.closed_at is null and p.end_at > ${now}) f) as promotions,
      (select jsonb_agg(jsonb_build_object('levelCode', c.level_code, 'skuId', c.sku_id, 'price', c.price))
        from level_price c
        where ${ofStore('c', scope)}) as "levelPrices"`.execute(db)
  return {
    version: rows[0]?.version ?? 0,
    promotions: rows[0]?.promotions ?? [],
    levelPrices: rows[0]?.levelPrices ?? [],
  }
}

/** The list of SKUs in the rule of a promotion `p`, null where its kind names none of this sort. */
function namedSkus(are: 'gifts' | 'addOns'): RawBuilder<unknown> {
  const lists = allKinds.flatMap(({ name, skus }) =>
    skus?.are === are
      ? [sql`when ${promotionKinds[name].code}::int then p.rule->${skus.list}::text`]
      : [],
  )
  return sql`case p.type ${sql.join(lists, sql` `)} end`
}

/** Kinds that change the price that everyone sees. */
const pricingTypes = allKinds.flatMap(({ name, catalogueCut }) =>
  catalogueCut ? [promotionKinds[name].code] : [],
)

/** Tells everyone who prices that something changed; in the transaction of the change. */
export async function raiseVersion(trx: Db, scope: Scope, now: Date): Promise<void> {
  const { partnerId, storeId } = scope
  // First alone: the lists must be made from what those who held this row before have committed.
  await sql`
    insert into store_promotion_version (partner_id, store_id, version) values (${partnerId}, ${storeId}, 1)
    on conflict (partner_id, store_id) do update set version = store_promotion_version.version + 1`.execute(
    trx,
  )
  const skus = (are: 'gifts' | 'addOns') => sql`
    coalesce((select array_agg(distinct (e->>'skuId')::bigint)
      from promotion p, jsonb_array_elements(${namedSkus(are)}) e
      where p.partner_id = v.partner_id and p.store_id = v.store_id and p.closed_at is null
        and p.end_at > ${now}),
        '{}')`
  await sql`
    update store_promotion_version v set gift_sku_ids = ${skus('gifts')}, add_on_sku_ids = ${skus('addOns')}
    where v.partner_id = ${partnerId} and v.store_id = ${storeId}`.execute(trx)
  await queuePricing(trx, scope, now)
}

/**
 * The same in each store of a partner where a promotion holds for categories, whose tree has
 * changed.
 */
export const raiseForCategories = (trx: Db, partnerId: number, now: Date): Promise<void> =>
  raiseIn(
    trx,
    partnerId,
    now,
    sql`
    select distinct p.store_id as "storeId" from promotion p
    where p.partner_id = ${partnerId} and p.scope = 'category' and p.closed_at is null and p.end_at > ${now}
    order by 1`,
  )

/** The same where a level that goes has prices of its own. */
export const raiseForLevel = (trx: Db, partnerId: number, code: string, now: Date): Promise<void> =>
  raiseIn(
    trx,
    partnerId,
    now,
    sql`
    select distinct p.store_id as "storeId" from level_price p
    where p.partner_id = ${partnerId} and p.level_code = ${code}
    order by 1`,
  )

async function raiseIn(
  trx: Db,
  partnerId: number,
  now: Date,
  stores: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await (stores as RawBuilder<{ storeId: number }>).execute(trx)
  for (const { storeId } of rows) await raiseVersion(trx, { partnerId, storeId }, now)
}

/**
 * Lists sort by prices that are written down: they are made again now, and whenever a discount
 * begins or ends.
 */
async function queuePricing(trx: Db, scope: Scope, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    select distinct m.at from promotion p, unnest(array[p.start_at, p.end_at]) m (at)
    where ${ofStore('p', scope)} and p.type = any(${pricingTypes}::int[]) and p.closed_at is null
      and m.at > ${now}`.execute(trx)
  const times = [now, ...rows.map(({ at }) => at)].map((at) => at.getTime())
  await enqueueAll(
    trx,
    times.map(
      (runAt) =>
        ({
          kind: 'listing.prices',
          key: `${scopeText(scope)} ${runAt}`,
          payload: {},
          scope,
          runAt,
        }) as const,
    ),
  )
}

/**
 * Orders of a member that used each of these promotions, closed orders apart. The member's row must
 * be locked.
 */
export async function countUses(
  trx: Db,
  owner: Owner,
  promotionIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; times: number }>`
    select u.promotion_id as id, count(*)::int as times from promotion_use u
    join orders o on o.id = u.order_id and o.status <> ${lit(orderStatus.closed)}
    where ${ofStore('u', owner)}
      and u.member_id = ${owner.memberId} and u.promotion_id = any(${promotionIds}::bigint[])
    group by u.promotion_id`.execute(trx)
  return new Map(rows.map(({ id, times }) => [id, times]))
}

/**
 * The part of a statement that notes the use of limited promotions by the order in the part `made`.
 */
export function notedUses(owner: Owner, promotionIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    insert into promotion_use (partner_id, store_id, promotion_id, member_id, order_id)
    select m.partner_id, m.store_id, u.id, ${owner.memberId}::bigint, m.id
    from made m, unnest(${promotionIds}::bigint[]) as u(id)`
}

/** Categories with all under them, as a promotion that names them holds. */
export async function withThoseUnder(
  db: Db,
  partnerId: number,
  categoryIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive under as (
      select c.id from category c where c.partner_id = ${partnerId} and c.id = any(${categoryIds}::bigint[])
      union select c.id from category c join under on c.parent_id = under.id where c.partner_id = ${partnerId}
    ) select id from under`.execute(db)
  return rows.map(({ id }) => id)
}
