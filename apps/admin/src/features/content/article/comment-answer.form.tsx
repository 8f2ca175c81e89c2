import { articleCommentAdmin } from '@mallard/contract/admin-limits.gen'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { commentTexts } from './comment.texts.ts'

/** Answers a comment as the author. */
export const AnswerForm = defineForm({
  texts: commentTexts,
  limits: articleCommentAdmin.answer,
  initial: (_id: number) => ({ content: '' }),
  inputOf: ({ content }, id) => ({ id, content: content.trim() }),
  send: (api, input, requestId) => api.articleCommentAdmin.answer({ ...input, requestId }),
  changes: (api) => [api.articleCommentAdmin.list],
  draft: (id) => `article-comment:${id}`,
  title: ({ texts }) => texts.answerTitle,
  ok: ({ texts }) => texts.sendAnswer,
  fields: ({ texts }) => (
    <TextField name="content" label={texts.answer} hint={texts.answerHint} lines={4} isFirst />
  ),
  done: ({ texts }) => texts.answered,
})
