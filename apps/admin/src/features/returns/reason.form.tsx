import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import { useReturnStep } from './use-returns.ts'

/** Refuses, before goods come or when they have come; the buyer reads why. */
export function ReasonForm({ applyId, deed, onClose }: { applyId: string; deed: 'refuse' | 'refuseReceipt'; onClose: () => void }) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const [form] = Form.useForm<{ reason: string }>()
  const step = useReturnStep(applyId, (reason: string) => api.returnsDesk[deed]({ applyId, reason }))
  const onFinish = ({ reason }: { reason: string }) =>
    step.mutate(reason.trim(), {
      onSuccess: () => {
        tell.done(texts.refused)
        onClose()
      },
    })
  return (
    <Modal
      open
      width={460}
      title={texts[`${deed}Title`]}
      okText={texts[deed]}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={step.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '' }} onFinish={onFinish}>
        <p className="soft">{texts[`${deed}Hint`]}</p>
        {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="reason" label={texts.reasonLabel} rules={[{ required: true, whitespace: true, message: texts.needReason }]}>
          <Input.TextArea autoFocus maxLength={200} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
