import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Paging, RowId, pageOf, whole } from '../../fields.ts'
import { Notice, NoticeKind, NoticeSwitch, UnreadNotices } from './notices.fields.ts'

/** Messages belong to a member in every store of the partner, as the member does. */
export const noticesCalls = {
  list: GET('/b2c/member/{p}-{s}/notice/list', {
    summary: 'My messages, the newest first, of one kind or of all',
    authz: 'user',
    query: z.object({ ...Paging, kind: NoticeKind.optional() }),
    reply: pageOf(Notice),
  }),
  unread: GET('/b2c/member/{p}-{s}/notice/unread', {
    summary:
      'How many messages are unread; with `after` also the newest unread ones since that one, three at most',
    authz: 'user',
    query: z.object({ after: whole(0, Number.MAX_SAFE_INTEGER).optional() }),
    reply: UnreadNotices.extend({ missed: z.array(Notice), newest: z.number().int() }),
  }),
  read: POST('/b2c/member/{p}-{s}/notice/read/{id}', {
    summary: 'Marks one message as read',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: UnreadNotices,
  }),
  readAll: POST('/b2c/member/{p}-{s}/notice/read-all', {
    summary:
      'Marks as read what the shopper has seen: all of a kind, or of every kind, up to a message',
    authz: 'user',
    body: z.strictObject({ kind: NoticeKind.optional(), upTo: RowId.optional() }),
    reply: UnreadNotices,
  }),
  switches: GET('/b2c/member/{p}-{s}/notice/switches', {
    summary: 'Which kinds of messages call for attention; the others are only kept in the list',
    authz: 'user',
    reply: z.array(NoticeSwitch),
  }),
  turn: POST('/b2c/member/{p}-{s}/notice/switches', {
    summary: 'Turns a kind of messages on or off',
    authz: 'user',
    body: z.strictObject({ kind: NoticeKind, isOn: z.boolean() }),
    reply: z.array(NoticeSwitch),
  }),
}
