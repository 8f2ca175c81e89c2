import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './identity.tables.ts'

/** A member of a partner. */
export interface Owner {
  readonly partnerId: number
  readonly memberId: number
}

export const memberStatus = { normal: 1, cancelling: 2, cancelled: 3, frozen: 4 } as const

/**
 * Holds the member's row until the transaction ends: what guards the account is decided by one at a
 * time.
 */
export async function lockMember(trx: Kysely<Tables>, { partnerId, memberId }: Owner) {
  return trx
    .selectFrom('member')
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .select(['id', 'phone', 'status', 'cancel_at'])
    .forUpdate()
    .executeTakeFirst()
}

/** False when another account has this phone. */
export async function setPhone(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  phone: string,
): Promise<boolean> {
  const other = await trx
    .selectFrom('member')
    .where('partner_id', '=', partnerId)
    .where('phone', '=', phone)
    .select('id')
    .executeTakeFirst()
  if (other) return other.id === memberId
  await trx
    .updateTable('member')
    .set({ phone })
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .execute()
  return true
}

/**
 * From now on nobody signs in to this account. Its closing goes on, if its member has asked for
 * that.
 */
export async function freezeAccount(trx: Kysely<Tables>, owner: Owner): Promise<void> {
  await trx
    .updateTable('member')
    .set({ status: memberStatus.frozen })
    .where('partner_id', '=', owner.partnerId)
    .where('id', '=', owner.memberId)
    .where('status', 'in', [memberStatus.normal, memberStatus.cancelling])
    .execute()
}

export async function unfreezeAccount(trx: Kysely<Tables>, owner: Owner): Promise<void> {
  const status = sql<number>`case when cancel_at is null then ${memberStatus.normal}::smallint
    else ${memberStatus.cancelling}::smallint end`
  await trx
    .updateTable('member')
    .set({ status })
    .where('partner_id', '=', owner.partnerId)
    .where('id', '=', owner.memberId)
    .where('status', '=', memberStatus.frozen)
    .execute()
}

/** Begins to close the account, which stays frozen where it is. */
export async function beginCancelling(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  reason: string,
  cancelAt: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('member')
    .set({
      status: sql<number>`case status when ${memberStatus.frozen} then status
        else ${memberStatus.cancelling}::smallint end`,
      cancel_at: cancelAt,
      cancel_reason: reason,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .where('cancel_at', 'is', null)
    .where('status', 'in', [memberStatus.normal, memberStatus.frozen])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function stopCancelling(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
): Promise<boolean> {
  const result = await trx
    .updateTable('member')
    .set({
      status: sql<number>`case status when ${memberStatus.frozen} then status
        else ${memberStatus.normal}::smallint end`,
      cancel_at: null,
      cancel_reason: '',
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .where('cancel_at', 'is not', null)
    .where('status', 'in', [memberStatus.cancelling, memberStatus.frozen])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function liveSessionsOf(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  now: Date,
) {
  return db
    .selectFrom('session')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'ip', 'user_agent', 'created_at', 'seen_at'])
    .orderBy('seen_at', 'desc')
    .limit(50)
    .execute()
}

/** Ends one live session of this member; false when there is none of this number. */
export async function endSessionOf(
  db: Kysely<Tables>,
  owner: Owner,
  id: number,
  now: Date,
): Promise<boolean> {
  return (await endSessions(db, owner, now, { only: id })) === 1
}

/** Ends the live sessions of a member, and says how many: all of them, all but one, or only one. */
export async function endSessions(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  now: Date,
  { only, except }: { only?: number | undefined; except?: number | undefined } = {},
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '<>', except)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** What a member can sign in by, with the WeChat that it is of: its openids and its unionid share one. */
export async function identitiesOf(db: Kysely<Tables>, { partnerId, memberId }: Owner) {
  return db
    .selectFrom('member_identity as i')
    .leftJoin('external_user as e', (join) =>
      join
        .onRef('e.partner_id', '=', 'i.partner_id')
        .onRef('e.app_id', '=', 'i.app_id')
        .onRef('e.subject', '=', 'i.subject')
        .on(sql<boolean>`e.type = i.type`),
    )
    .where('i.partner_id', '=', partnerId)
    .where('i.member_id', '=', memberId)
    .select([
      'i.id',
      'i.type',
      'i.created_at',
      sql<string | null>`case i.type when 'wx-unionid' then i.subject else e.unionid end`.as(
        'unionid',
      ),
    ])
    .orderBy('i.id')
    .execute()
}

export async function removeIdentities(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
}
