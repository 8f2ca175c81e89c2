import {
  prizeType,
  winStatus,
  type DrawSource,
  type PrizeType,
  type WinStatus,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type { WinAddress } from '@mallard/contract/activities/lottery/lottery.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './lottery.tables.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A draw with its prize. */
export interface RecordRow extends Scope {
  readonly id: number
  readonly lotteryId: number
  readonly lotteryUrl: string
  readonly lotteryName: string
  readonly lotteryNameEn: string
  readonly memberId: number
  readonly nickname: string
  readonly prizeId: number
  readonly type: PrizeType
  readonly name: string
  readonly nameEn: string
  readonly pic: PictureRef | null
  readonly skuId: number | null
  readonly source: DrawSource
  readonly points: number
  readonly status: WinStatus
  readonly address: WinAddress | null
  readonly companyCode: string | null
  readonly deliverySn: string | null
  readonly at: number
  readonly addressUntil: number | null
  readonly shippedAt: number | null
}

const columns = sql`
  r.id, r.lottery_id as "lotteryId", r.partner_id as "partnerId", r.store_id as "storeId",
  l.url as "lotteryUrl", l.name as "lotteryName", l.name_en as "lotteryNameEn",
  r.member_id as "memberId", m.nickname, r.prize_id as "prizeId", r.type, z.name,
  z.name_en as "nameEn", k.pic, z.sku_id as "skuId", r.source, r.points, r.status, r.address,
  r.company_code as "companyCode", r.delivery_sn as "deliverySn", ${ms('r.at')} as at,
  ${ms('r.address_until')} as "addressUntil", ${ms('r.shipped_at')} as "shippedAt"`
const joins = sql`
  join lottery l on l.id = r.lottery_id join lottery_prize z on z.id = r.prize_id
  join member m on m.partner_id = r.partner_id and m.id = r.member_id
  left join sku k on k.partner_id = z.partner_id and k.id = z.sku_id`
const read = sql`select ${columns} from lottery_record r ${joins}`

/** What a member drew with a token. */
export async function findDrawn(
  db: Db,
  lotteryId: number,
  memberId: number,
  drawToken: string,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    ${read}
    where r.lottery_id = ${lotteryId} and r.member_id = ${memberId}
      and r.draw_token = ${drawToken}`.execute(db)
  return rows[0]
}

/** A win of a store; of one member where that is named. */
export async function findWin(
  db: Db,
  scope: Scope,
  id: number,
  memberId?: number,
): Promise<RecordRow | undefined> {
  const whose = memberId === undefined ? sql`` : sql`and r.member_id = ${memberId}`
  const { rows } = await sql<RecordRow>`
    ${read} where ${ofStore('r', scope)} and r.id = ${id}
      and r.type > ${lit(prizeType.thanks)} ${whose}`.execute(db)
  return rows[0]
}

/** Wins of a member, or of a lottery, the latest first. */
export function listWins(
  db: Db,
  scope: Scope,
  of:
    | { readonly memberId: number }
    | { readonly lotteryId: number; readonly status?: number | undefined },
  page: Page,
): Promise<Rows<RecordRow>> {
  const whose =
    'memberId' in of
      ? sql`r.member_id = ${of.memberId}`
      : of.status === undefined
        ? sql`r.lottery_id = ${of.lotteryId}`
        : sql`r.lottery_id = ${of.lotteryId} and r.status = ${of.status}`
  return pageRows(
    db,
    {
      from: sql`lottery_record r`,
      joins,
      columns,
      which: sql`${ofStore('r', scope)} and ${whose} and r.type > ${lit(prizeType.thanks)}`,
      order: sql`r.id desc`,
    },
    page,
  )
}

export interface NewRecord {
  readonly lotteryId: number
  readonly memberId: number
  readonly drawToken: string
  readonly prizeId: number
  readonly type: PrizeType
  readonly source: DrawSource
  readonly cost: number
  readonly points: number
  readonly couponHistoryId: number | null
  readonly status: WinStatus
  readonly at: Date
  readonly addressUntil: Date | null
}

/** The number that a draw will have: what it gives names it. */
export async function nextRecordId(trx: Db): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('lottery_record', 'id'))::bigint as id`.execute(trx)
  return rows[0]!.id
}

export async function insertRecord(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  record: NewRecord,
): Promise<void> {
  await sql`
    insert into lottery_record (id, lottery_id, partner_id, store_id, member_id, draw_token, prize_id, type,
      source, cost, points, coupon_history_id, status, at, address_until)
    overriding system value
    values (${id}, ${record.lotteryId}, ${partnerId}, ${storeId}, ${record.memberId}, ${record.drawToken},
      ${record.prizeId}, ${record.type}, ${record.source}, ${record.cost}, ${record.points},
      ${record.couponHistoryId}, ${record.status}, ${record.at}, ${record.addressUntil})`.execute(
    trx,
  )
}

/**
 * Notes where a prize goes, until it is sent; one without an address only while it is waited for.
 * False when neither holds.
 */
export async function writeAddress(
  db: Db,
  id: number,
  address: WinAddress,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update lottery_record set address = ${JSON.stringify(address)}::jsonb, status = ${lit(winStatus.toShip)}
    where id = ${id} and (status = ${lit(winStatus.toShip)}
      or (status = ${lit(winStatus.needAddress)} and address_until > ${at})) returning 1`.execute(
    db,
  )
  return rows.length === 1
}

/** Notes that a prize was sent; false when it does not wait for that. */
export async function writeParcel(
  trx: Db,
  id: number,
  parcel: { readonly companyCode: string; readonly deliverySn: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update lottery_record set status = ${lit(winStatus.shipped)}, company_code = ${parcel.companyCode},
      delivery_sn = ${parcel.deliverySn}, shipped_at = ${at}
    where id = ${id} and status = ${lit(winStatus.toShip)} returning 1`.execute(trx)
  return rows.length === 1
}

export interface ExpiredWin extends Scope {
  readonly id: number
  readonly memberId: number
  readonly prizeId: number
  readonly skuId: number
  readonly name: string
  readonly nameEn: string
}

/** Prizes whose time for an address is over, some at a time; they count as expired. */
export async function expireWins(trx: Db, now: Date, most: number): Promise<ExpiredWin[]> {
  const { rows } = await sql<ExpiredWin>`
    with over as (
      select id from lottery_record where status = ${lit(winStatus.needAddress)} and address_until <= ${now}
      order by address_until limit ${most} for update skip locked
    )
    update lottery_record r set status = ${lit(winStatus.expired)} from over, lottery_prize z
    where r.id = over.id and z.id = r.prize_id
    returning r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.member_id as "memberId",
      r.prize_id as "prizeId", z.sku_id as "skuId", z.name, z.name_en as "nameEn"`.execute(trx)
  return rows
}

/** Ends what was sent before a moment. */
export async function finishWins(db: Db, sentBefore: Date): Promise<void> {
  await sql`update lottery_record set status = ${lit(winStatus.done)} where status = ${lit(winStatus.shipped)}
    and shipped_at <= ${sentBefore}`.execute(db)
}
