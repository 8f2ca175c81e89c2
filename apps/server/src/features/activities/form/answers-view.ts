import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { Question, SaidAnswer } from '@mallard/contract/activities/form/form.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Locale } from '@mallard/kernel'
import { signPicture } from '#features/shop/upload/index.ts'
import { answerText } from './form.rules.ts'

/** Answers as they are kept: pictures by the keys of their uploads. */
export interface GivenAnswers {
  readonly answers: readonly FormAnswer[]
  readonly pics: Readonly<Record<string, PictureRef>>
}

/** Answers as staff read them, in the order in which they were kept; pictures can be opened. */
export function answersInWords(
  services: Parameters<typeof signPicture>[0],
  questions: readonly Question[],
  { answers, pics }: GivenAnswers,
  locale: Locale,
): SaidAnswer[] {
  return answers.flatMap(({ id, value }) => {
    const question = questions.find((each) => each.id === id)
    if (!question) return []
    const shown = value.flatMap((key) => (pics[key] ? [signPicture(services, pics[key])] : []))
    const text = answerText(question, value, locale)
    return [{ id, title: question.title, text, pics: shown }]
  })
}

/** Columns of a table of answers, one for each question. */
export const answerHeads = (questions: readonly Question[]) =>
  questions.map(({ title }) => ({ head: title, width: 24 }))

/** The cells below them. */
export const answerCells = (
  questions: readonly Question[],
  answers: readonly FormAnswer[],
  locale: Locale,
): string[] =>
  questions.map((question) => {
    const value = answers.find(({ id }) => id === question.id)?.value
    return value ? answerText(question, value, locale) : ''
  })
