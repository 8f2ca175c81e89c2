import type {
  AdminSeckill,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillAdmin } from '@mallard/contract/admin-limits.gen'
import { hour, type Instant, type Locale } from '@mallard/kernel'
import { namedPeriodOf, type NamedPeriodDraft } from '#platform/activity/named-period.ts'
import {
  skuDraftOf,
  skuPriceId,
  skuSetupsOf,
  type SkuDraft,
  type SkuFault,
} from '#platform/activity/sku-draft.ts'
import type { AnyRefusal } from '#platform/form/define-editor.tsx'
import { isFault } from '#platform/form/is-fault.ts'
import { CallFailure, failureText } from '#platform/api-error.ts'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

export interface SeckillDraft extends NamedPeriodDraft {
  readonly skus: readonly SkuDraft[]
}

/** The text that says what is not right yet, and of which SKU. */
export type Fault = SkuFault | { readonly text: 'badName' | 'badTime' | 'badStart' }

/** The next full hour that leaves time to look at it, for two hours. */
export function newDraft(now: Instant): SeckillDraft {
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(from + 2 * hour),
    skus: [],
  }
}

export function draftOf({ name, nameEn, startAt, endAt, skus }: AdminSeckill): SeckillDraft {
  return {
    name,
    nameEn,
    from: momentInput(startAt),
    until: momentInput(endAt),
    skus: skus.map(skuDraftOf),
  }
}

/** The same sale at another time: from the next full hour, for as long. */
export function draftLike(session: AdminSeckill, now: Instant): SeckillDraft {
  const { from } = newDraft(now)
  return {
    ...draftOf(session),
    from,
    until: momentInput(momentOf(from)! + session.endAt - session.startAt),
  }
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: SeckillDraft,
  { id, version }: { id: number; version: number },
  now: Instant,
): SeckillSetup | Fault {
  const named = namedPeriodOf(draft, seckillAdmin.save)
  if (isFault(named)) return named
  if (named.startAt <= now) return { text: 'badStart' }
  const skus = skuSetupsOf(draft.skus, seckillAdmin.save)
  return isFault(skus) ? skus : { id, version, ...named, skus }
}

/** What the server refused to save, in its words, and the field that they are about. */
export interface Refusal extends AnyRefusal {
  readonly field: 'from' | 'price' | 'sku'
  /** None: the time. */
  readonly skuId?: number
}

/** The refusal of a save; undefined where no field is to blame. */
export function refusalOf(failure: unknown, locale: Locale): Refusal | undefined {
  if (!(failure instanceof CallFailure)) return undefined
  const { reason, details } = failure
  const text = failureText(failure, locale)
  if (reason === 'seckillBegun') return { text, field: 'from', at: 'seckill-from' }
  const { skuId } = details
  if (typeof skuId !== 'number') return undefined
  const field = reason === 'seckillPriceHigh' ? 'price' : 'sku'
  return { text, field, skuId, at: skuPriceId(skuId) }
}
