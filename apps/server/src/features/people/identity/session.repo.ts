import type { Scope } from '@mallard/kernel'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { Session } from '#platform/http/context.ts'
import { memberStatus } from './account.repo.ts'
import './identity.tables.ts'

export interface NewSession {
  tokenHash: string
  scope: Scope
  memberId: number | null
  externalUserId: number | null
  pendingExternalId: number | null
  xsrf: string
  ip: string
  userAgent: string
  now: Date
  expiresAt: Date
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<number> {
  const row = await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      partner_id: session.scope.partnerId,
      store_id: session.scope.storeId,
      member_id: session.memberId,
      external_user_id: session.externalUserId,
      pending_external_id: session.pendingExternalId,
      pending_since: session.pendingExternalId === null ? null : session.now,
      xsrf: session.xsrf,
      ip: session.ip.slice(0, 64),
      user_agent: session.userAgent.slice(0, 300),
      created_at: session.now,
      seen_at: session.now,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * The text never changes: it stands here whole, because nearly every call asks it and putting it
 * together would cost more than the asking.
 */
const liveSession = `
  select s.id, s.partner_id as "partnerId", s.store_id as "storeId", s.member_id as "userId", s.xsrf,
    s.seen_at as "seenAt"
  from session s left join member m on m.id = s.member_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2
    and (s.member_id is null or m.status = ${memberStatus.normal}
      or (m.status = ${memberStatus.cancelling} and m.cancel_at > $2))`

/**
 * A live session of a member who may act (normal, or cancelling and still able to take it back), or
 * of a visitor.
 */
export async function findLiveSession(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<(Session & { seenAt: Date }) | undefined> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(liveSession, [tokenHash, now]) as CompiledQuery<Session & { seenAt: Date }>,
  )
  return rows[0]
}

/** Whether this token ever had a session, also one that is over. */
export async function hadSession(db: Kysely<Tables>, tokenHash: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()) !== undefined
  )
}

/** Moves the idle limit on; the absolute one (90 days after the start) stays. */
export async function touchSession(
  db: Kysely<Tables>,
  id: number,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      seen_at: now,
      expires_at: sql<Date>`least(${expiresAt}::timestamptz, created_at + interval '90 days')`,
    })
    .where('id', '=', id)
    .execute()
}

export async function moveSession(db: Kysely<Tables>, id: number, scope: Scope): Promise<void> {
  await db
    .updateTable('session')
    .set({ store_id: scope.storeId })
    .where('id', '=', id)
    .where('partner_id', '=', scope.partnerId)
    .execute()
}

export async function revokeSession(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}
