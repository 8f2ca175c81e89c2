/** What a question of a form asks for. */
export const questionTypes = [
  'single',
  'multiple',
  'text',
  'number',
  'star',
  'date',
  'picture',
  'region',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Questions of one form, options of one question, pictures of one answer. */
export const maxQuestions = 50
export const maxOptions = 30
export const maxPictures = 9

/** Characters of an answer in words where the form says nothing else. */
export const maxWords = 500

/** Days after which answers are removed. */
export const answersKept = 730

/** Stars that can be given. */
export const maxStars = 5

export interface FormOption {
  readonly id: string
  readonly name: string
}

/** A question is asked when the earlier one was answered with one of these options. */
export interface FormBranch {
  readonly questionId: string
  readonly optionIds: readonly string[]
}

export interface FormQuestion {
  /** Its own within the form; it stays when the question is moved or worded anew. */
  readonly id: string
  readonly type: QuestionType
  readonly title: string
  /** What stands below the question. */
  readonly hint: string
  readonly isRequired: boolean
  /** Of `single` and `multiple`. */
  readonly options: readonly FormOption[]
  /**
   * Bounds of an answer that is given: options of `multiple`, characters of `text`, the value of
   * `number`, pictures of `picture`. Null: none of its own.
   */
  readonly least: number | null
  readonly most: number | null
  /** Null: it is always asked. */
  readonly showIf: FormBranch | null
}

/**
 * An answer is a list of texts for every type: ids of options, one text, one number as it was typed,
 * `1` to `5`, a day `2026-11-21`, keys of uploads, codes of province, city and county.
 */
export interface FormAnswer {
  readonly id: string
  readonly value: readonly string[]
}

/** What an answer can lack. */
export const answerFaults = [
  'missing',
  'notAsked',
  'unknown',
  'tooFew',
  'tooMany',
  'tooShort',
  'tooLong',
  'notNumber',
  'tooLow',
  'tooHigh',
  'notStar',
  'notDay',
  'notPicture',
  'notRegion',
] as const
export type AnswerFault = (typeof answerFaults)[number]
