import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ItemId, lookup, Moment, pageOf, Paging, RowId, text, whole } from '../../fields.ts'
import { Uploaded, UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import {
  maxAwayText,
  maxMessageText,
  maxReplies,
  maxReplyText,
  messageKinds,
} from './conversation.codes.ts'
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

/** When a store's service is there, and what it says often. */
const Setting = {
  /** False: somebody is always there. */
  isLimited: z.boolean(),
  /** 1 Monday to 7 Sunday. */
  weekdays: z.array(whole(1, 7)).min(1, '请至少选择一天').max(7),
  /** Minutes of the day, by Beijing's clock. */
  opens: whole(0, 1439),
  closes: whole(1, 1440),
  away: text(maxAwayText),
  awayEn: text(maxAwayText),
  replies: z.array(text(maxReplyText, 1)).max(maxReplies),
}
export const ConversationSetting = z.object({ ...Setting, version: z.number().int() })
export type ConversationSetting = z.output<typeof ConversationSetting>

const chat = '/admin/api/{p}-{s}/service/chat'
const conversations = '/admin/api/{p}-{s}/service/conversations'
/** Who looks after it as far as one has seen; who else has it now is told first. */
const from = RowId.nullable()
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
      /** A phone, or a part of a name. */
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
      /** What the member thought of it last. */
      rating: z.object({ stars: z.number().int(), words: z.string(), at: Moment }).nullable(),
    }),
  }),
  answer: POST(`${conversations}/{id}/answer`, {
    ...step,
    summary: 'Answers a member with words, a picture or goods, once for each requestId',
    body: z
      .strictObject({
        requestId: z.uuid(),
        text: text(maxMessageText, 1).optional(),
        /** A picture that was sent by the policy of this domain. */
        pic: UploadKey.optional(),
        itemId: ItemId.optional(),
      })
      .refine(
        ({ text: words, pic, itemId }) =>
          [words, pic, itemId].filter((part) => part !== undefined).length === 1,
        '一条消息只能包含文字、图片或商品中的一种',
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
    body: z.strictObject({ from }),
    reply: z.object({}),
  }),
  handOver: POST(`${conversations}/{id}/hand-over`, {
    ...step,
    summary: 'A colleague looks after a conversation from now on',
    body: z.strictObject({ staffId: RowId, from }),
    reply: z.object({}),
  }),
  close: POST(`${conversations}/{id}/close`, {
    ...step,
    summary: 'Closes a conversation; what the member writes opens it again',
    reply: z.object({}),
  }),
  open: POST(`${chat}/open`, {
    summary: 'The conversation with a member who ordered here, whoever writes first',
    authz: 'operator',
    right: 'service.write',
    body: z.strictObject({ memberId: RowId }),
    reply: z.object({ id: z.number().int() }),
  }),
  colleagues: GET(`${chat}/colleagues`, {
    summary: 'Who of the staff may answer in this store',
    authz: 'operator',
    right: 'service.read',
    reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  setting: GET(`${chat}/setting`, {
    summary: 'When the service is there, what it says while it is not, and what it says often',
    authz: 'operator',
    right: 'service.read',
    reply: ConversationSetting,
  }),
  saveSetting: POST(`${chat}/setting`, {
    summary: 'Changes the settings of the service, unless somebody else just did',
    authz: 'operator',
    right: 'service.write',
    body: z
      .strictObject({ ...Setting, version: whole(0, 1_000_000) })
      .refine(({ opens, closes }) => opens < closes, '结束时间要晚于开始时间'),
    reply: ConversationSetting,
  }),
  picturePolicy: GET(`${chat}/picture-policy`, {
    summary: 'Permission to send one picture',
    authz: 'operator',
    right: 'service.write',
    reply: UploadPermission,
  }),
  pictureDone: POST(`${chat}/picture-done`, {
    summary: 'What was sent is looked at and drawn again',
    authz: 'operator',
    right: 'service.write',
    body: z.strictObject({ key: UploadKey }),
    reply: Uploaded,
  }),
}
