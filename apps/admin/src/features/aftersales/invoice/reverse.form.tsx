import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { reverseReasons } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { Checkbox, Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { invoiceTexts } from './invoice.texts.ts'

/** Staff issued it, and reverse it themselves. */
const isOwn = ({ issuedBy }: AdminInvoice) => issuedBy === 'staff'
const canReissue = ({ dueAmount }: AdminInvoice) => dueAmount > 0

/** Takes an issued invoice back, and issues what is still due anew. */
export const ReverseForm = defineForm({
  texts: invoiceTexts,
  initial: (invoice: AdminInvoice) => ({
    reason: (invoice.unreversed && invoice.reverseReason) ?? ('issueError' as const),
    reissue: canReissue(invoice),
  }),
  inputOf: ({ reason, reissue }, invoice) => ({
    id: invoice.invoiceId,
    reason,
    reissue: canReissue(invoice) && reissue,
  }),
  send: (api, input) => api.invoiceAdmin.reverse(input),
  changes: (api) => [api.invoiceAdmin],
  title: ({ texts }) => texts.reverseTitle,
  ok: ({ texts }) => texts.reverse,
  hint: ({ texts, of }) => (isOwn(of) ? texts.reverseByStaff : texts.reverseHint),
  isDangerous: true,
  fields: ({ texts, of }) => (
    <>
      <Form.Item name="reason" label={texts.reason}>
        <Select options={reverseReasons.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <Form.Item name="reissue" valuePropName="checked">
        <Checkbox disabled={!canReissue(of)}>{texts.reissue}</Checkbox>
      </Form.Item>
    </>
  ),
  done: ({ texts, of }) => (isOwn(of) ? texts.reverseStarted : texts.asked),
})
