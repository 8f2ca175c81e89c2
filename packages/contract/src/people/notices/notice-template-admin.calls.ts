import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, whole } from '../../fields.ts'
import { noticeGroups, noticeLimits } from './notice-template.codes.ts'

const Words = z.object({
  title: z.string(),
  titleEn: z.string(),
  text: z.string(),
  textEn: z.string(),
})

const Variable = z.object({
  name: z.string(),
  /** What it is, in the reader's language. */
  label: z.string(),
  example: z.string(),
  exampleEn: z.string(),
  /** The text must name it. */
  isNeeded: z.boolean(),
  /** It stands in square brackets, with what goes where it is empty. */
  mayBeEmpty: z.boolean(),
})

/** A message that goes to members by itself, with the words that are sent now. */
export const NoticeTemplate = Words.extend({
  event: z.string(),
  group: z.enum(noticeGroups),
  /** When it is sent, in the reader's language. */
  name: z.string(),
  /** It is always sent: it tells of money, of a contract or of a duty. */
  isFixed: z.boolean(),
  isOn: z.boolean(),
  /** Some of its words are the brand's own. */
  isOwn: z.boolean(),
  /** The words that come with the house. */
  house: Words,
  variables: z.array(Variable),
  /** 0: nobody has changed it yet. */
  version: z.number().int(),
})
export type NoticeTemplate = z.output<typeof NoticeTemplate>

export const noticeTemplateAdminCalls = {
  list: GET('/admin/api/{p}-{s}/notice-templates', {
    summary: 'The messages that members are sent by themselves, with their words and variables',
    authz: 'operator',
    right: 'store.write',
    reply: z.array(NoticeTemplate),
  }),
  save: POST('/admin/api/{p}-{s}/notice-templates/save', {
    summary:
      'Changes the words of a message in all stores of the brand, or whether it is sent; words that are the house’s own, or empty, follow the house',
    authz: 'operator',
    right: 'store.write',
    keepsPages: true,
    body: z.strictObject({
      event: line(60, 1),
      isOn: z.boolean(),
      title: line(noticeLimits.title),
      titleEn: line(noticeLimits.titleEn),
      text: line(noticeLimits.text),
      textEn: line(noticeLimits.textEn),
      version: whole(0, 1_000_000_000),
    }),
    reply: NoticeTemplate,
  }),
}
