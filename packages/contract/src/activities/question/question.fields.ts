import { z } from 'zod'
import { Moment } from '../../fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { AnswerFaultField, Question } from '../form/form.fields.ts'
import { rewardKinds } from './question.codes.ts'

/** Ten small letters and digits: what the address of a questionnaire ends with. */
export const QuestionUrl = z.string().regex(/^[a-z0-9]{10}$/, '编号不正确')

/** What answers bring, once for each person. */
export const Reward = z.object({
  kind: z.enum(rewardKinds),
  /** Of points; 0 otherwise. */
  points: z.number().int(),
  /** Of a coupon: its name; empty otherwise. */
  name: z.string(),
})
export type Reward = z.output<typeof Reward>

/** A questionnaire in the language of who reads it. */
export const QuestionInfo = z.object({
  url: z.string(),
  name: z.string(),
  /** Lines of text. */
  intro: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  questions: z.array(Question),
  reward: Reward,
  /** Answers that are still taken; null: as many as come. */
  left: z.number().int().nullable(),
  /** What leads the reader to their result; null: they have not answered. */
  sourceUrl: z.string().nullable(),
})
export type QuestionInfo = z.output<typeof QuestionInfo>

/** What is wrong with answers that were sent, or where their result stands. */
export const QuestionSaved = z.object({
  /** Empty: the answers are kept. */
  faults: z.array(AnswerFaultField),
  /** Null while there are faults. */
  sourceUrl: z.string().nullable(),
})
export type QuestionSaved = z.output<typeof QuestionSaved>

/** How often one option, or one number of stars, was chosen. */
export const Tally = z.object({
  /** Id of the option, or the stars. */
  id: z.string(),
  name: z.string(),
  count: z.number().int(),
})

/** What all answers to one question say together. */
export const QuestionFigures = z.object({
  id: z.string(),
  title: z.string(),
  /** Answers to it. */
  answers: z.number().int(),
  /** Of choices, and of stars with the fewest first; empty otherwise. */
  tallies: z.array(Tally),
  /** Mean of numbers and of stars, with at most two decimals; null otherwise. */
  mean: z.number().nullable(),
})
export type QuestionFigures = z.output<typeof QuestionFigures>

/** What somebody reads who has answered. */
export const QuestionResult = z.object({
  url: z.string(),
  name: z.string(),
  /** Lines of text. */
  thanks: z.string(),
  at: Moment,
  reward: Reward,
  /** What was promised could not be given any more: the coupon is gone. */
  isRewardGone: z.boolean(),
  /** Where the questionnaire shows them: choices and stars alone. */
  figures: z.array(QuestionFigures),
})
export type QuestionResult = z.output<typeof QuestionResult>
