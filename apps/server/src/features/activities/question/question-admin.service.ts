import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminAnswer,
  AdminQuestionnaire,
  AdminQuestionnaireRow,
  QuestionnaireSetup,
} from '@mallard/contract/activities/question/question-admin.calls'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { beijingDateTime, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  defineActivity,
  recordsOf,
  setUpThing,
  type ListRow,
} from '#features/activities/activity/index.ts'
import {
  answersInWords,
  answersSheet,
  formWrong,
  questionsIn,
} from '#features/activities/form/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { randomText } from '#platform/secrets.ts'
import { figuresOf, listAnswers, type ListedAnswer } from './question-figures.repo.ts'
import { questionListing, type ListedForm } from './question-listing.repo.ts'
import { findForm, type FormRow } from './question.repo.ts'
import { figuresFrom } from './question.rules.ts'

type Terms = Omit<QuestionnaireSetup, 'id' | 'version'>

const termsOf = (form: FormRow): Terms => ({
  name: form.name,
  nameEn: form.nameEn,
  intro: form.intro,
  introEn: form.introEn,
  questions: form.questions,
  thanks: form.thanks,
  thanksEn: form.thanksEn,
  rewardKind: form.rewardKind,
  points: form.points,
  templateId: form.templateId,
  showsFigures: form.showsFigures,
  most: form.most,
  startAt: form.startAt,
  endAt: form.endAt,
})

export async function detail(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminQuestionnaire, 'notFound'>> {
  const form = await findForm(db, scope, id)
  if (!form) return refuse('notFound')
  const { totals, counts } = await figuresOf(db, id, form.questions)
  return ok({
    ...termsOf(form),
    id,
    version: form.version,
    url: form.url,
    state: activityState(form, clock.now()),
    closeReason: form.closeReason,
    answers: form.answers,
    figures: figuresFrom(questionsIn(locale, form.questions), totals, counts),
  })
}

type Fault = 'badInput' | 'notFound' | 'partnerWide' | 'formWrong' | 'questionBegun'

/** Why what is given for answers cannot be; undefined: it can. */
async function rewardFault(
  trx: Db,
  { scope, staff }: StaffCtx,
  { rewardKind, points, templateId, endAt }: QuestionnaireSetup,
): Promise<Refused<Fault> | undefined> {
  if (points > 0 !== (rewardKind === 'points')) return refuse('badInput', { field: 'points' })
  if ((templateId !== null) !== (rewardKind === 'coupon'))
    return refuse('badInput', { field: 'templateId' })
  // Points are money of every store of the partner.
  if (points > 0 && !staff.rightsEverywhere.includes('promotion.write'))
    return refuse('partnerWide')
  if (templateId === null) return undefined
  const coupon = await setUpThing(trx, scope, { skuId: null, templateId, endAt })
  return coupon ? undefined : refuse('notFound')
}

async function check(
  trx: Db,
  ctx: StaffCtx,
  setup: QuestionnaireSetup,
): Promise<Refused<Fault> | undefined> {
  return formWrong(setup.questions) ?? rewardFault(trx, ctx, setup)
}

/** `close`: nobody answers any more; what was answered stays. */
export const {
  list,
  save,
  close,
  setUp: setUpQuestionnaire,
} = defineActivity({
  object: 'question',
  table: 'question_form',
  begun: 'questionBegun',
  mayBeginAtOnce: true,
  find: findForm,
  setupOf: termsOf,
  columns: (setup: QuestionnaireSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    intro: setup.intro,
    intro_en: setup.introEn,
    questions: JSON.stringify(setup.questions),
    thanks: setup.thanks,
    thanks_en: setup.thanksEn,
    reward_kind: setup.rewardKind,
    points: setup.points,
    template_id: setup.templateId,
    shows_figures: setup.showsFigures,
    most: setup.most,
  }),
  first: () => ({ url: randomText(10, '0123456789abcdefghijklmnopqrstuvwxyz') }),
  check,
  listing: questionListing,
  row: (row: ListRow<ListedForm>): AdminQuestionnaireRow => row,
  detail,
})

export const answers = recordsOf({
  find: findForm,
  list: listAnswers,
  view(rows: ListedAnswer[], { services, locale }, form) {
    const questions = questionsIn(locale, form.questions)
    return rows.map(({ answers: given, pics, phone, ...row }): AdminAnswer => ({
      ...row,
      phone: maskedPhone(phone),
      answers: answersInWords(services, questions, { answers: given, pics }, locale),
    }))
  },
})

/** All who answered, the latest first. */
export async function exportAnswers(
  ctx: StaffCtx,
  asked: { readonly id: number; readonly format: SheetFormat },
): Promise<Result<SheetFile, 'notFound'>> {
  const { services, scope } = ctx
  const form = await findForm(services.db, scope, asked.id)
  if (!form) return refuse('notFound')
  const all = { offset: 0, limit: maxSheetRows }
  const { rows } = await listAnswers(services.db, scope, asked.id, all)
  return ok(await answersSheet(ctx, answerSheet, asked, form.questions, rows))
}

const answerSheet = {
  object: 'question',
  named: ['问卷答案', 'answers'],
  heads: [
    ['时间', 'Time', 20],
    ['昵称', 'Name', 20],
    ['手机号', 'Phone', 16],
  ],
  cells: ({ at, name, phone }: ListedAnswer) => [beijingDateTime(at), name, maskedPhone(phone)],
} as const
