import { href } from '@mallard/contract/paths'
import { pageTarget } from '@mallard/contract/own-path'
import { minute } from '@mallard/kernel'
import { ownSession, type GivenConsent } from '#features/people/identity/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { hashOf, randomToken } from '#platform/secrets.ts'
import { findAttempt, insertAttempt, type Attempt, type Provider } from './attempt.repo.ts'

/** Long enough to find one's password, short enough to be forgotten. */
const attemptLife = 10 * minute

/** Where signing in leads: a page of ours, or the user centre. */
export function targetOf(ctx: Ctx, to: string | undefined): string {
  const { partnerId, storeId } = ctx.scope
  return (
    pageTarget(to, new URL(ctx.services.publicUrl).origin) ??
    href('userCenter', { partnerId, storeId })
  )
}

/**
 * Notes that this browser leaves to say who it is, and what was ticked for it; the state that it
 * must bring back.
 */
export async function beginAttempt(
  ctx: Ctx,
  provider: Provider,
  to: string | undefined,
  agreed: readonly GivenConsent[] = [],
): Promise<{ state: string; nonce: string }> {
  const session = ownSession(ctx)
  const state = randomToken()
  const nonce = randomToken()
  const attempt = {
    provider,
    scope: ctx.scope,
    sessionId: session.id,
    target: targetOf(ctx, to),
    nonce,
    agreed,
  }
  await insertAttempt(
    ctx.services.db,
    hashOf(state),
    attempt,
    new Date(ctx.clock.now() + attemptLife),
  )
  return { state, nonce }
}

/**
 * The attempt that a state belongs to, in this partner's shop. `isOwn`: it is this browser's, whose
 * session has not changed since.
 */
export async function attemptOf(
  ctx: Ctx,
  provider: Provider,
  state: string,
): Promise<(Attempt & { isOwn: boolean }) | undefined> {
  const attempt = await findAttempt(
    ctx.services.db,
    provider,
    hashOf(state),
    new Date(ctx.clock.now()),
  )
  if (!attempt || attempt.scope.partnerId !== ctx.scope.partnerId) return undefined
  return { ...attempt, isOwn: ctx.session?.id === attempt.sessionId }
}
