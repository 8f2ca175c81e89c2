import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, PictureRef, Place, text, whole } from '../../fields.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'
import { CommentState } from '../article/article-admin.calls.ts'
import { dishWords, maxDishPics, receiptStates } from './dining.codes.ts'

/** As it stands in the code on a receipt; what is none is unknown, as every other. */
const ReceiptToken = z.string().max(64)

export const DishComment = z.object({
  commentId: z.number().int(),
  /** 1 to 5. */
  star: z.number().int(),
  content: z.string(),
  pics: z.array(PictureRef),
  createTime: Moment,
})
export type DishComment = z.output<typeof DishComment>

/** What somebody says of a dish, for others to read. */
export const ShownDishComment = DishComment.extend({
  /** Masked. */
  nickname: z.string(),
})

/** One's own, whatever its state. */
export const OwnDishComment = DishComment.extend({
  state: CommentState,
  /** Why it is not shown; empty in other states. */
  reason: z.string(),
})
export type OwnDishComment = z.output<typeof OwnDishComment>

export const DishReceipt = z.object({
  /** The store where it was eaten, which is not always the one asked for. */
  store: Place.extend({ name: z.string() }),
  /** In the reader's language. */
  dish: z.string(),
  /** The table, as the store calls it. */
  table: z.string(),
  state: z.enum(receiptStates),
  /** Until when it takes a comment. */
  expireTime: Moment,
  /** The asker's own comment; null: there is none, or another wrote it. */
  mine: OwnDishComment.nullable(),
  /** What others say of the dish in this store, the newest first. */
  others: z.array(ShownDishComment),
})
export type DishReceipt = z.output<typeof DishReceipt>

export const diningCalls = {
  receipt: GET('/b2c/dining/{p}-{s}/receipt', {
    summary: 'The dish that a receipt is for, whatever store is asked; the answer names its store',
    authz: 'none',
    query: z.object({
      /** From the code on the receipt. */
      token: ReceiptToken,
    }),
    reply: DishReceipt,
  }),
  comment: POST('/b2c/dining/{p}-{s}/comment', {
    summary: 'Reviews the dish of a receipt of this store, once; shown when it was looked at',
    authz: 'user',
    body: z.strictObject({
      /** From the code on the receipt. */
      token: ReceiptToken,
      /** The same request again is answered alike. */
      requestId: z.uuid(),
      star: whole(1, 5),
      content: text(dishWords, 1),
      /** Uploads sent for reviews. */
      pics: z.array(UploadKey).max(maxDishPics).default([]),
    }),
    reply: z.object({ commentId: z.number().int() }),
  }),
}
