import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

/** The voucher of a refund that was transferred by hand. */
export const TransferForm = defineForm({
  texts: returnsTexts,
  initial: (_of: { step: Step<string> }) => ({ voucher: '' }),
  useOwn: ({ step }) => step,
  inputOf: ({ voucher }) => ({ voucher: voucher.trim() }),
  send: (_api, { voucher }, _requestId, step) => step.mutateAsync(voucher),
  title: ({ texts }) => texts.transferredTitle,
  hint: ({ texts }) => texts.transferredHint,
  ok: ({ texts }) => texts.transferred,
  fields: ({ texts }) => (
    <Form.Item
      name="voucher"
      label={texts.voucher}
      rules={[{ required: true, min: 4, message: texts.needVoucher }]}
    >
      <Input autoFocus maxLength={60} />
    </Form.Item>
  ),
  done: ({ texts }) => texts.done,
})
