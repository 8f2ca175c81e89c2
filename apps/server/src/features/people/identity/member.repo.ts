import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './identity.tables.ts'

const columns = [
  'id',
  'uuid',
  'nickname',
  'avatar',
  'phone',
  'roles',
  'staff_level',
  'gender',
  'birthday',
  'integration',
  'growth',
  'status',
  'cancel_at',
] as const

export async function findMember(db: Kysely<Tables>, partnerId: number, id: number) {
  return db
    .selectFrom('member')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/**
 * The member with this phone, made now when there is none; two sign-ins at once make one, and one
 * of them is told so.
 */
export async function memberOfPhone(
  db: Kysely<Tables>,
  partnerId: number,
  phone: string,
  fresh: { uuid: string; nickname: string; avatar?: string; now: Date },
): Promise<{ member: MemberRow; isNew: boolean }> {
  const made = await db
    .insertInto('member')
    .values({
      partner_id: partnerId,
      uuid: fresh.uuid,
      nickname: fresh.nickname,
      avatar: fresh.avatar ?? '',
      phone,
      birthday: null,
      created_at: fresh.now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'phone']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const member = await db
    .selectFrom('member')
    .where('partner_id', '=', partnerId)
    .where('phone', '=', phone)
    .select(columns)
    .executeTakeFirstOrThrow()
  return { member, isNew: made !== undefined }
}

export async function updateMember(
  db: Kysely<Tables>,
  partnerId: number,
  id: number,
  change: { nickname?: string; avatar?: string; gender?: number; birthday?: string | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('member')
    .set(change)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function levelsOf(db: Kysely<Tables>, partnerId: number) {
  return db
    .selectFrom('level')
    .where('partner_id', '=', partnerId)
    .select([
      'code',
      'name',
      'name_en',
      'growth_min',
      'discount_bp',
      'points_rate_bp',
      'benefit',
      'benefit_en',
    ])
    .orderBy('growth_min')
    .execute()
}

/** `member.status` of an account that has ended. */
const ended = 3

/** Members whose account has not ended. */
export async function openAccounts(db: Kysely<Tables>, partnerId: number): Promise<number> {
  const { members } = await db
    .selectFrom('member')
    .where('partner_id', '=', partnerId)
    .where('status', '!=', ended)
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  return members
}

/**
 * The roles and the level that a member has by the stores' floors: those of before go, those of
 * other kinds stay.
 */
export async function setFloorRoles(
  trx: Kysely<Tables>,
  { partnerId, memberId }: { readonly partnerId: number; readonly memberId: number },
  floorRoles: readonly string[],
  level: number,
): Promise<void> {
  await sql`
    update member set staff_level = ${level},
      roles = array_remove(array_remove(roles, 'guide'), 'supervisor') || ${[...floorRoles]}::text[]
    where partner_id = ${partnerId} and id = ${memberId}`.execute(trx)
}
