import type { ErrorName } from '@mallard/contract/errors'
import type { SignedIn } from '@mallard/contract/people/identity/identity.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { WecomChannel } from '@mallard/providers/wecom'
import type { GivenConsent } from '#features/people/identity/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { attemptOf, beginAttempt } from './attempt.service.ts'
import { codeOnce, type Outcome } from './code-once.service.ts'
import { enter, mayExchange, nothing, outcomeOf } from './enter.service.ts'
import { refusedBy } from './weixin.service.ts'

interface Input {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly to?: string | undefined
  readonly consents?: readonly GivenConsent[] | undefined
}

/**
 * Corporate sign-in: colleagues become (or are) members with the role `employee`; nobody else gets
 * in this way.
 */
export async function oaLogin(
  ctx: Ctx,
  { code, state, to, consents = [] }: Input,
): Promise<Result<SignedIn, ErrorName>> {
  const { wecom } = ctx.services.signIn
  if (!wecom) return refuse('wayUnavailable')
  if (!(await mayExchange(ctx))) return refuse('tooOften')
  if (code === undefined) {
    const begun = await beginAttempt(ctx, 'oa', to, consents)
    return ok({
      ...nothing,
      url: wecom.authorizeUrl({
        redirectUri: `${ctx.services.publicUrl}/companyPass`,
        state: begun.state,
      }),
    })
  }
  const attempt = state === undefined ? undefined : await attemptOf(ctx, 'oa', state)
  if (!attempt) return refuse('signInOver')
  const exchange = attempt.isOwn ? () => exchangeColleague(ctx, wecom, code) : undefined
  const entered = await enter(
    ctx,
    await codeOnce(ctx, { provider: 'oa', appId: wecom.corpId, code }, exchange),
    [...attempt.agreed, ...consents],
  )
  return entered.ok ? ok({ ...entered.value, to: attempt.target }) : entered
}

async function exchangeColleague(ctx: Ctx, wecom: WecomChannel, code: string): Promise<Outcome> {
  const person = await wecom.person(code)
  if (person.kind !== 'ok') return refusedBy(ctx, 'wecom', person)
  if (person.data.kind === 'externalIdentity') return { kind: 'refused', refusal: 'notColleague' }
  // A colleague who was shut out still has WeCom on the phone.
  const belongs = await wecom.isColleague(person.data.userId)
  if (belongs.kind !== 'ok') return refusedBy(ctx, 'wecom', belongs)
  if (!belongs.data) return { kind: 'refused', refusal: 'notColleague' }
  return outcomeOf(ctx, {
    type: 'oa',
    appId: wecom.corpId,
    subject: person.data.userId,
    nickname: '',
    avatar: '',
  })
}
