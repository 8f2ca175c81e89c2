import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

/** The voucher of a refund that was transferred by hand. */
export function TransferForm({ step, onClose }: { step: Step<string>; onClose: () => void }) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [form] = Form.useForm<{ voucher: string }>()
  const note = ({ voucher }: { voucher: string }) =>
    step.mutate(voucher.trim(), {
      onSuccess: () => {
        tell.done(texts.done)
        onClose()
      },
    })
  return (
    <Modal
      open
      width={460}
      title={texts.transferredTitle}
      okText={texts.transferred}
      cancelText={texts.cancel}
      confirmLoading={step.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ voucher: '' }} onFinish={note}>
        <p className="soft">{texts.transferredHint}</p>
        {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="voucher" label={texts.voucher} rules={[{ required: true, min: 4, message: texts.needVoucher }]}>
          <Input autoFocus maxLength={60} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
