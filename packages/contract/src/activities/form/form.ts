import {
  maxPictures,
  maxStars,
  maxWords,
  type AnswerFault,
  type FormAnswer,
  type FormQuestion,
} from './form.codes.ts'

/** What was answered, by the id of its question. */
export type Answers = ReadonlyMap<string, readonly string[]>

export function answersOf(list: readonly FormAnswer[]): Answers {
  return new Map(list.map(({ id, value }) => [id, value]))
}

/** Whether nothing was answered: blanks are nothing. */
export const isUnanswered = (value: readonly string[] | undefined): boolean =>
  !value?.some((each) => each.trim() !== '')

/**
 * The questions that are asked of who has answered so: those of a branch are asked when the question
 * before it is itself asked and was answered with one of the branch's options.
 */
export function askedOf<Q extends Pick<FormQuestion, 'id' | 'showIf'>>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const asked = new Map<string, Q>()
  for (const question of questions) {
    const { showIf } = question
    const leads =
      showIf === null ||
      (asked.has(showIf.questionId) &&
        (answers.get(showIf.questionId) ?? []).some((id) => showIf.optionIds.includes(id)))
    if (leads) asked.set(question.id, question)
  }
  return [...asked.values()]
}

const one = (value: readonly string[]) => (value.length === 1 ? (value[0] ?? '').trim() : undefined)

function isDay(text: string): boolean {
  const at = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)
    ? Date.parse(`${text}T00:00:00Z`)
    : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Characters as a reader counts them: an emoji of two UTF-16 units is one. */
const lengthOf = (text: string) => Array.from(text).length

function amountFault(
  amount: number,
  { least, most }: { least: number; most: number },
  [below, above]: readonly [AnswerFault, AnswerFault],
): AnswerFault | undefined {
  if (amount < least) return below
  return amount > most ? above : undefined
}

type Check = (question: FormQuestion, value: readonly string[]) => AnswerFault | undefined

const checks: Readonly<Record<FormQuestion['type'], Check>> = {
  single: ({ options }, value) => {
    if (value.length > 1) return 'tooMany'
    return options.some(({ id }) => id === value[0]) ? undefined : 'unknown'
  },
  multiple: ({ options, least, most }, value) => {
    const known = new Set(options.map(({ id }) => id))
    if (new Set(value).size < value.length || value.some((id) => !known.has(id))) return 'unknown'
    return amountFault(value.length, { least: least ?? 1, most: most ?? options.length }, [
      'tooFew',
      'tooMany',
    ])
  },
  text: ({ least, most }, value) => {
    const text = one(value)
    if (text === undefined) return 'unknown'
    return amountFault(lengthOf(text), { least: least ?? 1, most: most ?? maxWords }, [
      'tooShort',
      'tooLong',
    ])
  },
  number: ({ least, most }, value) => {
    const text = one(value) ?? ''
    if (!/^-?\d{1,12}(?:\.\d{1,4})?$/.test(text)) return 'notNumber'
    return amountFault(Number(text), { least: least ?? -Infinity, most: most ?? Infinity }, [
      'tooLow',
      'tooHigh',
    ])
  },
  star: (_question, value) => {
    const stars = Number(/^\d$/.test(one(value) ?? '') ? one(value) : 0)
    return stars >= 1 && stars <= maxStars ? undefined : 'notStar'
  },
  date: (_question, value) => (isDay(one(value) ?? '') ? undefined : 'notDay'),
  picture: ({ least, most }, value) => {
    if (new Set(value).size < value.length || value.some((key) => !/^[0-9a-z]{26}$/.test(key)))
      return 'notPicture'
    return amountFault(value.length, { least: least ?? 1, most: most ?? maxPictures }, [
      'tooFew',
      'tooMany',
    ])
  },
  region: (_question, value) =>
    value.length === 3 && value.every((code) => /^\d{6}$/.test(code)) ? undefined : 'notRegion',
}

/** What is wrong with one answer to a question that is asked. */
export function answerFault(
  question: FormQuestion,
  value: readonly string[] | undefined,
): AnswerFault | undefined {
  if (value === undefined || isUnanswered(value)) return question.isRequired ? 'missing' : undefined
  return checks[question.type](question, value)
}

export interface FormFault {
  readonly id: string
  readonly fault: AnswerFault
}

/**
 * What is wrong with the answers to a form, in its order; nothing: they can be kept. An answer to
 * what is not asked, or that stands twice, is wrong too.
 */
export function formFaults(
  questions: readonly FormQuestion[],
  list: readonly FormAnswer[],
): FormFault[] {
  const answers = answersOf(list)
  const asked = askedOf(questions, answers)
  const askedIds = new Set(asked.map(({ id }) => id))
  const wrong = asked.flatMap(({ id, ...question }) => {
    const fault = answerFault({ id, ...question }, answers.get(id))
    return fault ? [{ id, fault }] : []
  })
  const others = list.filter(
    ({ id, value }, at) =>
      (!askedIds.has(id) && !isUnanswered(value)) ||
      list.findIndex((other) => other.id === id) !== at,
  )
  return [...wrong, ...others.map(({ id }) => ({ id, fault: 'notAsked' }) as const)]
}

/** What is kept: answers that are given to questions that are asked, in the form's order. */
export function keptAnswers(
  questions: readonly FormQuestion[],
  list: readonly FormAnswer[],
): FormAnswer[] {
  const answers = answersOf(list)
  return askedOf(questions, answers).flatMap(({ id, type }) => {
    const value = answers.get(id)
    if (value === undefined || isUnanswered(value)) return []
    const isTyped = type === 'text' || type === 'number'
    return [{ id, value: isTyped ? value.map((each) => each.trim()) : [...value] }]
  })
}

/** What is wrong with a form as staff make it. */
export type SetupFault = 'title' | 'options' | 'bounds' | 'branch' | 'twice'

const maxOf: Partial<Record<FormQuestion['type'], number>> = {
  picture: maxPictures,
  text: 2000,
}

function boundsAreWrong({ type, options, least, most }: FormQuestion): boolean {
  if (least !== null && most !== null && least > most) return true
  if (type === 'number') return false
  const limit = type === 'multiple' ? options.length : (maxOf[type] ?? 0)
  return [least, most].some(
    (bound) => bound !== null && (!Number.isInteger(bound) || bound < 1 || bound > limit),
  )
}

/**
 * A question without a title; choices that are fewer than two, unnamed or alike; bounds that cannot
 * be met; a branch that hangs on no earlier choice; two questions of one id.
 */
export function setupFaults(
  questions: readonly FormQuestion[],
): { readonly id: string; readonly fault: SetupFault }[] {
  return questions.flatMap((question, at) => {
    const { id, title, type, options, showIf } = question
    const earlier = questions.slice(0, at)
    const from = earlier.find((each) => each.id === showIf?.questionId)
    const names = options.map(({ name }) => name.trim())
    const isChoice = type === 'single' || type === 'multiple'
    const hasBadOptions =
      isChoice &&
      (options.length < 2 ||
        names.includes('') ||
        new Set(names).size < names.length ||
        new Set(options.map((option) => option.id)).size < options.length)
    const isBadBranch =
      showIf !== null &&
      (showIf.optionIds.length === 0 ||
        showIf.optionIds.some(
          (optionId) => !from?.options.some((option) => option.id === optionId),
        ))
    const fault: SetupFault | undefined = earlier.some((each) => each.id === id)
      ? 'twice'
      : title.trim() === ''
        ? 'title'
        : hasBadOptions
          ? 'options'
          : boundsAreWrong(question)
            ? 'bounds'
            : isBadBranch
              ? 'branch'
              : undefined
    return fault ? [{ id, fault }] : []
  })
}
