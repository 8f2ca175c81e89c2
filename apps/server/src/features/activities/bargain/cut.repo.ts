import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { BargainRow, RoomRow } from './bargain.repo.ts'

/** Whose cut, and where it comes from. */
export interface Helper {
  readonly memberId: number
  readonly ip: string
  readonly device: string
}

/**
 * Counts a cut of a member against what one person may do in an activity; the name of the limit that
 * is used up, and nothing counted, otherwise. `day`: of Beijing, `2026-11-25`.
 */
export async function countHelp(
  trx: Db,
  { partnerId, storeId }: Scope,
  { id, helpLimit, dailyHelps }: Pick<BargainRow, 'id' | 'helpLimit' | 'dailyHelps'>,
  memberId: number,
  day: string,
): Promise<'counted' | 'day' | 'all'> {
  const { rows } = await sql`
    insert into bargain_helper as h (bargain_id, member_id, partner_id, store_id, helps, most, day, day_helps,
      day_most)
    values (${id}, ${memberId}, ${partnerId}, ${storeId}, 1, ${helpLimit}, ${day}::date, 1, ${dailyHelps})
    on conflict (bargain_id, member_id) do update set helps = h.helps + 1, day = excluded.day,
      day_helps = case when h.day = excluded.day then h.day_helps + 1 else 1 end
    where h.helps < h.most and (h.day <> excluded.day or h.day_helps < h.day_most)
    returning helps`.execute(trx)
  if (rows.length === 1) return 'counted'
  const counted = await sql<{ isAll: boolean }>`
    select helps >= most as "isAll" from bargain_helper
    where bargain_id = ${id} and member_id = ${memberId}`.execute(trx)
  return counted.rows[0]?.isAll ? 'all' : 'day'
}

/** False, and nothing written, when the member cut in the room before. */
export async function insertHelp(
  trx: Db,
  { partnerId, storeId }: Scope,
  { id, bargainId }: Pick<RoomRow, 'id' | 'bargainId'>,
  { memberId, ip, device }: Helper,
  cut: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into bargain_help (room_id, bargain_id, partner_id, store_id, member_id, cut, at, ip, device)
    values (${id}, ${bargainId}, ${partnerId}, ${storeId}, ${memberId}, ${cut}, ${at}, ${ip}, ${device})
    on conflict (room_id, member_id) do nothing returning id`.execute(trx)
  return rows.length === 1
}

/** Brings a room down by a cut, if it is as it was read; at the floor its status follows. */
export async function cutRoom(
  trx: Db,
  { id, helps, currentPrice, floorPrice }: RoomRow,
  cut: number,
  at: Date,
): Promise<boolean> {
  const isReached = currentPrice - cut === floorPrice
  const { rows } = await sql`
    update bargain_room r set current_price = r.current_price - ${cut}, helps = r.helps + 1
      ${isReached ? sql`, status = ${roomStatus.reached}, holds = r.holds + 1, reached_at = ${at}` : sql``}
    where r.id = ${id} and r.status = ${roomStatus.running} and r.current_price = ${currentPrice}
      and r.helps = ${helps} and r.expire_at > ${at}
    returning r.id`.execute(trx)
  return rows.length === 1
}

/** Takes a unit of an activity for a room at the floor; false when none is left or it was ended. */
export async function takeUnit(trx: Db, bargainId: number): Promise<boolean> {
  const { rows } = await sql`
    update bargain set reserved = reserved + 1
    where id = ${bargainId} and closed_at is null and reserved + sold < stock returning id`.execute(
    trx,
  )
  return rows.length === 1
}

/** Gives a unit back that a room held. */
export async function freeUnit(trx: Db, bargainId: number): Promise<void> {
  await sql`update bargain set reserved = reserved - 1 where id = ${bargainId}`.execute(trx)
}

/** A room that somebody holds the lock of goes from one status to another. */
export async function moveRoom(
  trx: Db,
  { id, status: from }: Pick<RoomRow, 'id' | 'status'>,
  to: RoomRow['status'],
): Promise<void> {
  await sql`
    update bargain_room set status = ${to}, order_sn = null
      ${to === roomStatus.reached ? sql`, holds = holds + 1` : sql``}
    where id = ${id} and status = ${from}`.execute(trx)
}
