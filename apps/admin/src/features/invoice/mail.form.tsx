import type { DeskInvoice } from '@mallard/contract/invoice/invoice-desk.calls'
import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** Sends an invoice to an address, the last one offered. */
export function MailForm({ invoice, onClose }: { invoice: DeskInvoice; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const [form] = Form.useForm<{ email: string }>()
  const sending = useInvoiceChange(invoice.invoiceId, (email: string) => api.invoiceDesk.mail({ id: invoice.invoiceId, email }))

  function send({ email }: { email: string }): void {
    sending.mutate(email.trim(), {
      onSuccess: () => {
        tell.done(texts.mailAsked)
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      width={460}
      title={texts.mail}
      okText={texts.sendMail}
      cancelText={texts.cancel}
      confirmLoading={sending.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ email: invoice.mails[0]?.email ?? invoice.email }} onFinish={send}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.mailHint}
        </p>
        {sending.error && <Alert type="error" title={failureText(sending.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item
          name="email"
          label={texts.email}
          rules={[{ required: true, type: 'email', transform: (value: string) => value.trim(), message: texts.needEmail }]}
        >
          <Input autoFocus type="email" maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
