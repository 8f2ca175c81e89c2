import { z } from 'zod'
import { line, PictureRef, text } from '../../fields.ts'
import { answerFaults, maxOptions, maxQuestions, questionTypes } from './form.codes.ts'

const PartId = z.string().regex(/^[a-z0-9]{1,12}$/, '编号不正确')
const Bound = z.number().min(-1_000_000_000_000).max(1_000_000_000_000).nullable()

/** Answers that lead to a question: it is asked when the earlier one has one of these options. */
const Branch = z.strictObject({
  questionId: PartId,
  optionIds: z.array(PartId).max(maxOptions),
})

/** A question of a form as staff make it, in both languages. */
export const QuestionSetup = z.strictObject({
  /** Its own within the form; it stays when the question is moved or worded anew. */
  id: PartId,
  type: z.enum(questionTypes),
  title: line(100, 1),
  titleEn: line(200),
  /** What stands below the question. */
  hint: line(100),
  hintEn: line(200),
  isRequired: z.boolean(),
  /** Of `single` and `multiple`; none else. */
  options: z
    .array(z.strictObject({ id: PartId, name: line(60, 1), nameEn: line(120) }))
    .max(maxOptions),
  /**
   * Bounds of an answer that is given: options of `multiple`, characters of `text`, the value of
   * `number`, pictures of `picture`. Null: none of its own.
   */
  least: Bound,
  most: Bound,
  /** Null: it is always asked. */
  showIf: Branch.nullable(),
})
export type QuestionSetup = z.output<typeof QuestionSetup>

/** A form that may ask nothing. */
export const OpenFormSetup = z.array(QuestionSetup).max(maxQuestions)
export const FormSetup = OpenFormSetup.min(1)

/** A question in the language of who reads it. */
export const Question = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  title: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.object({ id: z.string(), name: z.string() })),
  least: z.number().nullable(),
  most: z.number().nullable(),
  showIf: z.object({ questionId: z.string(), optionIds: z.array(z.string()) }).nullable(),
})
export type Question = z.output<typeof Question>

/**
 * An answer is a list of texts for every type: ids of options, one text, one number as it was typed,
 * `1` to `5`, a day `2026-11-21`, keys of uploads, codes of province, city and county.
 */
export const Answer = z.strictObject({
  id: PartId,
  value: z.array(text(2000)).max(maxOptions),
})
export type Answer = z.output<typeof Answer>

export const FormAnswers = z.array(Answer).max(maxQuestions)

/** What is wrong with one answer. */
export const AnswerFaultField = z.object({ id: z.string(), fault: z.enum(answerFaults) })

/** An answer as staff read it. */
export const SaidAnswer = z.object({
  id: z.string(),
  title: z.string(),
  /** In words: names of options, a day, names of a region. */
  text: z.string(),
  /** Addresses that are good for some minutes. */
  pics: z.array(PictureRef),
})
export type SaidAnswer = z.output<typeof SaidAnswer>
