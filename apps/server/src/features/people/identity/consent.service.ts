import { ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { insertConsents, type GivenConsent } from './consent.repo.ts'
import { signInHost } from './host.service.ts'
import { mayBeRemembered, ownSession } from './session.service.ts'
import { issueTicket } from './ticket.service.ts'

/**
 * Ticked on a page: a member's consent is written down at once, a visitor's goes with the ticket
 * that they are given for the sign-in which they are about to begin.
 */
export async function agree(
  ctx: Ctx,
  { consents }: { consents: readonly GivenConsent[] },
): Promise<Result<{ ticket: string | null }, 'tooOften'>> {
  if (ctx.shopper) {
    await keepConsents(ctx, ctx.shopper.id, consents)
    return ok({ ticket: null })
  }
  if (!(await mayBeRemembered(ctx))) return refuse('tooOften')
  const session = ownSession(ctx)
  const nobody = { memberId: null, externalUserId: null }
  const ticket = { kind: 'page', sessionId: session.id, ...nobody, agreed: consents } as const
  return ok({ ticket: await issueTicket(ctx, ticket) })
}

/** Writes down what a member agreed to. */
export async function keepConsents(
  ctx: Ctx,
  memberId: number,
  given: readonly GivenConsent[],
): Promise<void> {
  const host = await signInHost(ctx)
  await insertConsents(ctx.services.db, ctx.scope.partnerId, memberId, given, {
    host,
    now: new Date(ctx.clock.now()),
  })
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
