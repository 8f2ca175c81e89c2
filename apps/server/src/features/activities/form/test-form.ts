import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'

/** A question of a form; optional, and always asked. */
export const ask = (
  id: string,
  type: QuestionSetup['type'],
  more: Partial<QuestionSetup> = {},
): QuestionSetup => ({
  id,
  type,
  title: `题目${id}`,
  titleEn: `Question ${id}`,
  hint: '',
  hintEn: '',
  isRequired: false,
  options: [],
  least: null,
  most: null,
  showIf: null,
  ...more,
})

/** Options `o1` to as many as there are names. */
export const options = (...names: string[]) =>
  names.map((name, index) => ({ id: `o${index + 1}`, name, nameEn: `Option ${index + 1}` }))

/** A choice that is required, and words that are asked of who has chosen the second. */
export const branching = [
  ask('q1', 'single', { isRequired: true, options: options('喜欢', '一般') }),
  ask('q2', 'text', { isRequired: true, showIf: { questionId: 'q1', optionIds: ['o2'] } }),
  ask('q3', 'star'),
]

export const liked: readonly FormAnswer[] = [{ id: 'q1', value: ['o1'] }]
