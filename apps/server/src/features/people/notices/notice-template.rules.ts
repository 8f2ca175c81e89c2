import {
  isEnglishField,
  type NoticeField,
  noticeFields,
  noticeFaultOf,
  type NoticeFault,
  type NoticeHole,
  renderNotice,
} from '@mallard/contract/people/notices/notice-template.codes'
import { type NoticeAbout, noticeEvents } from '@mallard/contract/people/notices/notice-events'
import type { NoticeEvent } from '@mallard/contract/slice'
import type { NewNotice } from './notice.repo.ts'

export type NoticeWords = Readonly<Record<NoticeField, string>>

/** What a brand has set of a message; words that are empty are those of the house. */
export interface OwnTemplate extends NoticeWords {
  readonly isOn: boolean
}

/** A message whose words are a template: those of the brand, or else of the house. */
export type EventNotice = Omit<NewNotice, 'kind' | 'title' | 'text'> & {
  readonly about: NoticeAbout
}

export const houseWords = ({ title, text }: NoticeEvent): NoticeWords => ({
  title: title[0],
  titleEn: title[1],
  text: text[0],
  textEn: text[1],
})

/** What the words in a field may name. */
export const holesOf = ({ variables, needs = [] }: NoticeEvent, field: NoticeField): NoticeHole[] =>
  Object.entries(variables).map(([name, { example, mayBeEmpty = false }]) => ({
    name,
    example: example[isEnglishField(field) ? 1 : 0],
    mayBeEmpty,
    isNeeded: needs.includes(name),
  }))

/** The first of some words that cannot be sent, and why. Empty ones are the house's. */
export function faultOf(
  event: NoticeEvent,
  words: NoticeWords,
): { readonly field: NoticeField; readonly fault: NoticeFault } | undefined {
  for (const field of noticeFields) {
    const fault = words[field] && noticeFaultOf(field, words[field], holesOf(event, field))
    if (fault) return { field, fault }
  }
  return undefined
}

/** The words that are sent. One of the brand that a later version cannot fill is the house's. */
export function wordsOf(event: NoticeEvent, own: NoticeWords | undefined): NoticeWords {
  const house = houseWords(event)
  if (!own) return house
  const wordIn = (field: NoticeField) =>
    own[field] && !noticeFaultOf(field, own[field], holesOf(event, field))
      ? own[field]
      : house[field]
  return {
    title: wordIn('title'),
    titleEn: wordIn('titleEn'),
    text: wordIn('text'),
    textEn: wordIn('textEn'),
  }
}

const valuesIn = (values: NoticeAbout['values'], language: 0 | 1) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[language] || value[0],
    ]),
  )

/** A message as it is kept; undefined where the brand does not send it. */
export function worded(
  { about: { event: name, values }, ...notice }: EventNotice,
  own: OwnTemplate | undefined,
): NewNotice | undefined {
  const event = noticeEvents[name]
  if (own && !own.isOn && !event.isFixed) return undefined
  const { title, titleEn, text, textEn } = wordsOf(event, own)
  const [zh, en] = [valuesIn(values, 0), valuesIn(values, 1)]
  return {
    ...notice,
    kind: event.kind,
    title: [renderNotice(title, zh), renderNotice(titleEn, en)],
    text: [renderNotice(text, zh), renderNotice(textEn, en)],
  }
}
