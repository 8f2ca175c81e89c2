import type { SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { countOf, cappedTotalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import { deviceColumns, withModel, type DeviceRow } from './device.repo.ts'

interface Page {
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

export interface ModelSetup {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly goodsId: number
  readonly meshSn: string
  readonly meshGoodsId: number
  readonly ratedMinutes: number
  readonly settings: readonly SettingSetup[]
}

export interface ModelRow extends ModelSetup {
  readonly id: number
  readonly version: number
  readonly goodsName: string
  readonly goodsNameEn: string
  readonly pic: PictureRef | null
  readonly devices: number
}

const patternOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`
const modelColumns = sql`m.id, m.code, m.name, m.name_en as "nameEn", m.goods_id as "goodsId",
  m.mesh_sn as "meshSn", m.mesh_goods_id as "meshGoodsId", m.rated_minutes as "ratedMinutes", m.settings,
  m.version, g.title as "goodsName", g.title_en as "goodsNameEn", g.pics->0 as pic,
  (select count(*)::int from device d
    where d.partner_id = m.partner_id and d.store_id = m.store_id and d.model_id = m.id) as devices`
const withGoods = sql`device_model m join goods g on g.partner_id = m.partner_id and g.id = m.goods_id`

export async function modelsForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  { q, offset, limit }: Page,
): Promise<{ rows: ModelRow[]; total: number }> {
  const pattern = q && patternOf(q)
  const found = sql`${withGoods} where m.partner_id = ${partnerId} and m.store_id = ${storeId}
    and ${
      pattern
        ? sql`(m.code ilike ${pattern} or m.name ilike ${pattern} or m.name_en ilike ${pattern})`
        : sql`true`
    }`
  const [page, total] = await Promise.all([
    sql<ModelRow>`
      select ${modelColumns} from ${found}
      order by m.id desc offset ${offset} limit ${limit}`.execute(db),
    cappedTotalOf(db, found),
  ])
  return { rows: page.rows, total }
}

/** Locked. */
export async function lockModel(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<ModelRow | undefined> {
  const { rows } = await sql<ModelRow>`select ${modelColumns} from ${withGoods}
    where m.partner_id = ${partnerId} and m.store_id = ${storeId} and m.id = ${id} for update of m`.execute(
    trx,
  )
  return rows[0]
}

const valuesOf = (setup: ModelSetup, at: Date) => ({
  code: setup.code,
  name: setup.name,
  name_en: setup.nameEn,
  goods_id: setup.goodsId,
  mesh_sn: setup.meshSn,
  mesh_goods_id: setup.meshGoodsId,
  rated_minutes: setup.ratedMinutes,
  settings: JSON.stringify(setup.settings),
  updated_at: at,
})

/** Undefined when the partner has a model with this code. */
export async function insertModel(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: ModelSetup,
  at: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('device_model')
    .values({ partner_id: partnerId, store_id: storeId, ...valuesOf(setup, at) })
    .onConflict((conflict) => conflict.columns(['partner_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Of a row that is locked. */
export async function updateModel(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  setup: ModelSetup,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('device_model')
    .set((update) => ({ ...valuesOf(setup, at), version: update('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute()
}

/** The goods of a partner's SKU. */
export async function goodsOfSku(
  db: Db,
  partnerId: number,
  productSn: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('sku')
    .where('partner_id', '=', partnerId)
    .where('product_sn', '=', productSn)
    .select('goods_id')
    .executeTakeFirst()
  return row?.goods_id
}

export async function isGoods(db: Db, partnerId: number, goodsId: number): Promise<boolean> {
  const row = await db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('id', '=', goodsId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface AdminDeviceRow extends DeviceRow {
  readonly memberId: number | null
  readonly nickname: string | null
  readonly warrantyEndsAt: Date | null
}

export interface DeviceFilter extends Page {
  readonly state: 'all' | 'bound' | 'free' | 'faulty'
}

const withOwner = sql`device d ${withModel}
  left join device_binding b on b.partner_id = d.partner_id and b.store_id = d.store_id and b.device_id = d.id
    and b.ended_at is null
  left join member p on p.partner_id = b.partner_id and p.id = b.member_id
  left join warranty w on w.partner_id = d.partner_id and w.store_id = d.store_id and w.device_id = d.id`
const ownerColumns = sql`b.member_id as "memberId", p.nickname, w.ends_at as "warrantyEndsAt"`

const inState = (state: DeviceFilter['state']): RawBuilder<unknown> =>
  ({
    all: sql`true`,
    bound: sql`b.id is not null`,
    free: sql`b.id is null`,
    faulty: sql`d.fault_code <> ''`,
  })[state]

export async function devicesForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  { state, q, offset, limit }: DeviceFilter,
): Promise<{ rows: AdminDeviceRow[]; total: number; faulty: number }> {
  const pattern = q && patternOf(q)
  const own = ofStore('d', { partnerId, storeId })
  const found = sql`${withOwner} where ${own} and ${inState(state)}
    and ${pattern ? sql`(d.device_no ilike ${pattern} or p.nickname ilike ${pattern})` : sql`true`}`
  const faulty = sql`device d where ${own} and d.fault_code <> ''`
  const [page, counted] = await Promise.all([
    sql<AdminDeviceRow>`select ${deviceColumns}, ${ownerColumns} from ${found}
      order by d.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number; faulty: number }>`
      select ${countOf(found)} as total, ${countOf(faulty)} as faulty`.execute(db),
  ])
  return { rows: page.rows, ...(counted.rows[0] ?? { total: 0, faulty: 0 }) }
}

export async function deviceForAdmin(
  db: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<AdminDeviceRow | undefined> {
  const { rows } =
    await sql<AdminDeviceRow>`select ${deviceColumns}, ${ownerColumns} from ${withOwner}
    where d.partner_id = ${partnerId} and d.store_id = ${storeId} and d.id = ${id}`.execute(db)
  return rows[0]
}

interface BindingRow {
  readonly memberId: number | null
  readonly nickname: string | null
  readonly boundAt: Date
  readonly endedAt: Date | null
}

/** Whose it was, the newest first. */
export async function bindingsOf(
  db: Db,
  { partnerId, storeId, id }: DeviceRow,
): Promise<BindingRow[]> {
  const { rows } = await sql<BindingRow>`
    select b.member_id as "memberId", p.nickname, b.bound_at as "boundAt", b.ended_at as "endedAt"
    from device_binding b left join member p on p.partner_id = b.partner_id and p.id = b.member_id
    where b.partner_id = ${partnerId} and b.store_id = ${storeId} and b.device_id = ${id}
    order by b.id desc limit 50`.execute(db)
  return rows
}

/** What was heard of it, the newest first. */
export async function eventsOf(
  db: Db,
  { partnerId, storeId, id }: DeviceRow,
): Promise<{ kind: number; at: Date; words: string }[]> {
  const { rows } = await sql<{ kind: number; at: Date; words: string }>`
    select kind, at, words from device_event
    where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}
    order by id desc limit 50`.execute(db)
  return rows
}
