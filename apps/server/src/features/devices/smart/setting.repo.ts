import { settingStates, type SettingState } from '@mallard/contract/devices/smart/smart.codes'
import type { SettingValues } from '@mallard/contract/devices/smart/smart-settings'
import { codeName } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DeviceRow } from './device.repo.ts'
import './smart.tables.ts'

export interface SavedSettings {
  readonly id: number
  readonly wanted: SettingValues
  readonly state: SettingState
  readonly reason: string
  readonly at: Date
}

type Named = Pick<DeviceRow, 'id' | 'partnerId' | 'storeId'>

/** What was saved last for a device. */
export async function lastSaved(
  db: Db,
  { partnerId, storeId, id }: Named,
): Promise<SavedSettings | undefined> {
  const { rows } = await sql<Omit<SavedSettings, 'state'> & { state: number }>`
    select id, wanted, state, reason, coalesce(answered_at, created_at) as at from device_setting
    where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}
    order by id desc limit 1`.execute(db)
  const [row] = rows
  return row && { ...row, state: codeName(settingStates, row.state) ?? 'failed' }
}

/** Waits for the device, in the place of what waited before; of a device that is locked. */
export async function insertPending(
  trx: Db,
  { partnerId, storeId, id }: Named,
  wanted: SettingValues,
  at: Date,
): Promise<number> {
  await trx
    .deleteFrom('device_setting')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('device_id', '=', id)
    .where('state', '=', settingStates.pending)
    .execute()
  const row = await trx
    .insertInto('device_setting')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      device_id: id,
      wanted: JSON.stringify(wanted),
      created_at: at,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What waits to be sent, with whose it is. */
export async function pendingById(
  db: Db,
  settingId: number,
): Promise<{ partnerId: number; deviceNo: string; wanted: SettingValues } | undefined> {
  const { rows } = await sql<{ partnerId: number; deviceNo: string; wanted: SettingValues }>`
    select s.partner_id as "partnerId", d.device_no as "deviceNo", s.wanted
    from device_setting s
      join device d on d.partner_id = s.partner_id and d.store_id = s.store_id and d.id = s.device_id
    where s.id = ${settingId} and s.state = ${settingStates.pending}`.execute(db)
  return rows[0]
}

/**
 * The device has taken its settings, or has not; what waits no longer stays as it is. What it took
 * is what it has from then on.
 */
export async function answerSettings(
  trx: Db,
  settingId: number,
  device: { readonly partnerId: number; readonly deviceNo: string },
  { isApplied, reason, at }: { isApplied: boolean; reason: string; at: Date },
): Promise<void> {
  const state = isApplied ? settingStates.applied : settingStates.failed
  await sql`
    with answered as (
      update device_setting s set state = ${state}, reason = ${isApplied ? '' : reason},
        answered_at = ${at}::timestamptz
      from device d
      where d.partner_id = ${device.partnerId} and d.device_no = ${device.deviceNo}
        and s.partner_id = d.partner_id and s.store_id = d.store_id and s.device_id = d.id
        and s.id = ${settingId} and s.state = ${settingStates.pending}
      returning s.device_id, s.wanted)
    update device d set settings = d.settings || a.wanted
    from answered a where d.partner_id = ${device.partnerId} and d.id = a.device_id and ${isApplied}`.execute(
    trx,
  )
}
