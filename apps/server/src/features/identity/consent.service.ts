import { ok, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { insertConsents, rememberConsents, rememberedConsents, type GivenConsent } from './consent.repo.ts'
import { signInHost } from './host.rules.ts'
import { openSession } from './session.service.ts'

/** Ticked on a page: a member's consent is written down at once, a visitor's goes with the session until they have signed in. */
export async function agree(ctx: Ctx, { consents }: { consents: readonly GivenConsent[] }): Promise<Result<Record<string, never>, never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (ctx.shopper) await keepConsents(ctx, ctx.shopper.id, consents)
  else {
    const session = ctx.session?.partnerId === partnerId ? ctx.session : await openSession(ctx, null)
    await rememberConsents(db, partnerId, session.id, consents)
  }
  return ok({})
}

/** Writes down what a member agreed to: with this request, and in this session (or the one that it acts for) before it was known who they are. */
export async function keepConsents(ctx: Ctx, memberId: number, given: readonly GivenConsent[], sessionId = ctx.session?.id): Promise<void> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const before = sessionId === undefined ? [] : await rememberedConsents(db, partnerId, sessionId)
  const host = signInHost(ctx.userAgent, undefined)
  await insertConsents(db, partnerId, memberId, [...given, ...before], { host, now: new Date(ctx.clock.now()) })
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
