import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import {
  isEnglishField,
  type NoticeField,
  type NoticeHole,
} from '@mallard/contract/people/notices/notice-template.codes'

/** What the words of a field may name, with examples in their language. */
export const holesOf = (
  { variables }: Pick<NoticeTemplate, 'variables'>,
  field: NoticeField,
): NoticeHole[] =>
  variables.map(({ name, example, exampleEn, mayBeEmpty, isNeeded }) => ({
    name,
    example: isEnglishField(field) ? exampleEn : example,
    mayBeEmpty,
    isNeeded,
  }))
