import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { externalOf, type ExternalUser } from './external.repo.ts'
import './identity.tables.ts'

interface Own {
  readonly partnerId: number
  readonly sessionId: number
}

/**
 * Notes in a member's session whom a provider vouched for there: they are asked whether that is
 * them.
 */
export async function setPending(
  db: Kysely<Tables>,
  { partnerId, sessionId }: Own,
  externalUserId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ pending_external_id: externalUserId, pending_since: now })
    .where('id', '=', sessionId)
    .where('partner_id', '=', partnerId)
    .where('member_id', 'is not', null)
    .execute()
}

/** Whom a session waits to hear of, if that began after `since`. */
export async function pendingOf(
  db: Kysely<Tables>,
  { partnerId, sessionId }: Own,
  since: Date,
): Promise<ExternalUser | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('external_user as e', (join) =>
      join
        .onRef('e.id', '=', 'session.pending_external_id')
        .onRef('e.partner_id', '=', 'session.partner_id'),
    )
    .where('session.id', '=', sessionId)
    .where('session.partner_id', '=', partnerId)
    .where('session.pending_since', '>', since)
    .select([
      'e.id',
      'e.uuid',
      'e.type',
      'e.app_id',
      'e.subject',
      'e.unionid',
      'e.nickname',
      'e.avatar',
    ])
    .executeTakeFirst()
  return row && externalOf(row)
}

/** Ends the wait; of two answers at once, one is taken. */
export async function takePending(
  trx: Kysely<Tables>,
  { partnerId, sessionId }: Own,
  externalUserId: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('session')
    .set({ pending_external_id: null, pending_since: null })
    .where('id', '=', sessionId)
    .where('partner_id', '=', partnerId)
    .where('pending_external_id', '=', externalUserId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** A newcomer who has not chosen a name or a picture is called as the provider calls them. */
export async function adoptProfile(
  trx: Kysely<Tables>,
  { partnerId, memberId }: { partnerId: number; memberId: number },
  { nickname, avatar }: Pick<ExternalUser, 'nickname' | 'avatar'>,
): Promise<void> {
  await sql`
    update member set nickname = coalesce(nullif(${nickname}, ''), nickname), avatar = ${avatar}
    where partner_id = ${partnerId} and id = ${memberId} and avatar = ''
      and nickname in ('用户' || right(phone, 4), 'User ' || right(phone, 4))`.execute(trx)
}
