import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Form } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { invoiceTexts } from './invoice.texts.ts'

/** When the confirmation of a red letter was sent to the buyer. */
export const AskBuyerForm = defineForm({
  texts: invoiceTexts,
  initial: (_invoice: AdminInvoice) => ({ sentTime: momentInput(Date.now()) }),
  inputOf: ({ sentTime }, { invoiceId: id }) => ({ id, sentTime: momentOf(sentTime) ?? 0 }),
  send: (api, input) => api.invoiceAdmin.askBuyer(input),
  changes: (api) => [api.invoiceAdmin],
  title: ({ texts }) => texts.askBuyerTitle,
  ok: ({ texts }) => texts.askBuyer,
  hint: ({ texts }) => texts.askBuyerHint,
  fields: ({ texts }) => (
    <Form.Item name="sentTime" label={texts.sentTime} rules={[{ required: true }]}>
      <MomentInput isPast />
    </Form.Item>
  ),
  done: ({ texts }) => texts.buyerAsked,
})
