import type { Watch } from '@mallard/contract/catalog/watch/watch.calls'
import type { WatchKind } from '@mallard/contract/catalog/watch/watch.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './watch.tables.ts'

export interface Watcher extends Scope {
  readonly memberId: number
}

/** A SKU as a store has it now. */
export interface WatchedSku {
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly salePrice: number
  readonly isThere: boolean
}

const isThere = sql`(sg.on_sale and k.closed_at is null and s.on_hand > s.reserved)`
const offered = sql`k.id as "skuId", k.goods_id as "goodsId", g.category_id as "categoryId",
  s.sale_price as "salePrice", ${isThere} as "isThere"`
const ofStore = sql`
  join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id
  join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = s.store_id
    and sg.goods_id = k.goods_id`
const mine = ({ partnerId, storeId, memberId }: Watcher) =>
  sql`w.partner_id = ${partnerId} and w.store_id = ${storeId} and w.member_id = ${memberId}`

export async function findSku(
  db: Db,
  { partnerId, storeId }: Scope,
  productSn: string,
): Promise<WatchedSku | undefined> {
  const { rows } = await sql<WatchedSku>`
    select ${offered} from sku k ${ofStore}
    where k.partner_id = ${partnerId} and k.product_sn = ${productSn}
      and s.store_id = ${storeId}`.execute(db)
  return rows[0]
}

/** Whether it is noted now: not when the member has as many as they may. What is there stays. */
export async function insertWatch(
  db: Db,
  watcher: Watcher,
  { skuId, kind, price }: { skuId: number; kind: WatchKind; price: number },
  max: number,
  at: Date,
): Promise<boolean> {
  const { partnerId, storeId, memberId } = watcher
  const { rows } = await sql`
    with held as (select w.sku_id, w.kind from goods_watch w where ${mine(watcher)}),
    added as (
      insert into goods_watch (partner_id, store_id, member_id, sku_id, kind, price, created_at)
      select ${partnerId}::integer, ${storeId}::integer, ${memberId}::bigint, ${skuId}::bigint,
        ${kind}::text, ${price}::bigint, ${at}::timestamptz
      where (select count(*) from held) < ${max}
      on conflict (partner_id, store_id, member_id, sku_id, kind)
        do update set kind = excluded.kind returning id)
    select 1 from added union all
    select 1 from held where sku_id = ${skuId} and kind = ${kind}`.execute(db)
  return rows.length > 0
}

export async function deleteWatch(
  db: Db,
  { partnerId, storeId, memberId }: Watcher,
  skuId: number,
  kind: WatchKind,
): Promise<void> {
  await db
    .deleteFrom('goods_watch')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('member_id', '=', memberId)
    .where('sku_id', '=', skuId)
    .where('kind', '=', kind)
    .execute()
}

/** What a member waits for of goods. */
export async function watchesOf(db: Db, watcher: Watcher, goodsId: number): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select k.product_sn as "productSn", w.kind from goods_watch w
    join sku k on k.partner_id = w.partner_id and k.id = w.sku_id
    where ${mine(watcher)} and k.goods_id = ${goodsId} order by w.id`.execute(db)
  return rows
}

/** How many members wait until each of these is there again. */
export async function waitingFor(
  db: Db,
  { partnerId, storeId }: Scope,
  skuIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ skuId: number; count: number }>`
    select w.sku_id as "skuId", count(*)::int as count from goods_watch w
    where w.partner_id = ${partnerId} and w.store_id = ${storeId} and w.kind = 'stock'
      and w.sku_id = any(${skuIds}::bigint[]) group by w.sku_id`.execute(db)
  return new Map(rows.map(({ skuId, count }) => [skuId, count]))
}

export async function storesWatched(db: Db): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    select distinct partner_id as "partnerId", store_id as "storeId" from goods_watch`.execute(db)
  return rows
}

export interface Waiting extends WatchedSku {
  readonly id: number
  readonly memberId: number
  readonly kind: WatchKind
  readonly price: number
  readonly title: string
  readonly titleEn: string
}

/** Who waits in a store for what can be bought there now, behind a number. */
export async function watchesBehind(
  db: Db,
  { partnerId, storeId }: Scope,
  behind: number,
  max: number,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select ${offered}, w.id, w.member_id as "memberId", w.kind, w.price, g.title,
      g.title_en as "titleEn"
    from goods_watch w join sku k on k.partner_id = w.partner_id and k.id = w.sku_id ${ofStore}
      and s.store_id = w.store_id
    where w.partner_id = ${partnerId} and w.store_id = ${storeId} and w.id > ${behind}
      and ${isThere}
    order by w.id limit ${max}`.execute(db)
  return rows
}

/** Takes rows out, and says which: of two who take one, one gets it. */
export async function takeWatches(trx: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    delete from goods_watch where id = any(${ids}::bigint[]) returning id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
