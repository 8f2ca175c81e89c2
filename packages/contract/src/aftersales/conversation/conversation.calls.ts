import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ItemId, OrderSn, RowId, text, whole } from '../../fields.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'
import { maxMessageText, maxStars } from './conversation.codes.ts'
import { ConversationState, Message, Thread } from './conversation.fields.ts'

const messages = '/b2c/member/{p}-{s}/service/messages'

/** The conversation that a member has with the service of a store: one in each store. */
export const conversationCalls = {
  messages: GET(messages, {
    summary: 'What I and the service of this store wrote, the latest, or those before one',
    authz: 'user',
    query: z.object({ before: RowId.optional() }),
    reply: Thread.extend({
      /** Null: nobody has written yet. */
      state: ConversationState.nullable(),
      /** Answers that I have not seen. */
      unread: z.number().int(),
      /** The last message of mine that the staff have seen; 0: none. */
      seen: z.number().int(),
      /** What the store says while nobody is there; empty: somebody is. */
      away: z.string(),
      /** Whether it was closed and I have not said what I think of it. */
      canRate: z.boolean(),
    }),
  }),
  unread: GET(`${messages}/unread`, {
    summary: 'How many answers of the service I have not seen',
    authz: 'user',
    reply: z.object({ unread: z.number().int() }),
  }),
  send: POST(messages, {
    summary:
      'Writes to the service of this store: words, a picture, goods or an order of mine; once for each requestId',
    authz: 'self',
    body: z
      .strictObject({
        requestId: z.uuid(),
        text: text(maxMessageText, 1).optional(),
        /** An upload for feedback. */
        pic: UploadKey.optional(),
        itemId: ItemId.optional(),
        orderSn: OrderSn.optional(),
      })
      .refine(
        ({ text: words, pic, itemId, orderSn }) =>
          [words, pic, itemId, orderSn].filter((part) => part !== undefined).length === 1,
        '一条消息只能包含文字、图片、商品或订单中的一种',
      ),
    reply: Message,
  }),
  read: POST(`${messages}/read`, {
    summary: 'I have seen the answers up to a message',
    authz: 'user',
    body: z.strictObject({ upTo: RowId }),
    reply: z.object({ unread: z.number().int() }),
  }),
  rate: POST(`${messages}/rate`, {
    summary: 'What I think of a conversation that was closed, once for each closing',
    authz: 'user',
    body: z.strictObject({ stars: whole(1, maxStars), words: text(200).default('') }),
    reply: z.object({}),
  }),
}
