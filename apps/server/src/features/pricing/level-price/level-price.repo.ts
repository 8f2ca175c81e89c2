import type { PictureRef } from '@mallard/contract/fields'
import type { Fen, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { SkuNames } from '#features/pricing/promotion/index.ts'

/** The levels of a partner, and the share of a price that each pays. */
export async function levelPrices(
  db: Db,
  partnerId: number,
): Promise<{ code: string; name: string; nameEn: string; discountBp: number }[]> {
  const { rows } = await sql<{ code: string; name: string; nameEn: string; discountBp: number }>`
    select l.code, l.name, l.name_en as "nameEn", l.discount_bp as "discountBp"
    from level l
    where l.partner_id = ${partnerId}
    order by l.growth_min`.execute(db)
  return rows
}

export async function pricesOfLevel(
  db: Db,
  { partnerId, storeId }: Scope,
  code: string,
): Promise<{ skuId: number; price: Fen }[]> {
  const { rows } = await sql<{ skuId: number; price: Fen }>`
    select c.sku_id as "skuId", c.price from level_price c
    where c.partner_id = ${partnerId} and c.store_id = ${storeId}
      and c.level_code = ${code}`.execute(db)
  return rows
}

/** What levels pay for the SKUs of one item. */
export async function pricesOfGoods(
  db: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
): Promise<{ levelCode: string; productSn: string; price: Fen }[]> {
  const { rows } = await sql<{ levelCode: string; productSn: string; price: Fen }>`
    select c.level_code as "levelCode", k.product_sn as "productSn", c.price
    from level_price c
    join sku k on k.partner_id = c.partner_id and k.id = c.sku_id
    where c.partner_id = ${partnerId} and c.store_id = ${storeId} and k.goods_id = ${goodsId}`.execute(
    db,
  )
  return rows
}

export interface PricedSku extends SkuNames {
  readonly skuId: number
  readonly productSn: string
  readonly pic: PictureRef
  readonly salePrice: number
  /** Fen by level; only those that the store set. */
  readonly prices: Readonly<Record<string, number>>
}

export interface SkuInput {
  readonly q?: string | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly isSetOnly: boolean
}

function fits(
  { partnerId, storeId }: Scope,
  { q, categoryIds, isSetOnly }: SkuInput,
): RawBuilder<unknown> {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`k.partner_id = ${partnerId} and s.store_id = ${storeId}
    ${
      pattern
        ? sql`and (g.search_text like folded(${pattern}::text)
      or lower(k.product_sn) like ${pattern})`
        : sql``
    }
    ${categoryIds ? sql`and g.category_id = any(${categoryIds}::bigint[])` : sql``}
    ${
      isSetOnly
        ? sql`and exists (select 1 from level_price c
      where c.partner_id = k.partner_id and c.store_id = s.store_id and c.sku_id = k.id)`
        : sql``
    }`
}

const rows = sql`sku k
  join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id`

const from = sql`from ${rows}`

/**
 * Who counts needs no order, and no goods where nothing is asked of them: a few rows are looked up
 * one by one.
 */
function toCount(scope: Scope, { q, categoryIds }: SkuInput): RawBuilder<unknown> {
  const ofStore = sql`cross join lateral (select * from store_sku o
    where o.partner_id = k.partner_id and o.store_id = ${scope.storeId} and o.sku_id = k.id offset 0) s`
  if (categoryIds) {
    return sql`(select * from goods
      where partner_id = ${scope.partnerId} and category_id = any(${categoryIds}::bigint[]) offset 0) g
      cross join lateral (select * from sku o where o.partner_id = g.partner_id and o.goods_id = g.id
        offset 0) k ${ofStore}`
  }
  return q ? rows : sql`sku k ${ofStore}`
}

/** One more than the page holds, where there is one. */
export async function listPriced(
  db: Db,
  scope: Scope,
  input: SkuInput,
  offset: number,
  limit: number,
): Promise<{ rows: PricedSku[]; total: number }> {
  const which = fits(scope, input)
  const [found, total] = await Promise.all([
    sql<PricedSku>`
      select k.id as "skuId", k.product_sn as "productSn", g.title, g.title_en as "titleEn", k.attrs,
        k.attrs_en as "attrsEn", k.pic, s.sale_price as "salePrice",
        coalesce((select jsonb_object_agg(c.level_code, c.price) from level_price c
          where c.partner_id = k.partner_id and c.store_id = s.store_id and c.sku_id = k.id),
          '{}') as prices
      ${from} where ${which} order by k.goods_id, k.sort, k.id limit ${limit + 1} offset ${offset}`.execute(
      db,
    ),
    cappedTotalOf(db, sql`${toCount(scope, input)} where ${which}`),
  ])
  return { rows: found.rows, total }
}

/**
 * What a store asks for a SKU, and what a level pays of its own; held until the end of the
 * transaction.
 */
export async function lockPrice(
  trx: Db,
  { partnerId, storeId }: Scope,
  skuId: number,
  code: string,
): Promise<{ salePrice: number; price: number | null } | undefined> {
  const { rows } = await sql<{ salePrice: number; price: number | null }>`
    select s.sale_price as "salePrice",
      (select c.price from level_price c
        where c.partner_id = s.partner_id and c.store_id = s.store_id and c.sku_id = s.sku_id
      and c.level_code = ${code}) as price
    from store_sku s
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.sku_id = ${skuId}
    for no key update`.execute(trx)
  return rows[0]
}

/** Null takes the level's own price away: its percentage holds again. */
export async function setPrice(
  trx: Db,
  { partnerId, storeId }: Scope,
  skuId: number,
  code: string,
  price: number | null,
  at: Date,
): Promise<void> {
  await (
    price === null
      ? sql`
        delete from level_price
        where partner_id = ${partnerId} and store_id = ${storeId} and sku_id = ${skuId}
          and level_code = ${code}`
      : sql`
          insert into level_price (partner_id, store_id, sku_id, level_code, price, updated_at)
          values (${partnerId}, ${storeId}, ${skuId}, ${code}, ${price}, ${at})
          on conflict (partner_id, store_id, sku_id, level_code)
          do update set price = excluded.price, updated_at = excluded.updated_at`
  ).execute(trx)
}

/**
 * Sets what a level pays for all SKUs that fit to a share of their sale prices; how many changed.
 * Without a share its own prices go.
 */
export async function setShare(
  trx: Db,
  scope: Scope,
  input: SkuInput,
  code: string,
  bp: number | null,
  at: Date,
): Promise<number> {
  const { partnerId, storeId } = scope
  const { rows } = await (
    bp === null
      ? sql`
          delete from level_price c using (select k.id ${from} where ${fits(scope, input)}) f
          where c.partner_id = ${partnerId} and c.store_id = ${storeId} and c.level_code = ${code}
            and c.sku_id = f.id
          returning c.sku_id`
      : sql`
          insert into level_price (partner_id, store_id, sku_id, level_code, price, updated_at)
          select ${partnerId}::int, ${storeId}::int, k.id, ${code}::text,
            greatest(1, s.sale_price * ${bp}::bigint / 10000), ${at}::timestamptz ${from}
          where ${fits(scope, input)}
          on conflict (partner_id, store_id, sku_id, level_code)
          do update set price = excluded.price, updated_at = excluded.updated_at
            where level_price.price <> excluded.price
          returning sku_id`
  ).execute(trx)
  return rows.length
}
