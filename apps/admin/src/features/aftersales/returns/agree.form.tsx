import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import {
  comesBack,
  isMoney,
  returnStatus,
} from '@mallard/contract/aftersales/returns/returns.codes'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface Wanted {
  amount: string
  name: string
  phone: string
  address: string
}

export interface Agreement {
  /** fen */
  amount?: number
  returnAddress?: { name: string; phone: string; address: string }
}

interface AgreeFormProps {
  each: Pick<AdminReturn, 'type' | 'typeText' | 'applyAmount' | 'defaultAddress'>
  /** What a yes to money alone means, where no channel carries it. */
  refundHint?: string
  step: Step<Agreement, { status: number }>
  onClose: () => void
}

/** How much goes back, and where the goods go. */
export function AgreeForm({ each, refundHint, step, onClose }: AgreeFormProps) {
  const texts = returnsTexts.use()
  const { type, applyAmount } = each
  const isSentBack = comesBack(type)
  const isPaid = isMoney(type) && applyAmount > 0
  const typed = (applyAmount / 100).toFixed(2)

  function inputOf({ amount, name, phone, address }: Wanted): Agreement {
    // What was not touched stays with the server: freight may have come to it in the meantime.
    const changed = isPaid && amount !== typed ? fenTyped(amount) : undefined
    return {
      ...(changed !== undefined && { amount: changed }),
      ...(isSentBack && { returnAddress: { name, phone, address } }),
    }
  }

  const needed = [{ required: true, whitespace: true, message: texts.needed }]
  return (
    <ModalForm
      width={520}
      title={`${texts.agreeTitle} · ${each.typeText}`}
      ok={texts.agree}
      hint={
        isSentBack
          ? texts.agreeBack
          : isMoney(type)
            ? (refundHint ?? (isPaid ? texts.agreeRefund : texts.agreeNothing))
            : texts.agreeSend
      }
      initial={{ amount: typed, ...each.defaultAddress }}
      call={step}
      inputOf={inputOf}
      done={({ status }) => (status === returnStatus.requested ? texts.agreeAsked : texts.agreed)}
      onClose={onClose}
    >
      {isPaid && (
        <Form.Item
          name="amount"
          label={texts.refundAmount}
          rules={[
            {
              validator: async (_, value: string) => {
                const amount = fenTyped(value)
                if (amount === undefined || amount > applyAmount)
                  throw new Error(texts.amountRule(money(applyAmount)))
              },
            },
          ]}
        >
          <Input inputMode="decimal" maxLength={12} />
        </Form.Item>
      )}
      {isSentBack && (
        <>
          <div className={styles.pair}>
            <Form.Item name="name" label={texts.contact} rules={needed}>
              <Input maxLength={25} />
            </Form.Item>
            <Form.Item name="phone" label={texts.phone} rules={needed}>
              <Input maxLength={20} />
            </Form.Item>
          </div>
          <Form.Item name="address" label={texts.address} rules={needed}>
            <Input maxLength={200} />
          </Form.Item>
        </>
      )}
    </ModalForm>
  )
}
