import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { plainCode } from '@mallard/kernel'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { invoiceTexts } from './invoice.texts.ts'

/** The number of the red-letter invoice of one that staff had issued. */
export const ReddenForm = defineForm({
  texts: invoiceTexts,
  initial: (_invoice: AdminInvoice) => ({ redNo: '' }),
  inputOf: ({ redNo }, { invoiceId: id }) => ({ id, redNo }),
  send: (api, input) => api.invoiceAdmin.redden(input),
  changes: (api) => [api.invoiceAdmin],
  title: ({ texts }) => texts.noteRed,
  ok: ({ texts }) => texts.noteRed,
  hint: ({ texts }) => texts.reddenHint,
  fields: ({ texts }) => (
    <Form.Item
      name="redNo"
      label={texts.redNo}
      normalize={plainCode}
      rules={[{ required: true, pattern: /^\d{20}$/, message: texts.numberRule }]}
    >
      <Input autoFocus maxLength={40} inputMode="numeric" className="mono" />
    </Form.Item>
  ),
  done: ({ texts }) => texts.reversedHere,
})
