import type { Scope } from '@mallard/kernel'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { GivenConsent } from './consent.repo.ts'
import type { TicketKind } from './identity.tables.ts'

export interface Ticket {
  readonly kind: TicketKind
  readonly scope: Scope
  readonly sessionId: number | null
  readonly memberId: number | null
  readonly externalUserId: number | null
  /** What was ticked for the sign-in that it is for. */
  readonly agreed: readonly GivenConsent[]
}

const columns = [
  'kind',
  'partner_id',
  'store_id',
  'session_id',
  'member_id',
  'external_user_id',
  'agreed',
  'expires_at',
] as const

export async function insertTicket(
  db: Kysely<Tables>,
  tokenHash: string,
  ticket: Ticket,
  expiresAt: Date,
): Promise<void> {
  const { kind, scope, sessionId, memberId, externalUserId, agreed } = ticket
  await db
    .insertInto('ticket')
    .values({
      token_hash: tokenHash,
      kind,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      session_id: sessionId,
      member_id: memberId,
      external_user_id: externalUserId,
      agreed: JSON.stringify(agreed),
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findTicket(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<(Ticket & { expiresAt: Date }) | undefined> {
  const row = await db
    .selectFrom('ticket')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select(columns)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: row.kind,
    scope: { partnerId: row.partner_id, storeId: row.store_id },
    sessionId: row.session_id,
    memberId: row.member_id,
    externalUserId: row.external_user_id,
    agreed: row.agreed,
    expiresAt: row.expires_at,
  }
}

/** Uses a ticket up; of two who try at once, one gets it. */
export async function consumeTicket(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('ticket')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The member of a session that is still alive. */
export async function memberOfSession(
  db: Kysely<Tables>,
  sessionId: number,
  now: Date,
): Promise<{ memberId: number | null; externalUserId: number | null } | undefined> {
  // A visitor of whom nothing is written down.
  if (sessionId < 0) return { memberId: null, externalUserId: null }
  const row = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['member_id', 'external_user_id'])
    .executeTakeFirst()
  return row && { memberId: row.member_id, externalUserId: row.external_user_id }
}
