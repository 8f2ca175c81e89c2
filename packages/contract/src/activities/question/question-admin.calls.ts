import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, RowId, text, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  exporting,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, activityShown } from '../activity/activity.fields.ts'
import { FormSetup, SaidAnswer } from '../form/form.fields.ts'
import { maxRewardPoints, rewardKinds } from './question.codes.ts'
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
  points: whole(0, maxRewardPoints).default(0),
  /** Of a reward that is a coupon. */
  templateId: RowId.nullable().default(null),
  /** Whether who has answered sees what all answered. */
  showsFigures: z.boolean(),
  /** Answers that are taken at the most; null: as many as come. */
  most: whole(1, 1_000_000).nullable().default(null),
})
export type QuestionnaireSetup = z.output<typeof Setup>

export const AdminQuestionnaire = Setup.extend({
  ...activityDetail,
  /** What its address ends with. */
  url: z.string(),
  /** Answers so far. */
  answers: z.number().int(),
  /** What each question was answered with. */
  figures: z.array(QuestionFigures),
})
export type AdminQuestionnaire = z.output<typeof AdminQuestionnaire>

export const AdminQuestionnaireRow = z.object({
  ...activityShown,
  name: z.string(),
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
  ...activityAdminCalls({
    path: 'question',
    paths: 'questions',
    nouns: ['a questionnaire', 'Questionnaires'],
    ends: 'Ends a questionnaire for good, with a reason; what was answered stays',
    row: AdminQuestionnaireRow,
    one: AdminQuestionnaire,
    setup: Setup,
  }),
  answers: GET('/admin/api/{p}-{s}/questions/{id}/answers', {
    summary: 'Answers to a questionnaire, the latest first',
    ...records('question', AdminAnswer, 'promotion.read', {}),
  }),
  exportAnswers: POST('/admin/api/{p}-{s}/questions/{id}/export', {
    summary: 'All answers as a table, the latest first; noted in the audit log',
    ...exporting('question'),
  }),
}
