import type { SettingSetup, SettingValues } from '@mallard/contract/devices/smart/smart-settings'
import type { PictureRef } from '@mallard/contract/fields'
import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './smart.tables.ts'

/** A device with what its model says. */
export interface DeviceRow extends Scope {
  readonly id: number
  readonly deviceNo: string
  readonly isOnline: boolean
  readonly seenAt: Date | null
  readonly meshMinutes: number
  readonly meshSince: Date
  readonly settings: SettingValues
  readonly faultCode: string
  readonly faultText: string
  readonly faultAt: Date | null
  readonly model: string
  readonly name: string
  readonly nameEn: string
  readonly goodsId: number
  /** The first picture of its goods. */
  readonly pic: PictureRef | null
  readonly meshSn: string
  readonly meshGoodsId: number
  readonly ratedMinutes: number
  readonly schema: SettingSetup[]
}

export interface OwnedDevice extends DeviceRow {
  readonly boundAt: Date
}

export const deviceColumns = sql`d.id, d.partner_id as "partnerId", d.store_id as "storeId",
  d.device_no as "deviceNo", d.is_online as "isOnline", d.seen_at as "seenAt",
  d.mesh_minutes as "meshMinutes", d.mesh_since as "meshSince", d.settings, d.fault_code as "faultCode",
  d.fault_text as "faultText", d.fault_at as "faultAt", m.code as model, m.name, m.name_en as "nameEn",
  m.goods_id as "goodsId", m.mesh_sn as "meshSn", m.mesh_goods_id as "meshGoodsId",
  m.rated_minutes as "ratedMinutes", m.settings as schema,
  (select g.pics->0 from goods g where g.partner_id = m.partner_id and g.id = m.goods_id) as pic`
export const withModel = sql`join device_model m
  on m.partner_id = d.partner_id and m.store_id = d.store_id and m.id = d.model_id`
const bound = sql`device d ${withModel}
  join device_binding b on b.partner_id = d.partner_id and b.store_id = d.store_id and b.device_id = d.id
    and b.ended_at is null`

/** Devices that are a member's now in a store, the newest binding first. */
export async function devicesOf(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
): Promise<OwnedDevice[]> {
  const { rows } = await sql<OwnedDevice>`
    select ${deviceColumns}, b.bound_at as "boundAt" from ${bound}
    where b.partner_id = ${partnerId} and b.store_id = ${storeId} and b.member_id = ${memberId}
    order by b.id desc limit 50`.execute(db)
  return rows
}

/** A device that is a member's now; undefined also for one of somebody else. */
export async function ownDevice(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  deviceNo: string,
): Promise<OwnedDevice | undefined> {
  const { rows } = await sql<OwnedDevice>`
    select ${deviceColumns}, b.bound_at as "boundAt" from ${bound}
    where d.partner_id = ${partnerId} and d.store_id = ${storeId} and d.device_no = ${deviceNo}
      and b.member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** A device of a partner, in whatever store. */
export async function findDevice(
  db: Db,
  partnerId: number,
  deviceNo: string,
  lock = sql``,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${deviceColumns} from device d ${withModel}
    where d.partner_id = ${partnerId} and d.device_no = ${deviceNo} ${lock}`.execute(db)
  return rows[0]
}

/** The same, locked: what is said of it is heard one after another. */
export const lockDevice = (trx: Db, partnerId: number, deviceNo: string) =>
  findDevice(trx, partnerId, deviceNo, sql`for update of d`)

/** The same, where it is a member's now. */
export async function lockOwnDevice(
  trx: Db,
  scope: Scope,
  memberId: number,
  deviceNo: string,
): Promise<OwnedDevice | undefined> {
  const locked = await lockDevice(trx, scope.partnerId, deviceNo)
  return locked && locked.storeId === scope.storeId
    ? ownDevice(trx, scope, memberId, deviceNo)
    : undefined
}

/** Makes a device known, of a model that the partner has; false: it has no such model. */
export async function knowDevice(
  trx: Db,
  partnerId: number,
  model: string,
  deviceNo: string,
  at: Date,
): Promise<boolean> {
  await sql`
    insert into device (partner_id, store_id, model_id, device_no, mesh_since, created_at)
    select m.partner_id, m.store_id, m.id, ${deviceNo}, ${at}::timestamptz, ${at}::timestamptz
    from device_model m where m.partner_id = ${partnerId} and m.code = ${model}
    on conflict (partner_id, device_no) do nothing`.execute(trx)
  const { rows } = await sql`
    select 1 from device where partner_id = ${partnerId} and device_no = ${deviceNo}`.execute(trx)
  return rows.length > 0
}

type Named = Pick<DeviceRow, 'id' | 'partnerId' | 'storeId'>

/** Who has a device now, and since when. */
export async function bindingNow(
  db: Db,
  { partnerId, storeId, id }: Named,
): Promise<{ memberId: number | null; boundAt: Date } | undefined> {
  const { rows } = await sql<{ memberId: number | null; boundAt: Date }>`
    select member_id as "memberId", bound_at as "boundAt" from device_binding
    where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}
      and ended_at is null`.execute(db)
  return rows[0]
}

/** Ends whose it is, unless that began later. */
export async function endBinding(
  trx: Db,
  { partnerId, storeId, id }: Named,
  at: Date,
): Promise<void> {
  await sql`
    update device_binding set ended_at = ${at}::timestamptz
    where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}
      and ended_at is null and bound_at <= ${at}::timestamptz`.execute(trx)
}

/** Whose it was last, or is: until when, null while it lasts. */
export async function lastBinding(
  db: Db,
  { partnerId, storeId, id }: Named,
): Promise<{ memberId: number | null; boundAt: Date; endedAt: Date | null } | undefined> {
  const { rows } = await sql<{ memberId: number | null; boundAt: Date; endedAt: Date | null }>`
    select member_id as "memberId", bound_at as "boundAt", ended_at as "endedAt" from device_binding
    where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * From then on it is a member's, unless that or something later is known to have ended already; of a device that is
 * locked. False when nothing changed.
 */
export async function bindTo(trx: Db, device: Named, memberId: number, at: Date): Promise<boolean> {
  const last = await lastBinding(trx, device)
  if (last?.endedAt && last.endedAt >= at) return false
  if (last && !last.endedAt && (last.memberId === memberId || last.boundAt >= at)) return false
  await endBinding(trx, device, at)
  await trx
    .insertInto('device_binding')
    .values({
      partner_id: device.partnerId,
      store_id: device.storeId,
      device_id: device.id,
      member_id: memberId,
      bound_at: at,
      ended_at: null,
    })
    .execute()
  return true
}

/** Whether a member had a device that is nobody's any more. */
export async function hadDevice(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  deviceNo: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from device d
      join device_binding b on b.partner_id = d.partner_id and b.store_id = d.store_id and b.device_id = d.id
    where d.partner_id = ${partnerId} and d.store_id = ${storeId} and d.device_no = ${deviceNo}
      and b.member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** Minutes of its last days, those without use left out. */
export async function usedSince(
  db: Db,
  { partnerId, storeId, id }: Named,
  day: string,
  memberId?: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; minutes: number }>`
    select to_char(u.day, 'YYYY-MM-DD') as day, sum(u.minutes)::int as minutes from device_use u
    where u.partner_id = ${partnerId} and u.store_id = ${storeId} and u.device_id = ${id}
      and u.day >= ${day}::date
      and ${memberId === undefined ? sql`true` : sql`u.member_id = ${memberId}`}
    group by 1`.execute(db)
  return new Map(rows.map(({ day: each, minutes }) => [each, minutes]))
}

/** Its life begins again; false when the mesh was replaced since. */
export async function replaceMesh(
  trx: Db,
  { partnerId, storeId, id }: Named,
  since: Instant,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update device set mesh_minutes = 0, mesh_since = ${at}::timestamptz, mesh_told = false
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
      and mesh_since = ${new Date(since)}::timestamptz`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}
