import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ItemId, lookup, Moment, pageOf, Paging, RowId, text } from '../../fields.ts'
import { maxMessageText, messageKinds } from './conversation.codes.ts'
import { ConversationState, Message, Thread } from './conversation.fields.ts'

export const AdminConversation = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  nickname: z.string(),
  state: ConversationState,
  /** Messages of the member that nobody of the staff has seen. */
  unread: z.number().int(),
  /** Since when the member waits; null where it is not the staff's turn. */
  waitingSince: Moment.nullable(),
  /** The last message in a line; empty for a picture. */
  last: z.string(),
  /** Null: all of it was too old to be kept. */
  lastKind: z.enum(messageKinds).nullable(),
  lastAt: Moment,
  /** Who of the staff looks after it; null: nobody yet. */
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
})
export type AdminConversation = z.output<typeof AdminConversation>

export const AdminMessage = Message.extend({
  /** Who of the staff wrote it; empty for the member. */
  by: z.string(),
})
export type AdminMessage = z.output<typeof AdminMessage>

const conversations = '/admin/api/{p}-{s}/service/conversations'
const step = {
  authz: 'operator',
  right: 'service.write',
  params: z.object({ id: RowId }),
} as const

export const conversationAdminCalls = {
  list: GET(conversations, {
    summary:
      'What members and the service of a store wrote to each other: who waits longest first, then the latest',
    authz: 'operator',
    reads: { way: 'list', of: 'conversation' },
    right: 'service.read',
    query: z.object({
      ...Paging,
      state: z.enum(['waiting', 'mine', 'open', 'closed', 'all']).default('open'),
      /** A phone, or the start of a name. */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminConversation).extend({
      counts: z.object({ waiting: z.number().int(), mine: z.number().int() }),
    }),
  }),
  detail: GET(`${conversations}/{id}`, {
    ...step,
    summary: 'One conversation with its latest messages, or those before one',
    reads: { way: 'open', of: 'conversation', by: 'id' },
    right: 'service.read',
    query: z.object({ before: RowId.optional() }),
    reply: AdminConversation.extend({
      messages: Thread.extend({ list: z.array(AdminMessage) }),
      /** The last message of the staff that the member has seen; 0: none. */
      seen: z.number().int(),
    }),
  }),
  answer: POST(`${conversations}/{id}/answer`, {
    ...step,
    summary: 'Answers a member with words or goods, once for each requestId',
    body: z
      .strictObject({
        requestId: z.uuid(),
        text: text(maxMessageText, 1).optional(),
        itemId: ItemId.optional(),
      })
      .refine(
        ({ text: words, itemId }) => (words === undefined) !== (itemId === undefined),
        '一条消息只能包含文字或商品中的一种',
      ),
    reply: AdminMessage,
  }),
  read: POST(`${conversations}/{id}/read`, {
    ...step,
    summary: 'The staff have seen what the member wrote, up to a message',
    body: z.strictObject({ upTo: RowId }),
    reply: z.object({}),
  }),
  take: POST(`${conversations}/{id}/take`, {
    ...step,
    summary: 'One of the staff looks after a conversation from now on',
    reply: z.object({}),
  }),
  close: POST(`${conversations}/{id}/close`, {
    ...step,
    summary: 'Closes a conversation; what the member writes opens it again',
    reply: z.object({}),
  }),
}
