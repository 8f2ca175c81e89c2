import {
  ChoiceCode,
  type AgreementState,
  type PrivacyChoice,
} from '@mallard/contract/account/member/account.calls'
import { ok, type Result } from '@mallard/kernel'
import { isDrawn, listAgreements, listDrawn } from '#features/content/cms/index.ts'
import { consentsOf, neededAgreements } from '#features/people/identity/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { choicesOf, insertChoice } from './privacy.repo.ts'
import { ownerOf, traceOf } from './security.service.ts'

export async function agreementList(
  ctx: Ctx,
): Promise<Result<{ agreements: AgreementState[]; choices: PrivacyChoice[] }, never>> {
  const { services, scope, shopper } = ctx
  const owner = shopper && { partnerId: scope.partnerId, memberId: shopper.id }
  const [texts, drawn, made, consents] = await Promise.all([
    listAgreements(services.db, scope.partnerId),
    listDrawn(ctx),
    owner ? choicesOf(services.db, owner) : [],
    owner ? consentsOf(services.db, owner.partnerId, owner.memberId) : [],
  ])
  const agreedTo = (code: string) => {
    const consent = consents.find((each) => each.code === code && each.withdrawnAt === null)
    return consent ? { version: consent.version, at: consent.agreedAt.getTime() } : null
  }
  const published = texts
    .filter(({ code }) => !isDrawn(code))
    .map(({ code, version, updated_at: updatedAt, title, title_en }) => ({
      code,
      title: localised(ctx.locale, title, title_en),
      version,
      updatedAt: updatedAt.getTime(),
      agreed: agreedTo(code),
      isDue:
        owner !== undefined &&
        neededAgreements.includes(code) &&
        agreedTo(code)?.version !== version,
    }))
  return ok({
    agreements: [...published, ...drawn.map((text) => ({ ...text, agreed: null, isDue: false }))],
    // Who has no account is told nothing.
    choices: choicesIn(made).filter(({ code }) => owner || code !== 'marketing'),
  })
}

/** All that there is to choose, with what was chosen last. */
export function choicesIn(made: Awaited<ReturnType<typeof choicesOf>>): PrivacyChoice[] {
  return ChoiceCode.options.map((code) => {
    const choice = made.find((each) => each.code === code)
    return { code, isAllowed: choice?.is_allowed ?? false, at: choice?.at.getTime() ?? null }
  })
}

/** Repeatable: the same choice again adds nothing. */
export async function agreementChoose(
  ctx: ShopperCtx,
  { code, isAllowed }: { code: ChoiceCode; isAllowed: boolean },
): Promise<Result<PrivacyChoice, never>> {
  const owner = ownerOf(ctx)
  const trace = traceOf(ctx)
  const before = (await choicesOf(ctx.services.db, owner)).find((choice) => choice.code === code)
  if (before?.is_allowed === isAllowed) return ok({ code, isAllowed, at: before.at.getTime() })
  await insertChoice(ctx.services.db, owner, { code, isAllowed, ...trace })
  return ok({ code, isAllowed, at: trace.at.getTime() })
}
