import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Where an activity says which SKUs it sells. */
export interface SkuSource {
  readonly table: string
  /** The rows that say so, and their column that names the activity; absent: it does itself. */
  readonly lines?: { readonly table: string; readonly of: string }
  /** Orders of it, in the list of what activities sell. */
  readonly kind: number
}

/** A set-up, of which only others are in its way. */
export interface SetUpPeriod {
  readonly id: number
  readonly startAt: Instant
  readonly endAt: Instant
}

export interface SetUpSku {
  readonly skuId: number
  readonly title: string
  readonly titleEn: string
  /** Fen. */
  readonly salePrice: number
  readonly available: number
  /** Another one of its kind that has the SKU at the same time. */
  readonly clash: { readonly name: string; readonly nameEn: string } | null
  /** An activity of another kind that has it then, by its tag. */
  readonly other: { readonly tag: string; readonly tagEn: string } | null
}

/** What a set-up must know of its SKUs; those that the store does not have are missing. */
export async function setUpSkus(
  db: Db,
  { partnerId, storeId }: Scope,
  { table, lines, kind }: SkuSource,
  { id, startAt, endAt }: SetUpPeriod,
  skuIds: readonly number[],
): Promise<SetUpSku[]> {
  const [from, until] = [new Date(startAt), new Date(endAt)]
  const sells = lines
    ? sql`exists (select 1 from ${sql.table(lines.table)} q
      where ${sql.ref(`q.${lines.of}`)} = a.id and q.sku_id = k.id)`
    : sql`a.sku_id = k.id`
  const { rows } = await sql<SetUpSku>`
    select k.id as "skuId", g.title, g.title_en as "titleEn", t.sale_price as "salePrice",
      t.on_hand - t.reserved as available,
      (select jsonb_build_object('name', a.name, 'nameEn', a.name_en) from ${sql.table(table)} a
        where a.partner_id = ${partnerId} and a.store_id = ${storeId} and ${sells}
          and a.id <> ${id} and a.closed_at is null and a.start_at < ${until} and a.end_at > ${from}
        order by a.start_at limit 1) as clash,
      (select jsonb_build_object('tag', o.tag, 'tagEn', o.tag_en) from activity_offer o
        where o.partner_id = k.partner_id and o.store_id = t.store_id and o.sku_id = k.id
          and o.kind <> ${kind} and o.start_at < ${until} and o.end_at > ${from}
        order by o.start_at limit 1) as other
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = k.partner_id and t.store_id = ${storeId} and t.sku_id = k.id
    where k.partner_id = ${partnerId} and k.id = any(${[...skuIds]}::bigint[]) and k.closed_at is null
      and g.archived_at is null`.execute(db)
  return rows
}
