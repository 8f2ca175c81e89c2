import { type Scope, scopeText } from '@mallard/kernel'
import { sql } from 'kysely'
import type { CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { soundTermsOf } from './sounds.ts'

/** Before every moment. */
const atOnce = 0

/** Brings the listing of these goods, or of the whole store, in step with what the store sells. */
export async function refreshListing(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[] | null,
): Promise<void> {
  await sql`select refresh_listing(${scope.partnerId}, ${scope.storeId}, ${goodsIds}::bigint[])`.execute(
    trx,
  )
}

/** The same in every store of the partner, for what goods say of themselves. */
export async function refreshListings(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await sql`
    select refresh_listing(s.partner_id, s.store_id, s.goods_ids) from (
      select partner_id, store_id, array_agg(goods_id) as goods_ids from store_goods
      where partner_id = ${partnerId} and goods_id = any(${goodsIds}::bigint[]) group by partner_id, store_id
    ) s`.execute(trx)
}

/** Goods that came into another category: other promotions may hold for them, so that their prices are to be made again. */
export async function priceAgain(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await sql`
    update listing set is_priced = false
    where partner_id = ${partnerId} and category_id = 0 and is_priced
      and goods_id = any(${goodsIds}::bigint[])`.execute(trx)
}

/**
 * After prices or stock of goods moved: two columns, and nothing where they stand. A new price
 * stands without promotions until it is priced.
 */
export async function followStore(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ is_priced: boolean }>`
    update listing l set stock_state = sg.stock_state, base_price = sg.price,
      price = case when l.base_price = sg.price then l.price else sg.price end, is_priced = l.is_priced
      and l.base_price = sg.price
    from store_goods sg
    where ${ofStore('l', scope)} and l.goods_id = any(${goodsIds}::bigint[])
      and sg.partner_id = l.partner_id and sg.store_id = l.store_id and sg.goods_id = l.goods_id
      and (l.stock_state, l.base_price) is distinct from (sg.stock_state, sg.price)
    returning l.is_priced`.execute(trx)
  if (rows.every(({ is_priced: isPriced }) => isPriced)) return
  await enqueue(trx, {
    kind: 'listing.prices',
    key: scopeText(scope),
    payload: {},
    scope,
    runAt: atOnce,
  })
}

/** Which promotions the prices of a store's listing were made with. */
export async function priceStateOf(
  db: Db,
  { partnerId, storeId }: Scope,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('listing_price_state')
    .select('running')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row?.running
}

export async function keepPriceState(
  db: Db,
  { partnerId, storeId }: Scope,
  running: string,
): Promise<void> {
  await db
    .insertInto('listing_price_state')
    .values({ partner_id: partnerId, store_id: storeId, running })
    .onConflict((conflict) => conflict.columns(['partner_id', 'store_id']).doUpdateSet({ running }))
    .execute()
}

/**
 * Writes the promotion prices of the next `count` goods after the id `after`: of all, or of those
 * marked as unpriced. Returns their ids, none when none were left.
 */
export async function writePrices(
  db: Db,
  scope: Scope,
  prices: CataloguePrices,
  which: 'all' | 'unpriced',
  after: number,
  count: number,
): Promise<number[]> {
  const asked = which === 'all' ? sql`` : sql`and not l.is_priced`
  const { rows } = await sql<{ id: number }>`
    with part as (
      select l.goods_id from listing l
      where ${ofStore('l', scope)} and l.category_id = 0 and l.goods_id > ${after} ${asked}
      order by l.goods_id limit ${count}
    ), priced as (
      select sg.goods_id, sg.price as base_price, ${prices.price} as price
      from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
      where ${ofStore('sg', scope)} and sg.goods_id in (select goods_id from part)
    ), written as (
      update listing l set price = p.price, base_price = p.base_price, is_priced = true from priced p
      where ${ofStore('l', scope)} and l.goods_id = p.goods_id
        and (l.price, l.base_price, l.is_priced) is distinct from (p.price, p.base_price, true)
    )
    select goods_id as id from part order by goods_id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Brings the sales that lists sort by in step with those of the stores; purchases count theirs
 * without touching a list.
 */
export async function writeSales(db: Db): Promise<void> {
  await sql`
    update listing l set sales = sg.sales from store_goods sg
    where sg.partner_id = l.partner_id and sg.store_id = l.store_id and sg.goods_id = l.goods_id
      and l.sales <> sg.sales`.execute(db)
}

/**
 * Backfills the pinyin of the next `count` goods after the id `after` that have none. Returns the
 * last id, undefined when none were left.
 */
export async function writeSounds(
  db: Db,
  after: number,
  count: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; partner_id: number; texts: string[] }>`
    select g.id, g.partner_id, array[g.title, g.brand, c.name] || g.tags as texts
    from goods g join category c on c.partner_id = g.partner_id and c.id = g.category_id
    where g.id > ${after} and g.sounds is null order by g.id limit ${count}`.execute(db)
  for (const { id, partner_id: partnerId, texts } of rows) {
    const sounds = await soundTermsOf(texts)
    await db.transaction().execute(async (trx) => {
      await sql`
        update goods set sounds = ${sounds}::text[]
        where partner_id = ${partnerId} and id = ${id} and sounds is null`.execute(trx)
      await refreshListings(trx, partnerId, [id])
    })
  }
  return rows.at(-1)?.id
}

/** Whether anything is on sale in a store. */
export async function isAnythingListed(db: Db, { partnerId, storeId }: Scope): Promise<boolean> {
  const { rows } = await sql`
    select 1 from listing where partner_id = ${partnerId} and store_id = ${storeId} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
