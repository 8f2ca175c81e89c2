import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** An activity of a way to buy, with the SKUs that it sells at prices of its own. */
export interface Activity {
  /** Code of the way to buy. */
  readonly kind: number
  readonly id: number
  readonly startAt: Instant
  readonly endAt: Instant
  readonly skus: readonly {
    readonly skuId: number
    /** Fen of one unit. */
    readonly price: number
    /** A few letters for a card. */
    readonly tag: string
    readonly tagEn: string
    /** Path of its page. */
    readonly path: string
  }[]
}

/**
 * Lists and goods pages show what an activity sells from now on; in the transaction that sets it up
 * or ends it. Without SKUs it is shown no more.
 */
export async function showActivity(
  trx: Db,
  { partnerId, storeId }: Scope,
  { kind, id, startAt, endAt, skus }: Activity,
): Promise<void> {
  await sql`
    delete from activity_offer
    where partner_id = ${partnerId} and store_id = ${storeId} and kind = ${kind}
      and activity_id = ${id}`.execute(trx)
  if (skus.length === 0) return
  await sql`
    insert into activity_offer (partner_id, store_id, kind, activity_id, sku_id, price, tag, tag_en, path,
      start_at, end_at)
    select ${partnerId}::int, ${storeId}::int, ${kind}::smallint, ${id}::bigint, f."skuId", f.price, f.tag,
      f."tagEn", f.path,
      ${new Date(startAt)}::timestamptz, ${new Date(endAt)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as f("skuId" bigint, price bigint, tag text,
      "tagEn" text, path text)`.execute(trx)
}

/** What lists and goods pages say of an activity. */
export interface ActivityOffer {
  readonly skuId: number
  readonly productSn: string
  readonly categoryId: number
  readonly price: number
  /** Fen that the store asks for the SKU. */
  readonly salePrice: number
  readonly tag: string
  readonly tagEn: string
  readonly path: string
  readonly startAt: Instant
  readonly endAt: Instant
}

/** What is on sale in activities that are not over, the lowest price first. */
export async function readOffersNow(db: Db, scope: Scope, at: Date): Promise<ActivityOffer[]> {
  const { rows } = await sql<ActivityOffer>`
    select k.id as "skuId", k.product_sn as "productSn", g.category_id as "categoryId", a.price,
      s.sale_price as "salePrice", a.tag, a.tag_en as "tagEn", a.path,
      ${ms('a.start_at')} as "startAt", ${ms('a.end_at')} as "endAt"
    from activity_offer a join sku k on k.partner_id = a.partner_id and k.id = a.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku s on s.partner_id = a.partner_id and s.store_id = a.store_id and s.sku_id = a.sku_id
    where ${ofStore('a', scope)} and a.end_at > ${at} and k.closed_at is null
      and a.start_at < ${at}::timestamptz + interval '1 hour'
    order by a.price, a.kind, a.activity_id`.execute(db)
  return rows
}
