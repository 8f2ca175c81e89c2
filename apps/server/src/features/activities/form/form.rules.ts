import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import {
  answersOf,
  askedOf,
  formFaults,
  isUnanswered,
  setupFaults,
  type FormFault,
  type SetupFault,
} from '@mallard/contract/activities/form/form'
import type { Question, QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import { areaNames } from '@mallard/contract/people/address/area'
import { areaData } from '@mallard/contract/people/address/area-data'
import { englishAreaNames } from '@mallard/contract/people/address/area-names'
import { refuse, type Locale, type Refused } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'

const isChoice = ({ type }: Pick<Question, 'type'>) => type === 'single' || type === 'multiple'

/** Questions in a language; the Chinese words where there are no others. */
export function questionsIn(locale: Locale, questions: readonly QuestionSetup[]): Question[] {
  return questions.map((question) => {
    const { titleEn, hintEn, options, ...asked } = question
    return {
      ...asked,
      title: localised(locale, asked.title, titleEn),
      hint: localised(locale, asked.hint, hintEn),
      options: isChoice(asked)
        ? options.map(({ id, name, nameEn }) => ({ id, name: localised(locale, name, nameEn) }))
        : [],
    }
  })
}

function regionOf([provinceCode = '', cityCode = '', countyCode = '']: readonly string[]) {
  return areaNames(areaData, { provinceCode, cityCode, countyCode })
}

/** What is wrong with answers, also with regions that no list has. */
export function faultsOf(
  questions: readonly QuestionSetup[],
  answers: readonly FormAnswer[],
): FormFault[] {
  const faults = formFaults(questions, answers)
  if (faults.length > 0) return faults
  const given = answersOf(answers)
  return askedOf(questions, given).flatMap(({ id, type }) => {
    const value = given.get(id)
    const isKnown = type !== 'region' || isUnanswered(value) || regionOf(value ?? [])
    return isKnown ? [] : [{ id, fault: 'notRegion' as const }]
  })
}

/** Keys of the uploads in answers, by question. */
export function pictureKeys(
  questions: readonly Pick<Question, 'id' | 'type'>[],
  answers: readonly FormAnswer[],
): FormAnswer[] {
  const ids = new Set(questions.flatMap(({ id, type }) => (type === 'picture' ? [id] : [])))
  return answers.filter(({ id }) => ids.has(id))
}

/** An answer in words; of pictures, how many there are. */
export function answerText(
  { type, options }: Pick<Question, 'type' | 'options'>,
  value: readonly string[],
  locale: Locale,
): string {
  if (type === 'picture') return String(value.length)
  if (isChoice({ type }))
    return value.map((id) => options.find((option) => option.id === id)?.name ?? id).join(' / ')
  if (type !== 'region') return value.join(' ')
  const names = regionOf(value)
  if (!names) return value.join(' ')
  const said =
    locale === 'en'
      ? [...new Set(value)].map((code) => englishAreaNames[code] ?? code)
      : [names.province, names.city, names.county]
  return said.filter(Boolean).join(' ')
}

/** Why a form cannot be asked, in Chinese and English. */
const setupWords: Readonly<Record<SetupFault, readonly [string, string]>> = {
  title: ['没有题目', 'it has no title'],
  options: ['选项至少两个，且不能空白或重复', 'two options at least, none blank or twice'],
  bounds: ['最少和最多不正确', 'its bounds cannot be met'],
  branch: ['显示条件不成立', 'its branch leads from no earlier option'],
  twice: ['题目编号重复', 'another question has its number'],
}

/** Why a form cannot be asked, with its first question that is wrong; undefined: it can. */
export function formWrong(questions: readonly QuestionSetup[]): Refused<'formWrong'> | undefined {
  const [first] = setupFaults(questions)
  if (!first) return undefined
  const [why, whyEn] = setupWords[first.fault]
  const number = questions.findLastIndex(({ id }) => id === first.id) + 1
  return refuse('formWrong', { number, why, whyEn })
}
