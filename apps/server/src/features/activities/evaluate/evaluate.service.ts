import {
  evaluateStage,
  testerStep,
  type Applied,
} from '@mallard/contract/activities/evaluate/evaluate.codes'
import type {
  Evaluate,
  EvaluateMine,
  EvaluateReport,
} from '@mallard/contract/activities/evaluate/evaluate.fields'
import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { fen, ok, refuse, type Instant, type Locale, type Result } from '@mallard/kernel'
import { skuShown } from '#features/activities/activity/index.ts'
import { atPriceNow, withPriceNow } from '#features/pricing/promotion/index.ts'
import { addressById } from '#features/people/address/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { applicationOf, insertApply, type ApplyRow } from './apply.repo.ts'
import { findEvaluate, listEvaluates, type EvaluateRow } from './evaluate.repo.ts'
import { reportsOf } from './report.service.ts'
import { localised } from '#platform/locale.rules.ts'

/** Reports beside the list, and with one trial. */
const maxReports = { list: 6, detail: 30 }

export function evaluateView(row: EvaluateRow, locale: Locale, now: Instant): Evaluate {
  const { id, quota, chosen, applied, startAt, endAt, reportDays } = row
  return {
    ...skuShown(row, locale),
    id,
    name: localised(locale, row.name, row.nameEn),
    stage: evaluateStage(row, now),
    salePrice: fen(row.salePrice),
    quota,
    chosen,
    applied,
    startAt,
    endAt,
    reportDays,
  }
}

const mineView = (
  row: Applied & Pick<ApplyRow, 'reason' | 'at' | 'orderSn'>,
  now: Instant,
): EvaluateMine => ({
  step: testerStep(row, now),
  reason: row.reason,
  at: row.at,
  orderSn: row.orderSn,
  reportDue: row.reportDue,
})

export async function list({ services: { db }, scope, clock, locale }: Ctx, asked: PagePlace) {
  const now = clock.now()
  const page = { offset: offsetOf(asked), limit: asked.pageSize }
  const [{ rows, total }, reports] = await Promise.all([
    listEvaluates(db, scope, page, new Date(now)),
    asked.pageNum === 1 ? reportsOf(db, scope, locale, { most: maxReports.list }) : [],
  ])
  const priced = await withPriceNow(db, scope, rows, now)
  const view = priced.map((row) => evaluateView(row, locale, now))
  return ok({ ...paged(view, total, asked), reports, serverTime: now })
}

interface Shown {
  readonly evaluate: Evaluate
  readonly intro: string
  readonly rules: string
  readonly my: EvaluateMine | null
  readonly reports: EvaluateReport[]
  readonly serverTime: Instant
}

export async function detail(
  { services: { db }, scope, clock, locale, shopper }: Ctx,
  { id }: { readonly id: number },
): Promise<Result<Shown, 'notFound'>> {
  const now = clock.now()
  const [found, my, reports] = await Promise.all([
    findEvaluate(db, scope, id, new Date(now)),
    shopper && applicationOf(db, scope, id, shopper.id),
    reportsOf(db, scope, locale, { id, most: maxReports.detail }),
  ])
  const row = await atPriceNow(db, scope, found?.skuId ?? null, found, now)
  if (!row) return refuse('notFound')
  return ok({
    evaluate: evaluateView(row, locale, now),
    intro: localised(locale, row.intro, row.introEn),
    rules: localised(locale, row.rules, row.rulesEn),
    my: my ? mineView(my, now) : null,
    reports,
    serverTime: now,
  })
}

interface Application {
  readonly id: number
  readonly reason: string
  readonly addressId: number
  readonly requestId: string
}

export async function apply(
  { services: { db }, scope, clock, shopper }: ShopperCtx,
  { id, reason, addressId, requestId }: Application,
): Promise<Result<EvaluateMine, 'notFound' | 'evaluateWait' | 'evaluateOver' | 'evaluateApplied'>> {
  const now = clock.now()
  const row = await findEvaluate(db, scope, id, new Date(now))
  const owner = { ...scope, memberId: shopper.id }
  if (!row || !(await addressById(db, owner, addressId))) return refuse('notFound')
  const wish = { evaluationId: id, memberId: shopper.id, requestId, reason, addressId }
  const isNew = await insertApply(db, scope, { ...wish, at: new Date(now) })
  const mine = await applicationOf(db, scope, id, shopper.id)
  if (mine && (isNew || mine.requestId === requestId)) return ok(mineView(mine, now))
  if (mine) return refuse('evaluateApplied')
  return refuse(activityState(row, now) === 'WAIT' ? 'evaluateWait' : 'evaluateOver')
}
