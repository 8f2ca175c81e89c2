import type { DeskReview } from '@mallard/contract/review/review-desk.calls'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { reviewTexts } from './review.texts.ts'
import { useReviewChange } from './use-reviews.ts'

export function ReplyForm({ of: { id, reply }, onClose }: { of: DeskReview; onClose: () => void }) {
  const texts = reviewTexts.use()
  const { replying } = useReviewChange()
  return (
    <ModalForm
      title={texts.replyTitle}
      ok={texts.save}
      initial={{ reply: reply ?? '' }}
      call={replying}
      inputOf={(values: { reply: string }) => ({ id, reply: values.reply.trim(), seen: reply ?? '' })}
      done={texts.replied}
      onClose={onClose}
    >
      <Form.Item name="reply" label={texts.ourReply} extra={texts.replyHint}>
        <Input.TextArea autoFocus rows={4} maxLength={300} showCount />
      </Form.Item>
    </ModalForm>
  )
}
