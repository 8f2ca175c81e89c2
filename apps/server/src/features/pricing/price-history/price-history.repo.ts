import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** What everyone pays for a SKU without an activity. */
export interface PublicPrice {
  readonly skuId: number
  /** Fen; null: it is not sold. */
  readonly price: number | null
  /** The promotion that makes it so, if one does. */
  readonly promotionId: number | null
}

/**
 * Appends the prices that are others than before, for SKUs of goods that the transaction has
 * locked in the store.
 */
export async function notePublicPrices(
  trx: Db,
  { partnerId, storeId }: Scope,
  prices: readonly PublicPrice[],
  at: Date,
): Promise<void> {
  if (prices.length === 0) return
  const store = ofStore('h', { partnerId, storeId })
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
    as w("skuId" bigint, price bigint, "promotionId" bigint)`
  await sql`
    update price_history h set until_at = greatest(h.from_at, ${at}::timestamptz) from ${wanted}
    where ${store} and h.sku_id = w."skuId" and h.kind = 0 and h.until_at is null
      and h.price is distinct from w.price`.execute(trx)
  await sql`
    insert into price_history (partner_id, store_id, sku_id, promotion_id, price, from_at)
    select ${partnerId}::int, ${storeId}::int, w."skuId", w."promotionId", w.price, ${at}::timestamptz
    from ${wanted}
    where w.price is not null and not exists (select 1 from price_history h
      where ${store} and h.sku_id = w."skuId" and h.kind = 0 and h.until_at is null)`.execute(trx)
}

/** What an activity asks everyone for SKUs; none: it is over, or was ended. */
export interface ActivityPrices {
  /** Code of the way to buy, and the activity. */
  readonly kind: number
  readonly id: number
  readonly startAt: Instant
  readonly endAt: Instant
  /** Fen of one unit. */
  readonly skus: readonly { readonly skuId: number; readonly price: number }[]
}

/**
 * Notes from when until when an activity asks its prices, in the transaction that sets it up,
 * changes or ends it: what was asked until now stays.
 */
export async function noteActivityPrices(
  trx: Db,
  { partnerId, storeId }: Scope,
  { kind, id, startAt, endAt, skus }: ActivityPrices,
  now: Instant,
): Promise<void> {
  const [at, end] = [new Date(now), new Date(endAt)]
  const own = sql`h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.kind = ${kind}
    and h.promotion_id = ${id}`
  const prices = skus.map(({ skuId, price }) => ({ skuId, price }))
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
    as w("skuId" bigint, price bigint)`
  const isSame = sql`h.sku_id = w."skuId" and h.price = w.price and h.until_at = ${end}::timestamptz`
  await sql`delete from price_history h where ${own} and h.from_at >= ${at}::timestamptz`.execute(
    trx,
  )
  await sql`
    update price_history h set until_at = ${at} where ${own} and h.until_at > ${at}::timestamptz
      and not exists (select 1 from ${wanted} where ${isSame})`.execute(trx)
  const from = new Date(Math.max(startAt, now))
  if (from >= end) return
  await sql`
    insert into price_history (partner_id, store_id, sku_id, kind, promotion_id, price, from_at, until_at)
    select ${partnerId}::int, ${storeId}::int, w."skuId", ${kind}::smallint, ${id}::bigint, w.price,
      ${from}::timestamptz, ${end}::timestamptz
    from ${wanted} where not exists (select 1 from price_history h where ${own} and ${isSame})`.execute(
    trx,
  )
}

/** A sale of a SKU, and when it began. */
export interface Sale {
  readonly skuId: number
  readonly since: Instant
  /** The activity that it is; its own prices are no earlier ones. */
  readonly kind: number
  readonly id: number
}

/** Days before a sale whose lowest price is what it may be struck against. */
const daysBefore = 7

/**
 * Fen of the lowest price that everyone had within seven days before each sale, in their order;
 * null where nothing is known of these days.
 */
export async function lowestBefore(
  db: Db,
  { partnerId, storeId }: Scope,
  sales: readonly Sale[],
): Promise<(number | null)[]> {
  if (sales.length === 0) return []
  const { rows } = await sql<{ lowest: number | null }>`
    select f.lowest
    from jsonb_array_elements(${JSON.stringify(sales)}::jsonb) with ordinality e(sale, place)
    cross join lateral (select (sale->>'skuId')::bigint as sku_id, (sale->>'kind')::int as kind,
      (sale->>'id')::bigint as id, to_timestamp((sale->>'since')::bigint / 1000.0) as since) s
    left join lateral (select min(h.price) as lowest from price_history h
      where h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.sku_id = s.sku_id
        and h.from_at < s.since
        and (h.until_at is null
          or (h.until_at > h.from_at and h.until_at > s.since - ${daysBefore}::int * interval '1 day'))
        and not (h.kind = s.kind and h.kind > 0 and h.promotion_id = s.id)) f on true
    order by e.place`.execute(db)
  return rows.map(({ lowest }) => lowest)
}

/** The price that everyone has for a SKU now. */
interface OpenPrice {
  readonly skuId: number
  /** Fen that everyone pays, and that are shown struck through beside them; 0: none. */
  readonly price: number
  readonly struck: number
}

/** The open prices of SKUs; of what is not sold there is none. */
export async function openPrices(
  db: Db,
  { partnerId, storeId }: Scope,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, OpenPrice>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await sql<OpenPrice>`
    select h.sku_id as "skuId", h.price, h.struck from price_history h
    where h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.kind = 0 and h.until_at is null
      and h.sku_id = any(${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.skuId, row]))
}

/** Since when the open prices of SKUs hold, however often the goods left the shelf meanwhile. */
export async function beginsOf(
  db: Db,
  { partnerId, storeId }: Scope,
  skuIds: readonly number[],
): Promise<{ skuId: number; since: Instant }[]> {
  if (skuIds.length === 0) return []
  const { rows } = await sql<{ skuId: number; since: Instant }>`
    select h.sku_id as "skuId", (extract(epoch from (select min(s.from_at) from price_history s
      where s.partner_id = h.partner_id and s.store_id = h.store_id and s.sku_id = h.sku_id and s.kind = 0
        and s.from_at > coalesce((select max(o.from_at) from price_history o
          where o.partner_id = h.partner_id and o.store_id = h.store_id and o.sku_id = h.sku_id and o.kind = 0
            and o.price <> h.price and o.until_at > o.from_at), '-infinity'))) * 1000)::bigint as since
    from price_history h
    where h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.kind = 0 and h.until_at is null
      and h.sku_id = any(${skuIds}::bigint[])`.execute(db)
  return rows
}

/** What is shown struck through beside the open prices of SKUs from now on. */
export async function writeStruck(
  trx: Db,
  { partnerId, storeId }: Scope,
  struck: readonly { readonly skuId: number; readonly struck: number }[],
): Promise<void> {
  if (struck.length === 0) return
  await sql`
    update price_history h set struck = w.struck
    from jsonb_to_recordset(${JSON.stringify(struck)}::jsonb) as w("skuId" bigint, struck bigint)
    where h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.sku_id = w."skuId" and h.kind = 0
      and h.until_at is null
      and h.struck <> w.struck`.execute(trx)
}
