import type {
  AdminApplication,
  AdminEvaluate,
  AdminEvaluateRow,
  EvaluateClash,
  EvaluateSetup,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { mayChoose, testerStep } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, type Instant, type Result } from '@mallard/kernel'
import {
  clashesAtFields,
  defineActivity,
  faultOfSkus,
  recordsOf,
  type ListRow,
  type SkuSales,
} from '#features/activities/activity/index.ts'
import { storedReviews, type StoredReview } from '#features/catalog/review/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { declineWaiting, listApplications, type ApplyRow } from './apply.repo.ts'
import { evaluateListing, type ListedEvaluate } from './evaluate-admin.repo.ts'
import { tellCalledOff } from './evaluate-notices.ts'
import { findEvaluate, type EvaluateRow } from './evaluate.repo.ts'
import { evaluateView } from './evaluate.service.ts'
import { localised } from '#platform/locale.rules.ts'

export async function detail(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminEvaluate, 'notFound'>> {
  const now = clock.now()
  const row = await findEvaluate(db, scope, id, new Date(now))
  if (!row) return refuse('notFound')
  const { version, name, nameEn, intro, introEn, rules, rulesEn, skuId, closeReason } = row
  const { available, waiting, isSettled, reported, late } = row
  return ok({
    ...evaluateView(row, locale, now),
    ...{ version, name, nameEn, intro, introEn, rules, rulesEn, skuId, closeReason },
    ...{ available, waiting, isSettled, reported, late },
    state: activityState(row, now),
    mayChoose: mayChoose(row, now),
  })
}

export function applicationView(
  row: ApplyRow,
  review: StoredReview | undefined,
  now: Instant,
): AdminApplication {
  const { id, memberId, name, phone, reason, at, orderSn, reportDue, isPromoted } = row
  return {
    ...{ id, memberId, name, reason, at, orderSn, reportDue },
    phone: maskedPhone(phone),
    step: testerStep(row, now),
    report: review
      ? {
          reviewId: review.id,
          star: review.star,
          content: review.content,
          pics: review.pics.length,
          isShown: review.state === reviewStates.shown,
          isPromoted,
          at: review.createdAt,
        }
      : null,
  }
}

export const applications = recordsOf({
  find: findEvaluate,
  list: listApplications,
  async view(rows: ApplyRow[], { services: { db }, scope, clock }) {
    const ids = rows.flatMap(({ reviewId }) => reviewId ?? [])
    const reviews = await storedReviews(db, scope.partnerId, ids)
    return rows.map((row) => applicationView(row, reviews.get(row.reviewId ?? 0), clock.now()))
  },
})

const sales: SkuSales<EvaluateSetup, EvaluateClash['field']> = {
  table: 'evaluation',
  kind: orderKind.evaluate,
  typed: ({ skuId, quota }: EvaluateSetup) => [{ skuId, price: 0, quota }],
  // Nothing is asked for it: no price is too high.
  mayEqual: true,
  names: { same: 'skuId', other: 'skuId', price: 'skuId', stock: 'quota' },
}

function setupOf(row: EvaluateRow): Omit<EvaluateSetup, 'id' | 'version'> {
  const { name, nameEn, intro, introEn, rules, rulesEn, startAt, endAt } = row
  const { skuId, quota, reportDays } = row
  return { name, nameEn, intro, introEn, rules, rulesEn, startAt, endAt, skuId, quota, reportDays }
}

/** `close`: it is called off while applications are taken or before. */
export const {
  list,
  save,
  close,
  setUp: setUpEvaluate,
} = defineActivity({
  object: 'evaluate',
  table: 'evaluation',
  begun: 'evaluateBegun',
  find: findEvaluate,
  setupOf,
  columns: (setup: EvaluateSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    intro: setup.intro,
    intro_en: setup.introEn,
    rules: setup.rules,
    rules_en: setup.rulesEn,
    sku_id: setup.skuId,
    quota: setup.quota,
    report_days: setup.reportDays,
  }),
  check: (trx, ctx, setup) =>
    faultOfSkus(sales, trx, ctx, setup, { high: 'badInput', clash: 'evaluateClash' }),
  closed: async (trx, scope, id, now) =>
    tellCalledOff(trx, await declineWaiting(trx, scope, id), new Date(now)),
  listing: evaluateListing,
  row: ({ titleEn, ...row }: ListRow<ListedEvaluate>, locale): AdminEvaluateRow => ({
    ...row,
    title: localised(locale, row.title, titleEn),
  }),
  detail,
})

export const clashes = clashesAtFields(sales)
