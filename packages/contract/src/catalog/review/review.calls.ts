import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ReviewSummary } from '../catalog/catalog.fields.ts'
import {
  ItemId,
  Moment,
  OrderSn,
  Paging,
  PictureRef,
  RowId,
  pageOf,
  text,
  whole,
} from '../../fields.ts'
import { reviewStates } from './review.codes.ts'
import { maxReviewTags, reviewTagCodes } from './review-tags.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'

export const ReviewAddition = z.object({
  content: z.string(),
  pics: z.array(PictureRef),
  createTime: Moment,
})

export const Review = z.object({
  commentId: z.number().int(),
  /** Masked when the writer wants to stay anonymous. */
  nickname: z.string(),
  avatar: z.string(),
  star: z.number().int(),
  content: z.string(),
  /** What it says in a word. */
  tags: z.array(z.string()),
  pics: z.array(PictureRef),
  productAttr: z.string(),
  createTime: Moment,
  append: ReviewAddition.nullable(),
  reply: z.string().nullable(),
  /** Whether its writer had the goods for nothing, in a trial. */
  isTrial: z.boolean(),
})
export type Review = z.output<typeof Review>

/** 0 waits to be looked at, 1 shown, 2 refused or hidden. */
export const ReviewState = z.union([
  z.literal(reviewStates.waiting),
  z.literal(reviewStates.shown),
  z.literal(reviewStates.hidden),
])
export type ReviewState = z.output<typeof ReviewState>

/** A shopper's own review, whatever its state. */
export const OwnReview = Review.omit({
  nickname: true,
  avatar: true,
  productAttr: true,
  append: true,
  isTrial: true,
}).extend({
  anonymous: z.boolean(),
  /** By the shop in the shopper's place, 7 days after receipt. */
  isAuto: z.boolean(),
  state: ReviewState,
  /** Why it is not shown; empty in other states. */
  reason: z.string(),
  append: ReviewAddition.extend({ state: ReviewState, reason: z.string() }).nullable(),
  /** Until when something can be added; null: not any more. */
  appendUntil: Moment.nullable(),
})
export type OwnReview = z.output<typeof OwnReview>

/** Something that was bought and received, with what its buyer says of it. */
export const ReviewItem = z.object({
  orderItemId: z.number().int(),
  /** The order number. */
  orderId: z.string(),
  itemId: z.number().int(),
  title: z.string(),
  pic: PictureRef,
  productAttr: z.string(),
  receiveTime: Moment.nullable(),
  /** The least that its review says, where something is asked for; letters without spaces. */
  least: z.object({ letters: z.number().int(), pics: z.number().int() }).nullable(),
  comment: OwnReview.nullable(),
})
export type ReviewItem = z.output<typeof ReviewItem>

const written = { content: text(500, 1), pics: z.array(UploadKey).max(9).default([]) }

export const reviewCalls = {
  list: GET('/b2c/comment/{p}-{s}/list', {
    summary: 'Reviews of a goods item',
    authz: 'none',
    query: z.object({
      ...Paging,
      id: ItemId,
      filter: z.enum(['all', 'good', 'middle', 'bad', 'pics']).default('all'),
      /** A code of what it says in a word; nothing has one that is not known. */
      tag: text(20).optional(),
    }),
    reply: pageOf(Review).extend({
      /** Of the goods; empty for goods that are not there. */
      title: z.string(),
      summary: ReviewSummary,
    }),
  }),
  add: POST('/b2c/comment/{p}-{s}/add', {
    summary: 'A review of something received, once; shown when it was looked at',
    authz: 'self',
    body: z.strictObject({
      orderItemId: RowId,
      star: whole(1, 5),
      ...written,
      tags: z.array(z.enum(reviewTagCodes)).max(maxReviewTags).default([]),
      anonymous: z.boolean().default(false),
    }),
    reply: z.object({
      commentId: z.number().int(),
      /** What it earns once it is shown. */ points: z.number().int(),
    }),
  }),
  append: POST('/b2c/comment/{p}-{s}/append', {
    summary: 'Adds to one’s review, once, within 90 days',
    authz: 'self',
    body: z.strictObject({ commentId: RowId, ...written }),
    reply: z.object({ commentId: z.number().int() }),
  }),
  mine: GET('/b2c/member/{p}-{s}/comment-list2', {
    summary: 'What the shopper can review, and has reviewed; of one order when it is named',
    authz: 'user',
    query: z.object({
      ...Paging,
      active: z.enum(['todo', 'done', 'all']).default('todo'),
      id: OrderSn.optional(),
    }),
    reply: pageOf(ReviewItem).extend({
      counts: z.object({ todo: z.number().int(), done: z.number().int() }),
      /** Points that a review earns once it is shown. */
      points: z.number().int(),
    }),
  }),
}
