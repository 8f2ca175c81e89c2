import type { PictureRef } from '@mallard/contract/fields'
import type { PromotionState } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { PromotionSetup } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type BasketLine,
  type FreightTemplate,
  promotionColumns,
  type Promotion,
  type SkuNames,
} from '#features/pricing/promotion/index.ts'

export type StoredPromotion = Promotion & {
  readonly version: number
  /** As they were chosen, without what is under them. */
  readonly chosenIds: readonly number[]
}

export interface ListedPromotion extends Record<'orders' | 'amount', number> {
  readonly promotion: StoredPromotion
}

const stored = sql`${promotionColumns}, p.version, to_jsonb(p.scope_ids) as "chosenIds"`

const states: Readonly<Record<PromotionState, (now: Date) => ReturnType<typeof sql>>> = {
  CLOSED: () => sql`p.closed_at is not null`,
  WAIT: (now) => sql`p.closed_at is null and p.start_at > ${now}`,
  RUN: (now) => sql`p.closed_at is null and p.start_at <= ${now} and p.end_at > ${now}`,
  END: (now) => sql`p.closed_at is null and p.end_at <= ${now}`,
}

export async function listPromotions(
  db: Db,
  scope: Scope,
  input: {
    readonly state: PromotionState | 'ALL'
    readonly type?: number | undefined
    readonly offset: number
    readonly limit: number
  },
  now: Date,
): Promise<{ rows: ListedPromotion[]; total: number }> {
  const which = sql`${ofStore('p', scope)} and ${input.state === 'ALL' ? sql`true` : states[input.state](now)}
    and ${input.type ? sql`p.type = ${input.type}` : sql`true`}`
  const { rows } = await sql<{ promotion: StoredPromotion; orders: number; amount: number }>`
    select to_jsonb(f) as promotion, coalesce(t.orders, 0)::int as orders,
      coalesce(t.amount, 0)::bigint as amount
    from (select ${stored} from promotion p where ${which} order by p.id desc limit ${input.limit}
      offset ${input.offset}) f
    left join promotion_total t on ${ofStore('t', scope)} and t.promotion_id = f.id and t.type = f.type
    order by f.id desc`.execute(db)
  const total = await totalOf(db, sql`promotion p where ${which}`)
  return { rows, total }
}

export async function findPromotion(
  db: Db,
  scope: Scope,
  id: number,
): Promise<StoredPromotion | undefined> {
  const { rows } = await sql<{ promotion: StoredPromotion }>`
    select to_jsonb(f) as promotion
    from (select ${stored} from promotion p
      where ${ofStore('p', scope)} and p.id = ${id}) f`.execute(db)
  return rows[0]?.promotion
}

/** Those of a store that are not closed and hold some time between two moments. */
export async function promotionsBetween(
  db: Db,
  scope: Scope,
  from: Date,
  until: Date,
): Promise<Promotion[]> {
  const { rows } = await sql<{ promotion: Promotion }>`
    select to_jsonb(f) as promotion from (
      select ${promotionColumns} from promotion p
        where ${ofStore('p', scope)} and p.closed_at is null and p.start_at < ${until}
          and p.end_at > ${from}) f
    order by f.id`.execute(db)
  return rows.map(({ promotion }) => promotion)
}

const columnsOf = (setup: PromotionSetup) => ({
  name: setup.name,
  name_en: setup.nameEn,
  start_at: new Date(setup.startAt),
  end_at: new Date(setup.endAt),
  scope: setup.scope,
  scope_ids: setup.scopeIds,
  rule: JSON.stringify(setup.kind.rule),
  priority: setup.priority,
  limit_per_user: setup.limitPerUser,
})

export async function insertPromotion(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: PromotionSetup,
  at: Date,
): Promise<number> {
  const row = await trx
    .insertInto('promotion')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      type: setup.kind.type,
      created_at: at,
      ...columnsOf(setup),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes a promotion that is as it was read, and not closed; its kind stays. */
export async function updatePromotion(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: PromotionSetup,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('promotion')
    .set({
      ...columnsOf(setup),
      limit_since: sql<Date>`case when limit_per_user = ${setup.limitPerUser} then limit_since
        else ${at}::timestamptz end`,
      version: sql`version + 1`,
    })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', setup.id)
    .where('type', '=', setup.kind.type)
    .where('version', '=', setup.version)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True when it was open until now. */
export async function closePromotion(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('promotion')
    .set({ closed_at: at, version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface PickedSku extends Omit<BasketLine, 'quantity' | 'unitPrice'>, SkuNames {
  readonly productSn: string
  readonly pic: PictureRef
  readonly salePrice: number
  readonly available: number
  readonly isOnSale: boolean
}

interface SkuInput {
  readonly ids?: readonly number[]
  readonly sns?: readonly string[]
  readonly word?: string
}

/** SKUs of a store by id, by number, or by a word of their goods; archived goods by id alone. */
export async function pickSkus(
  db: Db,
  scope: Scope,
  { ids, sns, word }: SkuInput,
  limit: number,
): Promise<PickedSku[]> {
  const pattern =
    word === undefined ? undefined : `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const which = ids
    ? sql`k.id = any(${ids}::bigint[])`
    : sns
      ? sql`k.product_sn = any(${sns}::text[]) and g.archived_at is null`
      : pattern === undefined
        ? sql`sg.on_sale and k.closed_at is null`
        : sql`g.archived_at is null
          and (g.search_text like folded(${pattern}::text) or lower(k.product_sn) like ${pattern})`
  const { rows } = await sql<PickedSku>`
    select k.id as "skuId", k.goods_id as "goodsId", g.category_id as "categoryId",
      k.product_sn as "productSn", g.title, g.title_en as "titleEn", k.attrs, k.attrs_en as "attrsEn", k.pic,
      s.sale_price as "salePrice", s.on_hand - s.reserved as available,
      coalesce(sg.on_sale and k.closed_at is null, false) as "isOnSale",
      g.freight_template_id as "freightTemplateId", k.weight_g as weight
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku s on s.partner_id = k.partner_id and s.store_id = ${scope.storeId} and s.sku_id = k.id
    left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${scope.storeId}
      and sg.goods_id = k.goods_id
    where k.partner_id = ${scope.partnerId} and ${which}
    order by k.goods_id, k.sort, k.id limit ${limit}`.execute(db)
  return rows
}

export async function countCategories(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from category c
    where c.partner_id = ${partnerId} and c.id = any(${ids}::bigint[])`.execute(db)
  return rows[0]?.count ?? 0
}

export async function freightTemplates(db: Db, partnerId: number): Promise<FreightTemplate[]> {
  const { rows } = await sql<FreightTemplate>`
    select t.id, t.mode, t.areas from freight_template t
    where t.partner_id = ${partnerId}`.execute(db)
  return rows
}
