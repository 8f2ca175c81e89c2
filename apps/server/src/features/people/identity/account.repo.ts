import type { Kysely } from 'kysely'
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

export async function beginCancelling(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  reason: string,
  cancelAt: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('member')
    .set({ status: memberStatus.cancelling, cancel_at: cancelAt, cancel_reason: reason })
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .where('status', '=', memberStatus.normal)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function stopCancelling(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
): Promise<boolean> {
  const result = await trx
    .updateTable('member')
    .set({ status: memberStatus.normal, cancel_at: null, cancel_reason: '' })
    .where('partner_id', '=', partnerId)
    .where('id', '=', memberId)
    .where('status', '=', memberStatus.cancelling)
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

export async function identitiesOf(db: Kysely<Tables>, { partnerId, memberId }: Owner) {
  return db
    .selectFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .select(['id', 'type', 'app_id', 'subject', 'created_at'])
    .orderBy('id')
    .execute()
}

export async function removeIdentity(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  id: number,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}
