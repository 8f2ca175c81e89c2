import { z } from 'zod'
import { Moment } from '../../fields.ts'
import { noticeKinds } from './notices.codes.ts'

export const NoticeKind = z.enum(noticeKinds)
export type NoticeKind = z.output<typeof NoticeKind>

/** A message to a member; also what the socket sends, one a message. */
export const Notice = z.object({
  id: z.number().int(),
  kind: NoticeKind,
  title: z.string(),
  text: z.string(),
  /** Path of the page that it leads to; empty when there is none. */
  link: z.string(),
  at: Moment,
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const NoticeSwitch = z.object({ kind: NoticeKind, isOn: z.boolean() })
export type NoticeSwitch = z.output<typeof NoticeSwitch>

/** How many are unread, in all and by kind; kinds with none are absent. */
export const UnreadNotices = z.object({
  total: z.number().int(),
  kinds: z.partialRecord(NoticeKind, z.number().int()),
})
export type UnreadNotices = z.output<typeof UnreadNotices>
