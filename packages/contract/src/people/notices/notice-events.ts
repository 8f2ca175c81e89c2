import type { NoticeEvent, Words } from '../../slice.ts'
import { joined, type NamesIn, type PartIn, slices } from '../../slices.ts'

/** What a message to a member is sent about; each noun says its own. */
export type NoticeEventName = NamesIn<'notices'>

type EventOf<Table, Name> = Name extends keyof Table ? Table[Name] : never
type VariablesIn<Event> = Event extends { readonly variables: infer Holes } ? keyof Holes : never
type TableOf<Tables, Name> = Tables extends Tables ? EventOf<Tables, Name> : never

/** What the words of these events may name, together. */
export type NoticeVariableOf<Name extends NoticeEventName> = Name extends Name
  ? Extract<VariablesIn<TableOf<PartIn<'notices'>, Name>>, string>
  : never

/** Every event, in the order in which areas.json has the nouns. */
export const noticeEvents = joined<NoticeEventName, NoticeEvent>(
  slices.map(({ notices }) => notices),
)
export const noticeEventNames = Object.keys(noticeEvents) as NoticeEventName[]

/** What a variable holds: in both languages, or the same in each. */
export type NoticeValue = string | Words

/** What happened, and what the words about it may name. */
export interface NoticeAbout {
  readonly event: NoticeEventName
  readonly values: Readonly<Record<string, NoticeValue>>
}

/**
 * What a message is about. Where it is one of several events, it holds what any of them may name;
 * what nobody names is left out.
 */
export const about = <Name extends NoticeEventName>(
  event: Name,
  values: Readonly<Record<NoticeVariableOf<Name>, NoticeValue>>,
): NoticeAbout => ({ event, values })

export const isNoticeEvent = (name: string): name is NoticeEventName =>
  Object.hasOwn(noticeEvents, name)
