import { maxStars } from '@mallard/contract/activities/form/form.codes'
import type { Question } from '@mallard/contract/activities/form/form.fields'
import type { QuestionFigures } from '@mallard/contract/activities/question/question.fields'

/** Answers to a question in all; the mean of its numbers or stars. */
export interface QuestionTotal {
  readonly id: string
  readonly answers: number
  readonly mean: number | null
}

/** How often one value of a choice, or one number of stars, was given. */
export interface ValueCount {
  readonly id: string
  readonly value: string
  readonly count: number
}

const stars = Array.from({ length: maxStars }, (_, index) => {
  const id = String(index + 1)
  return { id, name: id }
})

/** What all answers say together, in the form's order. */
export function figuresFrom(
  questions: readonly Question[],
  totals: readonly QuestionTotal[],
  counts: readonly ValueCount[],
): QuestionFigures[] {
  return questions.map(({ id, title, type, options }) => {
    const total = totals.find((each) => each.id === id)
    const countOf = (value: string) =>
      counts.find((each) => each.id === id && each.value === value)?.count ?? 0
    return {
      id,
      title,
      answers: total?.answers ?? 0,
      tallies: (type === 'star' ? stars : options).map((of) => ({ ...of, count: countOf(of.id) })),
      mean: total?.mean ?? null,
    }
  })
}
