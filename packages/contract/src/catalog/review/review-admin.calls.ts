import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  ItemId,
  Moment,
  Paging,
  PictureRef,
  RowId,
  cappedPageOf,
  text,
  whole,
  keyword,
} from '../../fields.ts'
import { ReviewState } from './review.calls.ts'

const Judged = z.object({
  content: z.string(),
  pics: z.array(PictureRef),
  createTime: Moment,
  state: ReviewState,
  reason: z.string(),
})

export const AdminReview = Judged.extend({
  id: z.number().int(),
  itemId: z.number().int(),
  title: z.string(),
  pic: PictureRef,
  productAttr: z.string(),
  /** Null for reviews from before they hung on orders. */
  orderSn: z.string().nullable(),
  /** The writer's own, also where shoppers see it masked. */
  nickname: z.string(),
  anonymous: z.boolean(),
  isAuto: z.boolean(),
  /** Whether its writer had the goods for nothing, in a trial. */
  isTrial: z.boolean(),
  star: z.number().int(),
  append: Judged.nullable(),
  reply: z.string().nullable(),
})
export type AdminReview = z.output<typeof AdminReview>

export const ReviewPart = z.enum(['review', 'append'])
export type ReviewPart = z.output<typeof ReviewPart>

export const reviewAdminCalls = {
  list: GET('/admin/api/{p}-{s}/reviews', {
    summary: 'Reviews of a store; those that wait come oldest first, others newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'review' },
    right: 'review.read',
    query: z.object({
      ...Paging,
      state: z.enum(['waiting', 'unanswered', 'shown', 'hidden', 'all']).default('waiting'),
      /** Stars up to this many. */
      stars: z.enum(['all', 'good', 'middle', 'bad', 'pics']).default('all'),
      itemId: ItemId.optional(),
      q: keyword(50).optional(),
    }),
    reply: cappedPageOf(AdminReview).extend({ waiting: z.number().int() }),
  }),
  judge: POST('/admin/api/{p}-{s}/reviews/{id}/judge', {
    summary:
      'Shows a review or what was added to it, or hides it with a reason that its writer reads',
    authz: 'operator',
    right: 'review.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({
      part: ReviewPart,
      from: ReviewState,
      show: z.boolean(),
      reason: text(100).default(''),
    }),
    reply: AdminReview,
  }),
  reward: GET('/admin/api/{p}-{s}/reviews/reward', {
    summary: 'Points that a review earns once it is shown',
    authz: 'operator',
    right: 'review.read',
    reply: z.object({ points: z.number().int() }),
  }),
  setReward: POST('/admin/api/{p}-{s}/reviews/reward', {
    summary: 'Changes what a review earns in all stores of the partner; 0: nothing',
    authz: 'operator',
    right: 'promotion.write',
    body: z.strictObject({
      points: whole(0, 1000),
      /** What the operator saw. */ seen: whole(0, 1000),
    }),
    reply: z.object({ points: z.number().int() }),
  }),
  reply: POST('/admin/api/{p}-{s}/reviews/{id}/reply', {
    summary: 'What the shop answers, for everyone to read; empty takes it back',
    authz: 'operator',
    right: 'review.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({
      reply: text(300),
      /** The answer that the operator saw; empty for none. */ seen: text(300),
    }),
    reply: AdminReview,
  }),
}
