import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import './robot.tables.ts'

/** Stores with a robot that wants a digest and has none of this day yet. */
export async function storesWithDigest(db: Db, date: string): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    select distinct r.partner_id as "partnerId", r.store_id as "storeId" from robot r
    where r.is_on and r.has_digest and r.digest_day is distinct from ${date}::date
    order by 1, 2`.execute(db)
  return rows
}

/** Puts the digest of a day before the robots that want it and have it not; their numbers. */
export async function queueDigest(
  trx: Db,
  scope: Scope,
  date: string,
  [zh, en]: readonly [zh: string, en: string],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      update robot r set digest_day = ${date}::date
      where ${ofStore('r', scope)} and r.is_on and r.has_digest
        and r.digest_day is distinct from ${date}::date
      returning r.id, r.partner_id, r.is_english
    )
    insert into robot_item (partner_id, robot_id, kind, ref, text, at)
    select d.partner_id, d.id, 'digest', ${date}::text,
      case when d.is_english then ${en}::text else ${zh}::text end, ${at}::timestamptz
    from due d returning robot_id as id`.execute(trx)
  return rows.map(({ id }) => id)
}
