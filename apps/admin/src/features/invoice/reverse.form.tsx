import { reverseReasons, type ReverseReason } from '@mallard/contract/invoice/invoice.codes'
import { Alert, Checkbox, Form, Modal, Select } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

interface Values {
  reason: ReverseReason
  reissue: boolean
}

export function ReverseForm({ id, canReissue, onClose }: { id: number; canReissue: boolean; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const [form] = Form.useForm<Values>()
  const reversing = useInvoiceChange(id, (values: Values) => api.invoiceDesk.reverse({ id, ...values }))

  function reverse({ reason, reissue }: Values): void {
    reversing.mutate(
      { reason, reissue: canReissue && reissue },
      {
        onSuccess: () => {
          tell.done(texts.asked)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={460}
      title={texts.reverseTitle}
      okText={texts.reverse}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={reversing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" requiredMark={false} initialValues={{ reason: 'issueError', reissue: canReissue }} onFinish={reverse}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.reverseHint}
        </p>
        {reversing.error && <Alert type="error" title={failureText(reversing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="reason" label={texts.reason}>
          <Select options={reverseReasons.map((value) => ({ value, label: texts[value] }))} />
        </Form.Item>
        <Form.Item name="reissue" valuePropName="checked">
          <Checkbox disabled={!canReissue}>{texts.reissue}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}
