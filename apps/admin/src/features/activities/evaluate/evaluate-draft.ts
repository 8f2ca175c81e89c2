import type {
  AdminEvaluate,
  EvaluateSetup,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { reportDays } from '@mallard/contract/activities/evaluate/evaluate.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, type Instant } from '@mallard/kernel'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'

/** What is typed: moments by the store's clock. */
export interface EvaluateDraft {
  name: string
  nameEn: string
  sku: AdminPickedSku | undefined
  from: string
  until: string
  quota: number | null
  reportDays: number | null
  intro: string
  introEn: string
  rules: string
  rulesEn: string
}

const blank = { name: '', nameEn: '', intro: '', introEn: '', rules: '', rulesEn: '' }

/** Two weeks from the next full hour on, or a trial as it is. */
export function draftOf(trial: AdminEvaluate | undefined, now: Instant): EvaluateDraft {
  if (!trial) {
    const from = nextHour(now)
    const times = { from: momentInput(from), until: momentInput(from + 14 * day) }
    return { ...blank, ...times, sku: undefined, quota: null, reportDays }
  }
  const { skuId, productSn, title, productAttr, pic, salePrice, available } = trial
  const { name, nameEn, intro, introEn, rules, rulesEn, quota } = trial
  return {
    ...{ name, nameEn, intro, introEn, rules, rulesEn, quota },
    reportDays: trial.reportDays,
    sku: { skuId, productSn, title, attr: productAttr, pic, salePrice, available },
    from: momentInput(trial.startAt),
    until: momentInput(trial.endAt),
  }
}

/** What saving sends; what is not typed yet is 0. */
export function setupOf(
  draft: EvaluateDraft,
  { id, version }: { readonly id: number; readonly version: number },
): EvaluateSetup {
  return {
    id,
    version,
    name: draft.name.trim(),
    nameEn: draft.nameEn.trim(),
    startAt: momentOf(draft.from) ?? 0,
    endAt: momentOf(draft.until) ?? 0,
    skuId: draft.sku?.skuId ?? 0,
    quota: draft.quota ?? 0,
    reportDays: draft.reportDays ?? 0,
    intro: draft.intro.trim(),
    introEn: draft.introEn.trim(),
    rules: draft.rules.trim(),
    rulesEn: draft.rulesEn.trim(),
  }
}

/** Whether enough is typed, so that the server can be asked what stands against it. */
export const isWhole = ({ startAt, endAt, skuId, quota, reportDays: days }: EvaluateSetup) =>
  [startAt, endAt, skuId, quota, days].every((value) => value > 0)
