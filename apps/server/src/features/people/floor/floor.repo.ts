import type { FloorRole } from '@mallard/contract/people/floor/floor.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './floor.tables.ts'

/** What a member is on a store's floor; undefined: nobody of it. */
export async function floorRoleOf(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
): Promise<FloorRole | undefined> {
  const row = await db
    .selectFrom('floor_staff')
    .select('role')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.role
}

/** All roles of a member on the floors of a brand's stores. */
export async function floorRolesOf(
  db: Db,
  partnerId: number,
  memberId: number,
): Promise<FloorRole[]> {
  const rows = await db
    .selectFrom('floor_staff')
    .select('role')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ role }) => role)
}

export interface FloorRow {
  readonly memberId: number
  readonly nickname: string
  readonly phone: string | null
  readonly role: FloorRole
  readonly since: Date
}

/** Who is on a store's floor, 200 at most, the newest first. */
export async function listFloor(db: Db, { partnerId, storeId }: Scope): Promise<FloorRow[]> {
  const { rows } = await sql<FloorRow>`
    select f.member_id as "memberId", m.nickname, m.phone, f.role, f.since
    from floor_staff f join member m on m.partner_id = f.partner_id and m.id = f.member_id
    where f.partner_id = ${partnerId} and f.store_id = ${storeId}
    order by f.since desc, f.member_id desc limit 200`.execute(db)
  return rows
}

export async function setFloorRole(
  trx: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  role: FloorRole | undefined,
  at: Date,
): Promise<void> {
  if (role === undefined)
    await trx
      .deleteFrom('floor_staff')
      .where('partner_id', '=', partnerId)
      .where('store_id', '=', storeId)
      .where('member_id', '=', memberId)
      .execute()
  else
    await sql`
      insert into floor_staff (partner_id, store_id, member_id, role, since)
      values (${partnerId}, ${storeId}, ${memberId}, ${role}, ${at})
      on conflict (partner_id, store_id, member_id)
      do update set role = excluded.role, since = excluded.since`.execute(trx)
}
