import { ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import {
  insertConsents,
  rememberConsents,
  rememberedConsents,
  type GivenConsent,
} from './consent.repo.ts'
import { signInHost } from './host.rules.ts'
import { endSession, mayBeRemembered, openSession } from './session.service.ts'
import { isWritten } from './visitor.service.ts'

/**
 * Ticked on a page: a member's consent is written down at once, a visitor's goes with the session
 * until they have signed in.
 */
export async function agree(
  ctx: Ctx,
  { consents }: { consents: readonly GivenConsent[] },
): Promise<Result<Record<string, never>, 'tooOften'>> {
  const { session, shopper, services, scope } = ctx
  if (shopper) await keepConsents(ctx, shopper.id, consents)
  else if (session && isWritten(session) && session.partnerId === scope.partnerId)
    await rememberConsents(services.db, scope.partnerId, session.id, consents)
  else if (await mayBeRemembered(ctx)) await openSession(ctx, null, { agreed: consents })
  else return refuse('tooOften')
  return ok({})
}

/**
 * Writes down what a member agreed to: with this request, and in this session (or the one that it
 * acts for, or none) before it was known who they are.
 */
export async function keepConsents(
  ctx: Ctx,
  memberId: number,
  given: readonly GivenConsent[],
  sessionId: number | null | undefined = ctx.session?.id,
): Promise<void> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const before =
    !sessionId || !isWritten({ id: sessionId })
      ? []
      : await rememberedConsents(db, partnerId, sessionId)
  const host = signInHost(ctx.userAgent, undefined)
  await insertConsents(db, partnerId, memberId, [...given, ...before], {
    host,
    now: new Date(ctx.clock.now()),
  })
}

/**
 * Somebody whom a provider vouched for and the shop does not know: a session with a new token
 * remembers them, and what they ticked before they left.
 */
export async function rememberStranger(
  ctx: Ctx,
  externalUserId: number,
  seed?: string,
): Promise<{ id: number; token: string; isNew: false }> {
  const { session, scope, services } = ctx
  const agreed =
    session && isWritten(session)
      ? await rememberedConsents(services.db, scope.partnerId, session.id)
      : []
  if (session) await endSession(ctx)
  const begun = await openSession(ctx, null, {
    externalUserId,
    agreed,
    ...(seed !== undefined && { seed }),
  })
  return { ...begun, isNew: false }
}

/** Reads `user:2026-01,privacy:2026-01`, as an app writes it into an address. */
export function consentsIn(text: string | undefined): GivenConsent[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((each) => {
      const [code = '', version = ''] = each.split(':')
      return { code, version }
    })
}
