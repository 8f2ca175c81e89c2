import { invoiceAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { invoiceTexts } from './invoice.texts.ts'

/** Sends an invoice to an address, the last one offered. */
export const MailForm = defineForm({
  texts: invoiceTexts,
  initial: ({ mails, email }: AdminInvoice) => ({ email: mails[0]?.email ?? email }),
  inputOf: ({ email }, { invoiceId: id }) => ({ id, email: email.trim() }),
  send: (api, input) => api.invoiceAdmin.mail(input),
  changes: (api) => [api.invoiceAdmin],
  title: ({ texts }) => texts.mail,
  ok: ({ texts }) => texts.sendMail,
  hint: ({ texts }) => texts.mailHint,
  fields: ({ texts }) => (
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
      <Input autoFocus type="email" maxLength={invoiceAdmin.mail.email.most} />
    </Form.Item>
  ),
  done: ({ texts }) => texts.mailAsked,
})
