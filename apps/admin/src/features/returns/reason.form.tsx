import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

/** Refuses, before goods come or when they have come; the buyer reads why. */
export function ReasonForm({ deed, step, onClose }: { deed: 'refuse' | 'refuseReceipt'; step: Step<string>; onClose: () => void }) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [form] = Form.useForm<{ reason: string }>()
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
