import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** Sends an invoice to an address, the last one offered. */
export function MailForm({ invoice, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const sending = useInvoiceChange(invoice.invoiceId, (email: string) =>
    api.invoiceAdmin.mail({ id: invoice.invoiceId, email }),
  )

  return (
    <ModalForm
      title={texts.mail}
      ok={texts.sendMail}
      hint={texts.mailHint}
      initial={{ email: invoice.mails[0]?.email ?? invoice.email }}
      call={sending}
      inputOf={({ email }: { email: string }) => email.trim()}
      done={texts.mailAsked}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label={texts.email}
        rules={[
          {
            required: true,
            type: 'email',
            transform: (value: string) => value.trim(),
            message: texts.needEmail,
          },
        ]}
      >
        <Input autoFocus type="email" maxLength={100} />
      </Form.Item>
    </ModalForm>
  )
}
