import {
  maxOptions,
  maxQuestions,
  type QuestionType,
} from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import { movedTo } from '../moving/moved-to.ts'

export type Questions = readonly QuestionSetup[]
type Option = QuestionSetup['options'][number]

/** A form after a change, and what that took along. */
export interface Edited {
  readonly questions: Questions
  /** Ids of questions that are always asked from now on: what they hung on is gone or comes later. */
  readonly unbranched: readonly string[]
}

/** Whether its answer is one of options, so that others can hang on it. */
export const isChoice = (type: QuestionType): boolean => type === 'single' || type === 'multiple'

/** What `least` and `most` bound; star, day, region and one choice have nothing to bound. */
export const hasBounds = (type: QuestionType): boolean =>
  ['multiple', 'text', 'number', 'picture'].includes(type)

/** An id that nothing has yet. */
function freeId(letter: 'q' | 'o', taken: ReadonlySet<string>): string {
  let number = taken.size + 1
  while (taken.has(`${letter}${number}`)) number += 1
  return `${letter}${number}`
}

const idsOf = (questions: Questions) => new Set(questions.map(({ id }) => id))
const optionIdsOf = (questions: Questions) =>
  new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)))

/** The same options under ids of their own. */
function freshOptions(
  questions: Questions,
  options: readonly Pick<Option, 'name' | 'nameEn'>[],
): Option[] {
  const taken = optionIdsOf(questions)
  return options.map(({ name, nameEn }) => {
    const id = freeId('o', taken)
    taken.add(id)
    return { id, name, nameEn }
  })
}

const nameless = { name: '', nameEn: '' }
const twoNameless = [nameless, nameless]

/** The branch as far as what it hangs on stands before it; null: nothing of it is left. */
function soundBranch(showIf: QuestionSetup['showIf'], earlier: Questions): QuestionSetup['showIf'] {
  if (!showIf) return null
  const from = earlier.find(({ id, type }) => id === showIf.questionId && isChoice(type))
  if (!from) return null
  const optionIds = showIf.optionIds.filter((id) => from.options.some((each) => each.id === id))
  // One that was just begun has no option yet.
  if (optionIds.length === 0 && showIf.optionIds.length > 0) return null
  return { questionId: showIf.questionId, optionIds }
}

function edited(changed: Questions): Edited {
  const questions = changed.map((question, place) => ({
    ...question,
    showIf: soundBranch(question.showIf, changed.slice(0, place)),
  }))
  const unbranched = questions
    .filter(({ showIf }, place) => showIf === null && changed[place]?.showIf !== null)
    .map(({ id }) => id)
  return { questions, unbranched }
}

const put = <T>(list: readonly T[], place: number, item: T): T[] => [
  ...list.slice(0, place),
  item,
  ...list.slice(place),
]

/** With an empty question of a type at the end. */
export function withNew(questions: Questions, type: QuestionType): Edited {
  if (questions.length >= maxQuestions) return edited(questions)
  const question: QuestionSetup = {
    id: freeId('q', idsOf(questions)),
    type,
    title: '',
    titleEn: '',
    hint: '',
    hintEn: '',
    isRequired: false,
    options: isChoice(type) ? freshOptions(questions, twoNameless) : [],
    least: null,
    most: null,
    showIf: null,
  }
  return edited([...questions, question])
}

/** With a question once more behind itself, under ids of its own. */
export function withCopy(questions: Questions, place: number): Edited {
  const question = questions[place]
  if (!question || questions.length >= maxQuestions) return edited(questions)
  const copy = {
    ...question,
    id: freeId('q', idsOf(questions)),
    options: freshOptions(questions, question.options),
  }
  return edited(put(questions, place + 1, copy))
}

export const without = (questions: Questions, place: number): Edited =>
  edited(questions.filter((_, at) => at !== place))

export const withMoved = (questions: Questions, from: number, to: number): Edited =>
  edited(movedTo(questions, from, to))

/** With other values in one question; another type has bounds and options of its own. */
export function withPart(
  questions: Questions,
  id: string,
  part: Partial<Omit<QuestionSetup, 'id'>>,
): Edited {
  return edited(
    questions.map((question) => {
      if (question.id !== id) return question
      const next = { ...question, ...part }
      if (next.type === question.type) return next
      const options = isChoice(next.type)
        ? isChoice(question.type)
          ? next.options
          : freshOptions(questions, twoNameless)
        : []
      return { ...next, options, least: null, most: null }
    }),
  )
}

/** With another option at the end of a question's. */
export function withOption(questions: Questions, id: string): Edited {
  const options = questions.find((each) => each.id === id)?.options ?? []
  if (options.length >= maxOptions) return edited(questions)
  return withPart(questions, id, {
    options: [...options, ...freshOptions(questions, [nameless])],
  })
}

/** What can decide whether the question at a place is asked: choices before it. */
export const branchesFor = (questions: Questions, place: number): Questions =>
  questions.slice(0, place).filter(({ type }) => isChoice(type))

/** As it is sent: without blanks around what was typed. */
export const trimmed = (questions: Questions): QuestionSetup[] =>
  questions.map((question) => ({
    ...question,
    title: question.title.trim(),
    titleEn: question.titleEn.trim(),
    hint: question.hint.trim(),
    hintEn: question.hintEn.trim(),
    options: question.options.map(({ id, name, nameEn }) => ({
      id,
      name: name.trim(),
      nameEn: nameEn.trim(),
    })),
  }))
