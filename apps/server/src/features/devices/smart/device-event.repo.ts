import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DeviceRow } from './device.repo.ts'
import './smart.tables.ts'

type Named = Pick<DeviceRow, 'id' | 'partnerId' | 'storeId'>

interface NewEvent {
  readonly eventId: string
  /** Place of the kind among `deviceEventKinds`. */
  readonly kind: number
  readonly at: Date
  readonly words: string
  readonly receivedAt: Date
}

/** False when it was heard before. */
export async function insertEvent(
  trx: Db,
  { id, partnerId, storeId }: Named,
  { eventId, kind, at, words, receivedAt }: NewEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('device_event')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      device_id: id,
      event_id: eventId,
      kind,
      at,
      words,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether it is online, by the newest word; one that is older than that says nothing. */
export async function noteSeen(
  trx: Db,
  { id, partnerId, storeId }: Named,
  isOnline: boolean,
  at: Date,
): Promise<void> {
  await sql`
    update device set is_online = ${isOnline}, seen_at = ${at}::timestamptz
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
      and (seen_at is null or seen_at <= ${at}::timestamptz)`.execute(trx)
}

export async function noteFault(
  trx: Db,
  { id, partnerId, storeId }: Named,
  { code, text }: { readonly code: string; readonly text: string },
  at: Date,
): Promise<void> {
  await sql`
    update device set fault_code = ${code}, fault_text = ${text}, fault_at = ${at}::timestamptz
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
      and (fault_at is null or fault_at <= ${at}::timestamptz)`.execute(trx)
}

interface Use {
  readonly minutes: number
  readonly at: Date
  /** `yyyy-MM-dd`. */
  readonly day: string
  /** Null: it is nobody's, and no day is kept. */
  readonly memberId: number | null
}

/** Minutes that its mesh has been used for, with these; what the last one did is not this one's. */
export async function countUse(
  trx: Db,
  { id, partnerId, storeId }: Named,
  { minutes, at, day, memberId }: Use,
): Promise<number> {
  if (memberId !== null)
    await sql`
      insert into device_use (partner_id, store_id, device_id, member_id, day, minutes)
      values (${partnerId}, ${storeId}, ${id}, ${memberId}, ${day}::date, ${minutes})
      on conflict (device_id, member_id, day)
      do update set minutes = device_use.minutes + excluded.minutes`.execute(trx)
  const { rows } = await sql<{ used: number }>`
    update device set mesh_minutes = mesh_minutes + case
      when mesh_since <= ${at}::timestamptz then ${minutes}::int else 0 end
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
    returning mesh_minutes as used`.execute(trx)
  return rows[0]?.used ?? 0
}

/** True for the first who asks since the mesh was replaced. */
export async function tellOnce(trx: Db, { id, partnerId, storeId }: Named): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('device')
    .set({ mesh_told: true })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('mesh_told', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
