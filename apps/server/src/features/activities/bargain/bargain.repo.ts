import { roomStatus, type RoomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  noteSeenIn,
  skuActivities,
  type NamedRow,
  type SkuRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** An activity with its SKU; money in fen, times in ms. */
export interface BargainRow extends NamedRow, SkuRow {
  readonly startPrice: number
  readonly floorPrice: number
  readonly helpers: number
  readonly stock: number
  readonly reserved: number
  readonly sold: number
  readonly roomHours: number
  readonly dailyHelps: number
  readonly helpLimit: number
}

const bargains = skuActivities<BargainRow>(
  'bargain',
  sql`a.start_price as "startPrice", a.floor_price as "floorPrice", a.helpers, a.stock, a.reserved,
    a.sold, a.room_hours as "roomHours", a.daily_helps as "dailyHelps", a.help_limit as "helpLimit"`,
)

export const findBargain = (db: Db, scope: Scope, id: number): Promise<BargainRow | undefined> =>
  bargains.find(db, scope, sql`a.id = ${id}`)

/** Activities that run at a moment, those first that end first. */
export const runningBargains = bargains.running

/** A room; money in fen, times in ms. */
export interface RoomRow {
  readonly id: number
  readonly token: string
  readonly bargainId: number
  readonly memberId: number
  readonly status: RoomStatus
  readonly startPrice: number
  readonly floorPrice: number
  readonly currentPrice: number
  readonly helpers: number
  readonly helps: number
  readonly holds: number
  readonly orderSn: string | null
  readonly expireAt: number
}

const roomColumns = sql`r.id, r.token, r.bargain_id as "bargainId", r.member_id as "memberId", r.status,
  r.start_price as "startPrice", r.floor_price as "floorPrice", r.current_price as "currentPrice", r.helpers,
  r.helps, r.holds, r.order_sn as "orderSn", ${ms('r.expire_at')} as "expireAt"`

export interface NamedRoom extends RoomRow {
  readonly nickname: string
  readonly avatar: string
}

export async function findRoom(
  db: Db,
  scope: Scope,
  token: string,
): Promise<NamedRoom | undefined> {
  const { rows } = await sql<NamedRoom>`
    select ${roomColumns}, m.nickname, m.avatar
    from bargain_room r
    join member m on m.partner_id = r.partner_id and m.id = r.member_id
    where ${ofStore('r', scope)} and r.token = ${token}`.execute(db)
  return rows[0]
}

/** A room that nobody else changes until the transaction ends. */
export async function lockRoom(trx: Db, scope: Scope, token: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    select ${roomColumns} from bargain_room r
    where ${ofStore('r', scope)} and r.token = ${token} for no key update`.execute(trx)
  return rows[0]
}

/** The room of a member that is not over: one in each activity. */
export async function ownRoom(
  db: Db,
  scope: Scope,
  bargainId: number,
  memberId: number,
): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    select ${roomColumns} from bargain_room r
    where ${ofStore('r', scope)} and r.bargain_id = ${bargainId} and r.member_id = ${memberId}
      and r.status <> ${lit(roomStatus.failed)}`.execute(db)
  return rows[0]
}

export interface TileRow extends RoomRow {
  readonly isClosed: boolean
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
}

/** The latest rooms of a member in a store, with what they are about. */
export async function roomsOf(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    select ${roomColumns}, b.closed_at is not null as "isClosed", g.title, g.title_en as "titleEn", k.pic
    from bargain_room r
    join bargain b on b.partner_id = r.partner_id and b.store_id = r.store_id and b.id = r.bargain_id
    join sku k on k.partner_id = b.partner_id and k.id = b.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.member_id = ${memberId}
    order by r.id desc limit 20`.execute(db)
  return rows
}

export interface NewRoom {
  readonly token: string
  readonly memberId: number
  readonly bargain: Pick<BargainRow, 'id' | 'startPrice' | 'floorPrice' | 'helpers'>
  readonly at: Date
  readonly expireAt: Date
}

/** False, and nothing written, when the member has one there that is not over. */
export async function insertRoom(
  trx: Db,
  { partnerId, storeId }: Scope,
  { token, memberId, bargain, at, expireAt }: NewRoom,
): Promise<boolean> {
  const { rows } = await sql`
    insert into bargain_room (token, bargain_id, partner_id, store_id, member_id, start_price, floor_price,
      current_price, helpers, created_at, expire_at)
    values (${token}, ${bargain.id}, ${partnerId}, ${storeId}, ${memberId}, ${bargain.startPrice},
      ${bargain.floorPrice}, ${bargain.startPrice}, ${bargain.helpers}, ${at}, ${expireAt})
    on conflict (bargain_id, member_id) where status <> ${lit(roomStatus.failed)} do nothing
    returning id`.execute(trx)
  return rows.length === 1
}

export interface HelpRow {
  readonly memberId: number
  readonly nickname: string
  readonly avatar: string
  readonly cut: number
  readonly at: number
}

/** The cuts in a room that count, the latest first. */
export async function helpsOf(db: Db, roomId: number): Promise<HelpRow[]> {
  const { rows } = await sql<HelpRow>`
    select h.member_id as "memberId", m.nickname, m.avatar, h.cut, ${ms('h.at')} as at
    from bargain_help h join member m on m.partner_id = h.partner_id and m.id = h.member_id
    where h.room_id = ${roomId} and h.voided_at is null order by h.id desc`.execute(db)
  return rows
}

/** Whether a member cut in a room, also if that was taken back. */
export async function hasHelped(db: Db, roomId: number, memberId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from bargain_help where room_id = ${roomId} and member_id = ${memberId}`.execute(
      db,
    )
  return rows.length > 0
}

/** Remembers that a member saw an activity, once. */
export const noteSeen = noteSeenIn('bargain_seen', 'bargain_id')
