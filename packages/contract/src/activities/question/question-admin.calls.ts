import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, RowId, text, whole } from '../../fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { SheetFile } from '../../sheet.fields.ts'
import {
  activitySetup,
  deciding,
  detail,
  listing,
  records,
  saving,
} from '../activity/activity-admin.calls.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { FormSetup, SaidAnswer } from '../form/form.fields.ts'
import { mostRewardPoints, rewardKinds } from './question.codes.ts'
import { QuestionFigures } from './question.fields.ts'

const Setup = z.strictObject({
  ...activitySetup,
  /** Lines of text above the questions. */
  intro: text(500),
  introEn: text(1000),
  questions: FormSetup,
  /** Lines of text that who has answered reads. */
  thanks: text(500),
  thanksEn: text(1000),
  rewardKind: z.enum(rewardKinds),
  /** Of a reward of points; 0 otherwise. */
  points: whole(0, mostRewardPoints).default(0),
  /** Of a reward that is a coupon. */
  templateId: RowId.nullable().default(null),
  /** Whether who has answered sees what all answered. */
  showsFigures: z.boolean(),
  /** Answers that are taken at the most; null: as many as come. */
  most: whole(1, 1_000_000).nullable().default(null),
})
export type QuestionnaireSetup = z.output<typeof Setup>

export const AdminQuestionnaire = Setup.omit({
  id: true,
  version: true,
  startAt: true,
  endAt: true,
}).extend({
  id: z.number().int(),
  version: z.number().int(),
  /** What its address ends with. */
  url: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  closeReason: z.string(),
  /** Answers so far. */
  answers: z.number().int(),
  /** What each question was answered with. */
  figures: z.array(QuestionFigures),
})
export type AdminQuestionnaire = z.output<typeof AdminQuestionnaire>

export const AdminQuestionnaireRow = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  /** Answers so far, and how many are taken at the most. */
  answers: z.number().int(),
  most: z.number().int().nullable(),
})
export type AdminQuestionnaireRow = z.output<typeof AdminQuestionnaireRow>

/** One answer as staff read it. */
export const AdminAnswer = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  /** Name of the member, and their phone, masked. */
  name: z.string(),
  phone: z.string(),
  at: Moment,
  /** In the order of the questions that were answered. */
  answers: z.array(SaidAnswer),
})
export type AdminAnswer = z.output<typeof AdminAnswer>

export const questionAdminCalls = {
  list: GET('/admin/api/{p}-{s}/questions', {
    summary: 'Questionnaires of a store, the latest first',
    ...listing(AdminQuestionnaireRow),
  }),
  detail: GET('/admin/api/{p}-{s}/questions/{id}', {
    summary: 'One questionnaire with what was answered in all',
    ...detail(AdminQuestionnaire),
  }),
  answers: GET('/admin/api/{p}-{s}/questions/{id}/answers', {
    summary: 'Answers to a questionnaire, the latest first',
    reads: { way: 'list', of: 'question', by: 'id' },
    ...records(AdminAnswer, 'promotion.read', {}),
  }),
  save: POST('/admin/api/{p}-{s}/question/save', {
    summary:
      'Sets up a questionnaire, or changes one that has not begun; the same request sets up one',
    ...saving(Setup, AdminQuestionnaire),
  }),
  close: POST('/admin/api/{p}-{s}/questions/{id}/close', {
    summary: 'Ends a questionnaire for good, with a reason; what was answered stays',
    ...deciding(AdminQuestionnaire),
  }),
  exportAnswers: POST('/admin/api/{p}-{s}/questions/{id}/export', {
    summary: 'All answers as a table, the latest first; noted in the audit log',
    authz: 'operator',
    reads: { way: 'export', of: 'question', by: 'id' },
    right: 'promotion.write',
    keepsPages: true,
    params: z.object({ id: RowId }),
    body: z.strictObject({ format: z.enum(sheetFormats) }),
    reply: SheetFile,
  }),
}
