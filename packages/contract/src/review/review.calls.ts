import { z } from 'zod'
import { GET } from '../api.ts'
import { ReviewSummary } from '../catalog/catalog.fields.ts'
import { ItemId, Moment, Paging, PictureRef, pageOf } from '../fields.ts'

export const Review = z.object({
  commentId: z.number().int(),
  /** Masked when the writer wants to stay anonymous. */
  nickname: z.string(),
  avatar: z.string(),
  star: z.number().int(),
  content: z.string(),
  pics: z.array(PictureRef),
  productAttr: z.string(),
  createTime: Moment,
  append: z.object({ content: z.string(), createTime: Moment }).nullable(),
  reply: z.string().nullable(),
})
export type Review = z.output<typeof Review>

export const reviewCalls = {
  list: GET('/b2c/comment/{p}-{s}/list', {
    summary: 'Reviews of a goods item',
    authz: 'none',
    query: z.object({ ...Paging, id: ItemId, filter: z.enum(['all', 'good', 'middle', 'bad', 'pics']).default('all') }),
    reply: pageOf(Review).extend({ summary: ReviewSummary }),
  }),
}
