import type { EvaluateReport } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { reportMin } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Locale, Scope } from '@mallard/kernel'
import { shownReviews, type ReviewDuties } from '#features/catalog/review/index.ts'
import type { Db } from '#platform/db/database.ts'
import { noteReport, promotedReports } from './apply.repo.ts'
import { localised } from '#platform/locale.rules.ts'

/** The review of what was tried for nothing is a report. */
export const reviewDuties: ReviewDuties = {
  minOf: (kind) => (kind === orderKind.evaluate ? reportMin : undefined),
  written: noteReport,
}

/** Reports that stand with their trials and are shown, the latest first; of one where it is named. */
export async function reportsOf(
  db: Db,
  scope: Scope,
  locale: Locale,
  { id, most }: { readonly id?: number; readonly most: number },
): Promise<EvaluateReport[]> {
  const rows = await promotedReports(db, scope, id, most)
  const ids = rows.map(({ reviewId }) => reviewId)
  const shown = await shownReviews(db, scope.partnerId, ids, locale)
  return rows.flatMap(({ reviewId, evaluationId, name, nameEn }) => {
    const review = shown.get(reviewId)
    return review
      ? [{ ...review, evaluateId: evaluationId, name: localised(locale, name, nameEn) }]
      : []
  })
}
