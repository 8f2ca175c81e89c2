import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GoodsName } from './goods-names.ts'

export interface GoneGoods {
  readonly id: number
  readonly title: string
  readonly code: string
  readonly isArchived: boolean
  readonly videoUrl: string | null
  readonly skuIds: readonly number[]
}

/** What tables may name. */
type NamedGoods = Pick<GoneGoods, 'id' | 'skuIds'>

/** Nobody comes to name them until the transaction ends; undefined: the store does not have them. */
export async function lockToRemove(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<GoneGoods | undefined> {
  const { rows } = await sql<Omit<GoneGoods, 'skuIds'>>`
    select g.id, g.title, g.code, g.archived_at is not null as "isArchived", g.video ->> 'url' as "videoUrl"
    from goods g
    where g.partner_id = ${partnerId} and g.id = ${id} and exists (select 1 from store_goods sg
      where sg.partner_id = g.partner_id and sg.store_id = ${storeId} and sg.goods_id = g.id)
    for update of g`.execute(trx)
  const [goods] = rows
  if (!goods) return undefined
  const skus = await sql<{ id: number }>`
    select id from sku where partner_id = ${partnerId} and goods_id = ${id} order by id for update`.execute(
    trx,
  )
  return { ...goods, skuIds: skus.rows.map((sku) => sku.id) }
}

/** The rows `t` of a table that name goods. */
function naming({ column, names, as, where }: GoodsName, partnerId: number, goods: NamedGoods) {
  const ids = sql`${names === 'goods' ? [goods.id] : goods.skuIds}::bigint[]`
  const at = sql.ref(`t.${column}`)
  const isNamed: RawBuilder<unknown> =
    as === 'document'
      ? sql`jsonb_path_exists(${at}, '$.**.skuId ? (@ == $ids[*])',
        jsonb_build_object('ids', to_jsonb(${ids})))`
      : as === 'list'
        ? sql`${at} && ${ids}`
        : sql`${at} = any(${ids})`
  return sql`t.partner_id = ${partnerId} and ${isNamed} and ${where ? sql.raw(where) : sql`true`}`
}

export async function isNamed(
  trx: Db,
  name: GoodsName,
  partnerId: number,
  goods: NamedGoods,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(name.table)} t where ${naming(name, partnerId, goods)} limit 1`.execute(
    trx,
  )
  return rows.length > 0
}

export async function deleteNaming(
  trx: Db,
  name: GoodsName,
  partnerId: number,
  goods: GoneGoods,
): Promise<void> {
  await sql`delete from ${sql.table(name.table)} t where ${naming(name, partnerId, goods)}`.execute(
    trx,
  )
}
