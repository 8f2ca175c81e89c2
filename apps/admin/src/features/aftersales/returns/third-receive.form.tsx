import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { Form, Input, InputNumber } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface Receipt {
  received: number
  /** fen */
  amount?: number
}

interface ThirdReceiving {
  each: Pick<AdminThirdReturn, 'num' | 'type' | 'approvedAmount' | 'applyAmount'>
  step: Step<Receipt>
}

/** How many units came back, and what is paid for them. */
export const ThirdReceiveForm = defineForm({
  texts: returnsTexts,
  initial: ({ each }: ThirdReceiving) => ({ received: each.num, amount: '' }),
  useOwn: ({ step }) => step,
  inputOf: ({ received, amount }): Receipt => {
    const typed = amount ? fenTyped(amount) : undefined
    return { received, ...(typed !== undefined && { amount: typed }) }
  },
  send: (_api, receipt, _requestId, step) => step.mutateAsync(receipt),
  title: ({ texts }) => texts.receiveTitle,
  ok: ({ texts }) => texts.receive,
  fields: ({ texts, of: { each } }) => (
    <>
      <Form.Item
        name="received"
        label={texts.receivedCount}
        rules={[{ required: true, message: texts.needed }]}
      >
        <InputNumber min={1} max={each.num} precision={0} style={{ width: 140 }} />
      </Form.Item>
      {each.type === 1 && <AmountField max={each.approvedAmount ?? each.applyAmount} />}
    </>
  ),
  done: ({ texts }) => texts.received,
})

/** What goes back, in yuan; left empty it follows the units. */
function AmountField({ max }: { max: number }) {
  const texts = returnsTexts.use()
  return (
    <Form.Item
      name="amount"
      label={texts.refundAmount}
      extra={texts.amountMax(money(max))}
      rules={[
        {
          validator: async (_, value: string) => {
            const amount = value ? fenTyped(value) : 0
            if (amount === undefined || amount > max) throw new Error(texts.amountRule(money(max)))
          },
        },
      ]}
    >
      <Input inputMode="decimal" maxLength={12} placeholder={texts.amountAuto} />
    </Form.Item>
  )
}
