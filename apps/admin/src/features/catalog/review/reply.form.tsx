import { reviewAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminReview } from '@mallard/contract/catalog/review/review-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { reviewTexts } from './review.texts.ts'

/** Answers a review, or changes the answer. */
export const ReplyForm = defineForm({
  texts: reviewTexts,
  limits: reviewAdmin.reply,
  initial: ({ reply }: AdminReview) => ({ reply: reply ?? '' }),
  inputOf: ({ reply }, { id, reply: seen }) => ({ id, reply: reply.trim(), seen: seen ?? '' }),
  send: (api, input) => api.reviewAdmin.reply(input),
  changes: (api) => [api.reviewAdmin.list],
  draft: ({ id }) => `review:${id}`,
  title: ({ texts }) => texts.replyTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <TextField name="reply" label={texts.ourReply} hint={texts.replyHint} lines={4} isFirst />
  ),
  done: ({ texts }) => texts.replied,
})
