import type {
  AdminPromotion,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type {
  PromotionKindName,
  PromotionScope,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { promotionAdmin } from '@mallard/contract/admin-limits.gen'
import type { Instant, Locale } from '@mallard/kernel'
import { namedPeriodOf, type NamedPeriodDraft } from '#platform/activity/named-period.ts'
import { isFault } from '#platform/form/is-fault.ts'
import { wholeTyped } from '#platform/show.ts'
import { momentInput } from '#platform/store-clock.ts'
import type { RuleFault } from './kind-form.ts'
import { kindNames, newRules, ruledOf, rulesOf, type RuleDrafts } from './kind-forms.ts'

/**
 * A promotion as it is typed: money in yuan, discounts as 折 (8.5 = 85 % are left to pay), moments
 * in Beijing time.
 */
export interface PromotionDraft extends NamedPeriodDraft {
  readonly kind: PromotionKindName
  readonly rules: RuleDrafts
  readonly scope: PromotionScope
  readonly categoryIds: readonly number[]
  readonly skuIds: readonly number[]
  readonly priority: string
  readonly limitPerUser: string
}

/** Names of the texts that say what is not right yet. */
export type DraftFault = RuleFault

export function newDraft(now: Instant): PromotionDraft {
  const hour = 3_600_000
  return {
    kind: kindNames[0]!,
    rules: newRules,
    name: '',
    nameEn: '',
    from: momentInput(now),
    until: momentInput(now + 7 * 24 * hour),
    scope: 'all',
    categoryIds: [],
    skuIds: [],
    priority: '0',
    limitPerUser: '0',
  }
}

/** What a form begins with that makes another promotion like this one: from now on, for as long. */
export function draftLike(promotion: AdminPromotion, now: Instant): PromotionDraft {
  const { startAt, endAt } = promotion
  return draftOf({ ...promotion, startAt: now, endAt: now + endAt - startAt })
}

/** What it is called in the operator's language. */
export function nameIn(
  { name, nameEn }: Pick<AdminPromotion, 'name' | 'nameEn'>,
  locale: Locale,
): string {
  return (locale === 'en' && nameEn) || name
}

export function draftOf(promotion: AdminPromotion): PromotionDraft {
  const { kind, scope, scopeIds } = promotion
  return {
    ...rulesOf(kind),
    name: promotion.name,
    nameEn: promotion.nameEn,
    from: momentInput(promotion.startAt),
    until: momentInput(promotion.endAt),
    scope,
    categoryIds: scope === 'category' ? scopeIds : [],
    skuIds: scope === 'sku' ? scopeIds : [],
    priority: String(promotion.priority),
    limitPerUser: String(promotion.limitPerUser),
  }
}

/** What saving would send, or the field that is not right yet. */
export function setupOf(
  draft: PromotionDraft,
  { id, version }: { id: number; version: number },
): PromotionSetup | DraftFault {
  const named = namedPeriodOf(draft, promotionAdmin.save)
  if (isFault(named)) return named.text
  const scopeIds =
    draft.scope === 'category'
      ? [...draft.categoryIds]
      : draft.scope === 'sku'
        ? [...draft.skuIds]
        : []
  if (draft.scope !== 'all' && scopeIds.length === 0) return 'badScope'
  const priority = wholeTyped(draft.priority, promotionAdmin.save.priority)
  const limitPerUser = wholeTyped(draft.limitPerUser, promotionAdmin.save.limitPerUser)
  if (priority === undefined || limitPerUser === undefined) return 'badNumbers'
  const kind = ruledOf(draft.kind, draft.rules)
  if (typeof kind === 'string') return kind
  return {
    id,
    version,
    ...named,
    scope: draft.scope,
    scopeIds,
    kind,
    priority,
    limitPerUser,
  }
}
