import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { Form, Input, InputNumber } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface ThirdReceiveFormProps {
  each: Pick<AdminThirdReturn, 'num' | 'type' | 'approvedAmount' | 'applyAmount'>
  step: Step<{ received: number; amount?: number }>
  onClose: () => void
}

/** How many units came back, and what is paid for them. */
export function ThirdReceiveForm({
  each: { num, type, approvedAmount, applyAmount },
  step,
  onClose,
}: ThirdReceiveFormProps) {
  const texts = returnsTexts.use()
  const most = approvedAmount ?? applyAmount

  function inputOf({ received, amount }: { received: number; amount?: string }): {
    received: number
    amount?: number
  } {
    const typed = amount ? fenTyped(amount) : undefined
    return { received, ...(typed !== undefined && { amount: typed }) }
  }

  return (
    <ModalForm
      title={texts.receiveTitle}
      ok={texts.receive}
      initial={{ received: num, amount: '' }}
      call={step}
      inputOf={inputOf}
      done={texts.received}
      onClose={onClose}
    >
      <Form.Item
        name="received"
        label={texts.receivedCount}
        rules={[{ required: true, message: texts.needed }]}
      >
        <InputNumber min={1} max={num} precision={0} style={{ width: 140 }} />
      </Form.Item>
      {type === 1 && (
        <Form.Item
          name="amount"
          label={texts.refundAmount}
          extra={texts.amountMax(money(most))}
          rules={[
            {
              validator: async (_, value: string) => {
                const amount = value ? fenTyped(value) : 0
                if (amount === undefined || amount > most)
                  throw new Error(texts.amountRule(money(most)))
              },
            },
          ]}
        >
          <Input inputMode="decimal" maxLength={12} placeholder={texts.amountAuto} />
        </Form.Item>
      )}
    </ModalForm>
  )
}
