import type { AppleApp } from '@mallard/providers/apple'
import type { Owner } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import { seal, unseal } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import {
  appleSubjectsOf,
  grantsOf,
  isAppleBound,
  keepGrant,
  removeGrant,
} from './apple-grant.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Nobody is signed in by this Apple number any more: Apple is told. */
    'apple.revoke': { subject: string }
  }
}

const purpose = 'apple-grant'

/**
 * Keeps what the grant can be taken back by (hosts-and-providers.md §4: Apple wants it revoked when
 * an account ends).
 */
export async function keepAppleGrant(
  { db, hashKey, clock }: Services,
  subject: string,
  app: AppleApp,
  refreshToken: string | undefined,
): Promise<void> {
  if (refreshToken)
    await keepGrant(
      db,
      { subject, app, sealed: seal(hashKey, purpose, refreshToken) },
      new Date(clock.now()),
    )
}

/**
 * Before a member's Apple number is unbound (the one that is told, or all): the grant is taken back
 * in the same transaction or not at all.
 */
export async function queueRevoking(trx: Db, owner: Owner, now: Date, id?: number): Promise<void> {
  const subjects = await appleSubjectsOf(trx, owner, id)
  await enqueueAll(
    trx,
    subjects.map((subject) => ({
      kind: 'apple.revoke' as const,
      key: subject,
      payload: { subject },
      runAt: now.getTime(),
    })),
  )
}

/** Repeatable: to Apple, taking back what was taken back is a success. */
export async function revokeGrants(
  { db, hashKey, signIn, log }: Services,
  subject: string,
): Promise<void> {
  // Bound again in the meantime, or by an account of another partner: the grant is one for all of
  // them.
  if (await isAppleBound(db, subject)) return
  for (const grant of await grantsOf(db, subject)) {
    const token = unseal(hashKey, purpose, grant.sealed)
    const answer = token === undefined ? undefined : await signIn.apple?.revoke(grant.app, token)
    if (answer?.kind === 'unknown')
      throw new Error(`Apple did not take the revocation: ${answer.code}`)
    if (answer?.kind !== 'ok')
      log.warn(
        { app: grant.app, code: answer?.code ?? 'no token' },
        'a grant of Apple could not be revoked',
      )
    await removeGrant(db, grant)
  }
}
