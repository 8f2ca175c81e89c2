import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, OrderSn, Paging, Phone, PictureRef, pageOf, text } from '../../fields.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'
import { feedbackTypes, maxFeedbackPics } from './feedback.codes.ts'

export const FeedbackType = z.enum(feedbackTypes)
export const FeedbackState = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const Feedback = z.object({
  id: z.number().int(),
  type: FeedbackType,
  content: z.string(),
  /** Addresses that are good for some minutes. */
  pics: z.array(PictureRef),
  /** The order that it is about, as the shopper says. */
  orderSn: z.string().nullable(),
  state: FeedbackState,
  /** Null before there is one. */
  answer: z.string().nullable(),
  createTime: Moment,
  answerTime: Moment.nullable(),
})
export type Feedback = z.output<typeof Feedback>

export const feedbackCalls = {
  feedback: POST('/p/service/feedback', {
    summary:
      'Sends feedback, once for each requestId; who is signed out reads a picture code and sends no pictures',
    authz: 'none',
    body: z.strictObject({
      requestId: z.uuid(),
      type: FeedbackType,
      content: text(500, 5),
      /** Uploads sent for feedback. */
      pics: z.array(UploadKey).max(maxFeedbackPics).default([]),
      phone: z.union([z.literal(''), Phone]).default(''),
      orderSn: OrderSn.optional(),
      captchaId: z.string().max(64).optional(),
      captcha: z.string().max(8).optional(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  feedbackList: GET('/p/service/feedback', {
    summary: 'My feedback with the answers, the newest first',
    authz: 'user',
    query: z.object(Paging),
    reply: pageOf(Feedback),
  }),
}
