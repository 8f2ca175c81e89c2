import { Form, Input, Modal } from 'antd'
import { reviewTexts } from './review.texts.ts'

interface ReplyFormProps {
  reply: string
  isBusy: boolean
  onReply: (reply: string) => void
  onClose: () => void
}

export function ReplyForm({ reply, isBusy, onReply, onClose }: ReplyFormProps) {
  const texts = reviewTexts.use()
  const [form] = Form.useForm<{ reply: string }>()
  return (
    <Modal
      open
      width={460}
      title={texts.replyTitle}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ reply }} onFinish={(values) => onReply(values.reply.trim())}>
        <Form.Item name="reply" label={texts.ourReply} extra={texts.replyHint}>
          <Input.TextArea autoFocus rows={4} maxLength={300} showCount />
        </Form.Item>
      </Form>
    </Modal>
  )
}
