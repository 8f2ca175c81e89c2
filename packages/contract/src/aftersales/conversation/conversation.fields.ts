import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { conversationStates, messageKinds, messageSenders } from './conversation.codes.ts'

/** Goods as they were when they were sent. */
const SentGoods = z.object({
  itemId: z.number().int(),
  title: z.string(),
  pic: PictureRef,
  /** Fen. */
  price: Money,
})

/** An order as it was when it was sent. */
const SentOrder = z.object({
  orderSn: z.string(),
  /** Of its first line. */
  title: z.string(),
  pic: PictureRef,
  /** Units of all lines. */
  count: z.number().int(),
  /** Fen. */
  amount: Money,
})

/** One message of a conversation; beside `kind`, the field that holds it is not null. */
export const Message = z.object({
  id: z.number().int(),
  from: z.enum(messageSenders),
  kind: z.enum(messageKinds),
  text: z.string(),
  /** Its address is good for some minutes. */
  pic: PictureRef.nullable(),
  goods: SentGoods.nullable(),
  order: SentOrder.nullable(),
  at: Moment,
  /** The number that its sender gave it. */
  requestId: z.string(),
})
export type Message = z.output<typeof Message>

export const ConversationState = z.enum(conversationStates)

/** A part of a conversation, the oldest message first. */
export const Thread = z.object({
  list: z.array(Message),
  /** Whether there are messages before these. */
  hasEarlier: z.boolean(),
})
