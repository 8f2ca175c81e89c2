import type { GroupGoal } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type {
  AdminGroup,
  GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupBuyAdmin } from '@mallard/contract/admin-limits.gen'
import { day, type Instant } from '@mallard/kernel'
import { namedPeriodOf, type NamedPeriodDraft } from '#platform/activity/named-period.ts'
import {
  skuDraftOf,
  skuSetupsOf,
  type SkuDraft,
  type SkuFault,
} from '#platform/activity/sku-draft.ts'
import { isFault } from '#platform/form/is-fault.ts'
import { wholeTyped } from '#platform/show.ts'
import { momentInput, nextHour } from '#platform/store-clock.ts'

export interface GroupDraft extends NamedPeriodDraft {
  readonly goalType: GroupGoal
  readonly goalValue: string
  readonly freightCoupon: boolean
  readonly skus: readonly SkuDraft[]
}

/** The text that says what is not right yet, and of which SKU. */
export type Fault = SkuFault | { readonly text: 'badName' | 'badTime' | 'badStart' | 'badGoal' }

/** Three people within three days, from the next full hour that leaves time to look at it. */
export function newDraft(now: Instant): GroupDraft {
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(from + 3 * day),
    goalType: 'people',
    goalValue: '3',
    freightCoupon: false,
    skus: [],
  }
}

export function draftOf(group: AdminGroup): GroupDraft {
  const { name, nameEn, startAt, endAt, goal, freightCoupon, skus } = group
  return {
    name,
    nameEn,
    from: momentInput(startAt),
    until: momentInput(endAt),
    goalType: goal.type,
    goalValue: goal.type === 'none' ? '' : String(goal.value),
    freightCoupon,
    skus: skus.map((sku) => skuDraftOf({ ...sku, attr: sku.productAttr })),
  }
}

/** A goal of one is none. */
const goalLimit = { ...groupBuyAdmin.save.goalValue, least: 2 }

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: GroupDraft,
  { id, version }: { id: number; version: number },
  now: Instant,
): GroupSetup | Fault {
  const named = namedPeriodOf(draft, groupBuyAdmin.save)
  if (isFault(named)) return named
  if (named.startAt <= now) return { text: 'badStart' }
  const { goalType, freightCoupon } = draft
  const goalValue = goalType === 'none' ? 0 : wholeTyped(draft.goalValue, goalLimit)
  if (goalValue === undefined) return { text: 'badGoal' }
  const skus = skuSetupsOf(draft.skus, groupBuyAdmin.save)
  if (isFault(skus)) return skus
  return { id, version, ...named, goalType, goalValue, freightCoupon, skus }
}
