import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { colleaguesOf, type Colleague } from './colleague.repo.ts'

/** Takes from a member what a corporation vouched for; true when there was something to take. */
type UnbindColleague = (trx: Db, colleague: Colleague) => Promise<boolean>

declare module '#platform/feature.ts' {
  interface Ports {
    readonly unbindColleague: UnbindColleague
  }
}

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Every night: each colleague is looked up. */
    'colleague.sweep': Record<string, never>
    /** Whether the corporation still knows this colleague. */
    'colleague.check': Colleague
  }
}

type Needs = Pick<Services, 'signIn' | 'clock'>

/**
 * Looks up all colleagues, or those that one member is; each by a job of its own, so that one
 * answer that fails keeps no other waiting.
 */
export async function queueColleagueChecks(
  db: Db,
  { signIn, clock }: Needs,
  of?: { partnerId: number; memberId: number },
): Promise<void> {
  if (!signIn.wecom) return
  const colleagues = await colleaguesOf(db, signIn.wecom.corpId, of)
  await enqueueAll(
    db,
    colleagues.map((each) => ({
      kind: 'colleague.check' as const,
      key: `${each.partnerId}:${each.userId}`,
      payload: each,
      runAt: clock.now(),
    })),
  )
}

/**
 * Signing in, by whatever way, asks again whether a colleague still is one; nobody waits for the
 * answer.
 */
export async function askOfColleague(
  ctx: Ctx,
  { id, roles }: { readonly id: number; readonly roles: readonly string[] },
): Promise<void> {
  if (roles.includes('employee'))
    await queueColleagueChecks(ctx.services.db, ctx.services, {
      partnerId: ctx.scope.partnerId,
      memberId: id,
    })
}

/**
 * Who has left is an ordinary shopper from this moment on: rights are read from the member's roles
 * at each call.
 */
export async function checkColleague(
  { db, signIn, log }: Services,
  unbind: UnbindColleague,
  colleague: Colleague,
): Promise<void> {
  if (signIn.wecom?.corpId !== colleague.corpId) return
  const answer = await signIn.wecom.isColleague(colleague.userId)
  // Not to know is no reason to take anything away, nor to stop asking.
  if (answer.kind !== 'ok')
    throw new Error(`WeCom did not say whether a colleague is one: ${answer.code}`)
  if (answer.data) return
  if (await db.transaction().execute((trx) => unbind(trx, colleague)))
    log.info({ member: colleague.memberId }, 'a colleague has left the corporation')
}
