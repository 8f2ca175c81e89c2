import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, RowId, text, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, activityShown, fieldClash } from '../activity/activity.fields.ts'
import { maxDecided, maxTesters, testerSteps } from './evaluate.codes.ts'
import { Evaluate } from './evaluate.fields.ts'

const Setup = z.strictObject({
  ...activitySetup,
  skuId: RowId,
  quota: whole(1, maxTesters),
  /** Days after receipt in which a report is due. */
  reportDays: whole(3, 60),
  intro: text(500),
  introEn: text(1000),
  rules: text(1000),
  rulesEn: text(2000),
})
export type EvaluateSetup = z.output<typeof Setup>

export const AdminEvaluate = Evaluate.extend({
  ...activityDetail,
  nameEn: z.string(),
  intro: z.string(),
  introEn: z.string(),
  rules: z.string(),
  rulesEn: z.string(),
  skuId: z.number().int(),
  /** Units of the store that can be sold. */
  available: z.number().int(),
  /** Applications about which nothing is decided. */
  waiting: z.number().int(),
  /** Whether staff have said that choosing is over. */
  isSettled: z.boolean(),
  /** Whether places can be given away now. */
  mayChoose: z.boolean(),
  /** Reports that were written, and testers who are late with theirs. */
  reported: z.number().int(),
  late: z.number().int(),
})
export type AdminEvaluate = z.output<typeof AdminEvaluate>

export const AdminEvaluateRow = z.object({
  ...activityShown,
  name: z.string(),
  title: z.string(),
  /** Places in all, and those that are taken. */
  quota: z.number().int(),
  chosen: z.number().int(),
  /** Members who applied, those of them about whom nothing is decided, and reports so far. */
  applied: z.number().int(),
  waiting: z.number().int(),
  reported: z.number().int(),
})
export type AdminEvaluateRow = z.output<typeof AdminEvaluateRow>

/** An application, and how far its tester is. */
export const AdminApplication = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  reason: z.string(),
  at: Moment,
  step: z.enum(testerSteps),
  orderSn: z.string().nullable(),
  reportDue: Moment.nullable(),
  report: z
    .object({
      reviewId: z.number().int(),
      star: z.number().int(),
      content: z.string(),
      pics: z.number().int(),
      /** Whether the reviews' desk shows it to everyone. */
      isShown: z.boolean(),
      /** Whether it stands with the trial. */
      isPromoted: z.boolean(),
      at: Moment,
    })
    .nullable(),
})
export type AdminApplication = z.output<typeof AdminApplication>

/** What stands against a set-up. */
export const EvaluateClash = fieldClash(['skuId', 'quota'])
export type EvaluateClash = z.output<typeof EvaluateClash>

/** Who was chosen, and whom no order could be made for. */
export const EvaluateChosen = z.object({
  chosen: z.number().int(),
  refused: z.array(
    z.object({ id: z.number().int(), name: z.string(), /** Why, in words. */ text: z.string() }),
  ),
})
export type EvaluateChosen = z.output<typeof EvaluateChosen>

const ById = z.object({ id: RowId })
const deciders = { authz: 'operator', right: 'promotion.write', params: ById } as const
const Named = z.strictObject({ applyIds: z.array(RowId).min(1).max(maxDecided) })

export const evaluateAdminCalls = {
  ...activityAdminCalls({
    path: 'evaluate',
    paths: 'evaluates',
    nouns: ['a trial with reports', 'Trials with reports'],
    ends: 'Calls a trial off before places are given away, with a reason; who applied is told',
    row: AdminEvaluateRow,
    one: AdminEvaluate,
    setup: Setup,
  }),
  applications: GET('/admin/api/{p}-{s}/evaluates/{id}/applications', {
    summary: 'Who applied for a trial, the first first',
    ...records('evaluate', AdminApplication, 'promotion.read', {
      /** Those about which nothing is decided, those who test, or everybody. */
      which: z.enum(['all', 'waiting', 'testers']).default('all'),
    }),
  }),
  clashes: POST('/admin/api/{p}-{s}/evaluate/clashes', clashing(Setup, EvaluateClash)),
  choose: POST('/admin/api/{p}-{s}/evaluates/{id}/choose', {
    summary: 'Gives places to some who applied, each with an order that has nothing to pay',
    ...deciders,
    body: Named,
    reply: EvaluateChosen,
  }),
  draw: POST('/admin/api/{p}-{s}/evaluates/{id}/draw', {
    summary: 'Gives all places that are left by lot among those who wait',
    ...deciders,
    reply: EvaluateChosen,
  }),
  decline: POST('/admin/api/{p}-{s}/evaluates/{id}/decline', {
    summary: 'Turns some who applied down; they are told',
    ...deciders,
    body: Named,
    reply: z.object({ declined: z.number().int() }),
  }),
  settle: POST('/admin/api/{p}-{s}/evaluates/{id}/settle', {
    summary: 'Ends choosing: all who still wait are turned down and told',
    ...deciders,
    reply: AdminEvaluate,
  }),
  promote: POST('/admin/api/{p}-{s}/evaluates/{id}/promote', {
    summary: 'Lets a report that is shown stand with its trial, or not any more',
    ...deciders,
    body: z.strictObject({ applyId: RowId, isPromoted: z.boolean() }),
    reply: AdminApplication,
  }),
}
