import type { Instant, Scope } from '@mallard/kernel'
import type { Kysely } from 'kysely'
import type { GivenConsent } from '#features/people/identity/index.ts'
import { sweepExpired, sweepInBatches } from '#platform/db/sweep.ts'
import type { Tables } from '#platform/db/tables.ts'
import './host-login.tables.ts'

export type Provider = 'weixin' | 'apple' | 'oa'

export interface Attempt {
  readonly provider: Provider
  readonly scope: Scope
  readonly sessionId: number
  /** A page of ours. */
  readonly target: string
  readonly nonce: string
  readonly name: string
  /** What was ticked before this browser left. */
  readonly agreed: readonly GivenConsent[]
}

export async function insertAttempt(
  db: Kysely<Tables>,
  stateHash: string,
  attempt: Omit<Attempt, 'name'>,
  expiresAt: Date,
): Promise<void> {
  const { provider, scope, sessionId, target, nonce, agreed } = attempt
  await db
    .insertInto('sign_in_attempt')
    .values({
      state_hash: stateHash,
      provider,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      session_id: sessionId,
      target,
      nonce,
      agreed: JSON.stringify(agreed),
      expires_at: expiresAt,
    })
    .execute()
}

export async function findAttempt(
  db: Kysely<Tables>,
  provider: Provider,
  stateHash: string,
  now: Date,
): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .select(['partner_id', 'store_id', 'session_id', 'target', 'nonce', 'name', 'agreed'])
    .executeTakeFirst()
  if (!row) return undefined
  const { target, nonce, name, agreed } = row
  return {
    provider,
    scope: { partnerId: row.partner_id, storeId: row.store_id },
    sessionId: row.session_id,
    target,
    nonce,
    name,
    agreed,
  }
}

export async function nameAttempt(
  db: Kysely<Tables>,
  stateHash: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set({ name })
    .where('state_hash', '=', stateHash)
    .execute()
}

export interface CodeKey {
  readonly partnerId: number
  readonly provider: string
  readonly appId: string
  readonly codeHash: string
}

/** Id of the claim under which this process exchanges the code; undefined if another request claimed it. */
export async function claimCode(
  db: Kysely<Tables>,
  { partnerId, provider, appId, codeHash }: CodeKey,
  holder: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('sign_in_code')
    .values({
      partner_id: partnerId,
      provider,
      app_id: appId,
      code_hash: codeHash,
      holder,
      outcome: null,
      taken_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'app_id', 'code_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findCode(
  db: Kysely<Tables>,
  { partnerId, provider, appId, codeHash }: CodeKey,
) {
  return db
    .selectFrom('sign_in_code')
    .where('partner_id', '=', partnerId)
    .where('provider', '=', provider)
    .where('app_id', '=', appId)
    .where('code_hash', '=', codeHash)
    .select(['id', 'holder', 'outcome', 'taken_at'])
    .executeTakeFirst()
}

export async function keepOutcome(db: Kysely<Tables>, id: number, outcome: object): Promise<void> {
  await db
    .updateTable('sign_in_code')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute()
}

/** Attempts, codes and tickets that are of no use any more. */
export async function forgetAttempts(
  db: Kysely<Tables>,
  now: Instant,
  keepFor: number,
): Promise<void> {
  const sweeps = [
    sweepExpired('sign_in_attempt', 'expires_at', keepFor),
    sweepExpired('sign_in_code', 'taken_at', keepFor),
    sweepExpired('ticket', 'expires_at', keepFor),
  ]
  for (const sweep of sweeps) await sweepInBatches(db, sweep, now)
}
