import type { ScreenRole } from '@mallard/contract/people/screen-auth/screen-auth.codes'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import './screen-auth.tables.ts'

export interface NewRequest {
  readonly askHash: string
  readonly claimHash: string
  readonly scope: Scope
  readonly role: ScreenRole
  readonly digits: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface RequestRow extends Omit<NewRequest, 'scope' | 'askHash'>, Scope {
  readonly answeredAt: Date | null
  readonly isAllowed: boolean | null
  readonly memberId: number | null
  readonly sessionId: number | null
  readonly claimedAt: Date | null
}

const columns = [
  'partner_id as partnerId',
  'store_id as storeId',
  'claim_hash as claimHash',
  'role',
  'digits',
  'ip',
  'user_agent as userAgent',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'answered_at as answeredAt',
  'is_allowed as isAllowed',
  'member_id as memberId',
  'session_id as sessionId',
  'claimed_at as claimedAt',
] as const

export async function insertRequest(db: Db, { scope, ...request }: NewRequest): Promise<void> {
  await db
    .insertInto('screen_auth')
    .values({
      ask_hash: request.askHash,
      claim_hash: request.claimHash,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      role: request.role,
      digits: request.digits,
      ip: request.ip.slice(0, 64),
      user_agent: request.userAgent.slice(0, 300),
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .execute()
}

/** By what a phone scanned, or by what the screen keeps. */
export async function findRequest(
  db: Db,
  by: 'ask_hash' | 'claim_hash',
  hash: string,
): Promise<RequestRow | undefined> {
  return db.selectFrom('screen_auth').where(by, '=', hash).select(columns).executeTakeFirst()
}

export interface Answer {
  readonly askHash: string
  readonly scope: Scope
  readonly isAllowed: boolean
  readonly memberId: number
  readonly sessionId: number
  readonly at: Date
}

/** Of two who answer at once, one is heard; nobody is when it is too late. */
export async function answerRequest(
  db: Db,
  { askHash, scope, isAllowed, memberId, sessionId, at }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('screen_auth')
    .set({
      answered_at: at,
      is_allowed: isAllowed,
      member_id: memberId,
      session_id: sessionId,
    })
    .where('ask_hash', '=', askHash)
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses up what was allowed; false when it was before. */
export async function claimRequest(db: Db, claimHash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('screen_auth')
    .set({ claimed_at: at })
    .where('claim_hash', '=', claimHash)
    .where('is_allowed', '=', true)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
