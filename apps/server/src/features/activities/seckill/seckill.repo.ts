import type { Period } from '@mallard/contract/activities/activity/activity.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import {
  namedColumns,
  noteSeenIn,
  periodColumns,
  skuLines,
  type NamedRow,
  type SkuLine,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Taken } from './seckill.rules.ts'
import { ofStore } from '#platform/db/of-store.ts'

export type SessionSku = SkuLine

export interface SessionRow extends NamedRow {
  readonly skus: readonly SessionSku[]
}

const sessionColumns = sql`${namedColumns}, ${skuLines({ table: 'seckill_sku', of: 'seckill_id' })}`

/** Sessions that hold some time between two moments, the earliest first. */
export async function sessionsBetween(
  db: Db,
  scope: Scope,
  from: Date,
  until: Date,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select ${sessionColumns} from seckill a
    where ${ofStore('a', scope)} and a.end_at > ${from} and a.start_at < ${until}
    order by a.start_at, a.id`.execute(db)
  return rows
}

export async function findSession(
  db: Db,
  scope: Scope,
  id: number,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${sessionColumns} from seckill a
    where ${ofStore('a', scope)} and a.id = ${id}`.execute(db)
  return rows[0]
}

export interface TakenSku extends Taken {
  readonly skuId: number
  readonly productSn: string
}

/** What is taken of each SKU of a session. */
export async function takenOf(db: Db, scope: Scope, id: number): Promise<TakenSku[]> {
  const { rows } = await sql<TakenSku>`
    select q.sku_id as "skuId", k.product_sn as "productSn", q.quota, q.sold, q.reserved,
      t.on_hand - t.reserved as available
    from seckill_sku q join sku k on k.partner_id = q.partner_id and k.id = q.sku_id
    join store_sku t on t.partner_id = q.partner_id and t.store_id = q.store_id and t.sku_id = q.sku_id
    where ${ofStore('q', scope)} and q.seckill_id = ${id}
    order by q.sort, q.sku_id`.execute(db)
  return rows
}

/** What a member has of a SKU of a session, and may have. */
interface Share {
  readonly units: number
  readonly most: number
}

/** A SKU of a session. */
export interface Offer extends Period, Taken {
  readonly skuId: number
  readonly name: string
  readonly nameEn: string
  /** Fen of one unit. */
  readonly price: number
  /** Units that one person may take. */
  readonly limit: number
  /** Of those who were asked for and have taken some, by the number of the member. */
  readonly shares: Readonly<Record<string, Share>>
}

/** A SKU of a session, by its id or what gives it, as it stands for some members. */
export async function findOffer(
  db: Db,
  scope: Scope,
  id: number,
  skuId: number | RawBuilder<unknown>,
  memberIds: readonly number[],
): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select q.sku_id as "skuId", a.name, a.name_en as "nameEn", ${periodColumns},
      q.price, q.quota, q.sold, q.reserved, q.limit_per_user as "limit", t.on_hand - t.reserved as available,
      coalesce((
        select json_object_agg(u.member_id, json_build_object('units', u.units, 'most', u.most))
        from seckill_user u
        where u.seckill_id = a.id and u.sku_id = q.sku_id
          and u.member_id = any((select ${memberIds}::bigint[])::bigint[])
      ), '{}') as shares
    from seckill a
    join seckill_sku q on q.seckill_id = a.id
    join sku k on k.partner_id = q.partner_id and k.id = q.sku_id
    join store_sku t on t.partner_id = q.partner_id and t.store_id = q.store_id and t.sku_id = q.sku_id
    where ${ofStore('a', scope)} and a.id = ${id} and k.id = ${skuId} and k.closed_at is null`.execute(
    db,
  )
  return rows[0]
}

/**
 * Remembers that a member wants to hear of a session to come, or forgets it; false when there is
 * none.
 */
export async function setReminder(
  db: Db,
  scope: Scope,
  id: number,
  memberId: number,
  isOn: boolean,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with found as (
      select a.id from seckill a
      where ${ofStore('a', scope)} and a.id = ${id}
        and (not ${isOn}::boolean or (a.closed_at is null and a.start_at > ${at}))
    ), noted as (
      insert into seckill_reminder (seckill_id, partner_id, store_id, member_id, created_at)
      select f.id, ${scope.partnerId}::int, ${scope.storeId}::int, ${memberId}::bigint, ${at}::timestamptz
      from found f
      where ${isOn}::boolean
      on conflict do nothing
    ), gone as (
      delete from seckill_reminder r using found f
      where r.seckill_id = f.id and r.member_id = ${memberId} and not ${isOn}::boolean
    )
    select id from found`.execute(db)
  return rows.length > 0
}

export async function remindersOf(
  db: Db,
  scope: Scope,
  memberId: number,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from seckill_reminder r join seckill a on a.id = r.seckill_id
    where ${ofStore('a', scope)} and r.member_id = ${memberId} and a.closed_at is null and a.start_at > ${now}
    order by a.start_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Remembers that a member saw a session's page, once. */
export const noteSeen = noteSeenIn('seckill_seen', 'seckill_id')

/** Whom to remind of a session, and takes them off the list. */
export async function takeReminders(trx: Db, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ memberId: number }>`
    delete from seckill_reminder r where r.seckill_id = ${id} and r.member_id in (
      select w.member_id from seckill_reminder w
      where w.seckill_id = ${id}
      order by w.member_id limit ${most})
    returning r.member_id as "memberId"`.execute(trx)
  return rows.map(({ memberId }) => memberId)
}

/** Adds tries that were refused in this process. */
export async function noteRefusals(
  db: Db,
  scope: Scope,
  id: number,
  refused: ReadonlyMap<string, number>,
): Promise<void> {
  if (refused.size === 0) return
  const rows = [...refused].map(([sn, count]) => ({ sn, count }))
  await sql`
    insert into seckill_refusal (seckill_id, sku_id, partner_id, store_id, refused)
    select q.seckill_id, q.sku_id, q.partner_id, q.store_id, r.count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(sn text, count bigint)
    join sku k on k.partner_id = ${scope.partnerId} and k.product_sn = r.sn
    join seckill_sku q on q.seckill_id = ${id} and q.partner_id = k.partner_id
      and q.store_id = ${scope.storeId} and q.sku_id = k.id
    on conflict (seckill_id, sku_id) do update
      set refused = seckill_refusal.refused + excluded.refused`.execute(db)
}
