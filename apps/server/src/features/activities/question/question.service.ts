import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type { FormFault } from '@mallard/contract/activities/form/form'
import { answersKept, type FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type {
  QuestionInfo,
  QuestionResult,
  QuestionSaved,
  Reward,
} from '@mallard/contract/activities/question/question.fields'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  actorType,
  day,
  ok,
  refuse,
  type Instant,
  type Locale,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { answerFaults, claimAnswers, questionsIn } from '#features/activities/form/index.ts'
import { takeCoupon } from '#features/pricing/coupon/index.ts'
import { creditPoints, lockHolding } from '#features/pricing/points/index.ts'
import { sweepWithPictures } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { figuresOf } from './question-figures.repo.ts'
import {
  findAnswer,
  findForm,
  insertAnswer,
  removeOldAnswers,
  takePlace,
  type AnswerRow,
  type FormRow,
} from './question.repo.ts'
import { figuresFrom } from './question.rules.ts'
import { localised } from '#platform/locale.rules.ts'

function rewardOf(form: FormRow, locale: Locale): Reward {
  const { rewardKind: kind, points, couponName, couponNameEn } = form
  return { kind, points, name: localised(locale, couponName, couponNameEn) }
}

export async function info(
  { services: { db }, scope, clock, locale, shopper }: Ctx,
  { url }: { readonly url: string },
): Promise<Result<QuestionInfo, 'notFound'>> {
  const form = await findForm(db, scope, url)
  if (!form) return refuse('notFound')
  const mine = shopper && (await findAnswer(db, scope, shopper.id, { formId: form.id }))
  const { name, nameEn, intro, introEn, startAt, endAt, most, answers } = form
  return ok({
    url,
    name: localised(locale, name, nameEn),
    intro: localised(locale, intro, introEn),
    state: activityState(form, clock.now()),
    startAt,
    endAt,
    questions: questionsIn(locale, form.questions),
    reward: rewardOf(form, locale),
    left: most === null ? null : Math.max(0, most - answers),
    sourceUrl: mine?.sourceUrl ?? null,
  })
}

type SaveRefusal =
  | 'notFound'
  | 'notLoggedIn'
  | 'questionWait'
  | 'questionOver'
  | 'questionFull'
  | 'questionAnswered'

/** Somebody who answers, at a moment. */
export interface Answerer {
  readonly scope: Scope
  readonly memberId: number
  readonly now: Instant
}

interface Sent {
  readonly requestId: string
  readonly answers: readonly FormAnswer[]
  /** What the address of the result ends with. */
  readonly sourceUrl?: string
}

/** Why nobody can answer now; undefined: somebody can. */
function closedFor(form: FormRow, now: Instant): Refused<SaveRefusal> | undefined {
  const state = activityState(form, now)
  if (state !== 'RUN') return refuse(state === 'WAIT' ? 'questionWait' : 'questionOver')
  return form.most !== null && form.answers >= form.most ? refuse('questionFull') : undefined
}

/** What is said to somebody who has answered already: the same request is answered the same. */
const saidAgain = (before: AnswerRow, { requestId }: Sent): Result<QuestionSaved, SaveRefusal> =>
  before.requestId === requestId
    ? ok({ faults: [], sourceUrl: before.sourceUrl })
    : refuse('questionAnswered')

const wrong = (faults: readonly FormFault[]) => ok({ faults: [...faults], sourceUrl: null })

/** Repeatable. Answers that are wrong are told with what is wrong, and nothing is kept. */
export async function save(
  ctx: ShopperCtx,
  { url, ...sent }: Sent & { readonly url: string },
): Promise<Result<QuestionSaved, SaveRefusal>> {
  const { services, scope, shopper, clock } = ctx
  const form = await findForm(services.db, scope, url)
  if (!form) return refuse('notFound')
  const answerer = { scope, memberId: shopper.id, now: clock.now() }
  const before = await findAnswer(services.db, scope, shopper.id, { formId: form.id })
  if (before) return saidAgain(before, sent)
  const closed = closedFor(form, answerer.now)
  if (closed) return closed
  const owner = { partnerId: scope.partnerId, memberId: shopper.id }
  const faults = await answerFaults(services.db, owner, form.questions, sent.answers)
  if (faults.length > 0) return wrong(faults)
  return retryOnConflict(() =>
    transact(services.db, (trx) => answerOnce(trx, answerer, form, sent)),
  )
}

/**
 * Keeps sound answers and gives what is promised for them, in the caller's transaction under the row
 * of the member; the place comes after what is the member's alone.
 */
export async function answerOnce(
  trx: Db,
  { scope, memberId, now }: Answerer,
  form: FormRow,
  sent: Sent,
): Promise<Result<QuestionSaved, SaveRefusal>> {
  const owner = { partnerId: scope.partnerId, memberId }
  const at = new Date(now)
  if (!(await lockHolding(trx, owner))) return refuse('notLoggedIn')
  const before = await findAnswer(trx, scope, memberId, { formId: form.id })
  if (before) return saidAgain(before, sent)
  const { answers, pics, faults } = await claimAnswers(trx, owner, form.questions, sent.answers)
  if (faults.length > 0) return wrong(faults)
  if (!(await takePlace(trx, form.id, at))) {
    const latest = (await findForm(trx, scope, form.id)) ?? form
    return closedFor(latest, now) ?? refuse('questionOver')
  }
  const couponHistoryId = await couponFor(trx, { scope, memberId, at }, form)
  const { sourceUrl = randomToken() } = sent
  const id = await insertAnswer(trx, scope, {
    formId: form.id,
    memberId,
    requestId: sent.requestId,
    sourceUrl,
    answers,
    pics,
    points: form.points,
    couponHistoryId,
    isRewardGone: form.rewardKind === 'coupon' && couponHistoryId === null,
    at,
  })
  const { points } = form
  await creditPoints(trx, owner, { points, bizType: 'question', bizId: String(id), at })
  return ok({ faults: [], sourceUrl })
}

/** The coupon that is given for answers; null where none is promised, or none can be given. */
async function couponFor(
  trx: Db,
  { scope, memberId, at }: { scope: Scope; memberId: number; at: Date },
  { templateId }: FormRow,
): Promise<number | null> {
  if (templateId === null) return null
  const taken = await takeCoupon(
    trx,
    { ...scope, memberId },
    { templateId },
    {
      obtains: couponObtains,
      source: 'question',
      actorType: actorType.shopper,
      actorId: memberId,
      isGiven: true,
      at,
    },
  )
  return taken?.historyId ?? null
}

export async function result(
  { services: { db }, scope, locale, shopper }: ShopperCtx,
  { sourceUrl }: { readonly sourceUrl: string },
): Promise<Result<QuestionResult, 'notFound'>> {
  const answer = await findAnswer(db, scope, shopper.id, { sourceUrl })
  const form = answer && (await findForm(db, scope, answer.formId))
  if (!answer || !form) return refuse('notFound')
  const { url, name, nameEn, thanks, thanksEn, showsFigures } = form
  return ok({
    url,
    name: localised(locale, name, nameEn),
    thanks: localised(locale, thanks, thanksEn),
    at: answer.at,
    reward: rewardOf(form, locale),
    isRewardGone: answer.isRewardGone,
    figures: showsFigures ? await shownFigures(db, form, locale) : [],
  })
}

/** Figures that tell nobody's words: of choices and of stars. */
async function shownFigures(db: Db, form: FormRow, locale: Locale) {
  const { totals, counts } = await figuresOf(db, form.id, form.questions)
  const figures = figuresFrom(questionsIn(locale, form.questions), totals, counts)
  return figures.filter(({ tallies }) => tallies.length > 0)
}

/** Removes answers that are too old, with their pictures. */
export const sweepAnswers = sweepWithPictures((trx, now, most) =>
  removeOldAnswers(trx, new Date(now - answersKept * day), most),
)
