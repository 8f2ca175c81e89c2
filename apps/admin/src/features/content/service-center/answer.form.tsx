import { feedbackAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminFeedback } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { feedbackTexts } from './feedback.texts.ts'

/** Answers feedback. */
export const AnswerForm = defineForm({
  texts: feedbackTexts,
  limits: feedbackAdmin.answer,
  initial: (_feedback: AdminFeedback) => ({ answer: '' }),
  inputOf: ({ answer }, { id }) => ({ id, answer: answer.trim() }),
  send: (api, input) => api.feedbackAdmin.answer(input),
  changes: (api) => [api.feedbackAdmin, api.staff.audit],
  draft: ({ id }) => `feedback:${id}`,
  title: ({ texts }) => texts.answerTitle,
  ok: ({ texts }) => texts.send,
  fields: ({ texts, of: { memberId } }) => (
    <TextField
      name="answer"
      label={texts.ourAnswer}
      hint={memberId === null ? texts.answerByPhone : texts.answerHint}
      lines={5}
      isFirst
    />
  ),
  done: ({ texts }) => texts.sent,
})
