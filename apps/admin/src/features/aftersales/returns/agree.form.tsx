import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import {
  comesBack,
  isMoney,
  returnStatus,
} from '@mallard/contract/aftersales/returns/returns.codes'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

export interface Agreement {
  /** fen */
  amount?: number
  returnAddress?: { name: string; phone: string; address: string }
}

interface Agreeing {
  each: Pick<AdminReturn, 'type' | 'typeText' | 'applyAmount' | 'defaultAddress'>
  /** What a yes to money alone means, where no channel carries it. */
  refundHint?: string
  step: Step<Agreement, { status: number }>
}

const isPaid = ({ type, applyAmount }: Agreeing['each']) => isMoney(type) && applyAmount > 0
const yuan = (amount: number) => (amount / 100).toFixed(2)

/** How much goes back, and where the goods go. */
export const AgreeForm = defineForm({
  texts: returnsTexts,
  width: 520,
  initial: ({ each }: Agreeing) => ({ amount: yuan(each.applyAmount), ...each.defaultAddress }),
  useOwn: ({ step }) => step,
  inputOf: ({ amount, name, phone, address }, { each }): Agreement => {
    // What was not touched stays with the server: freight may have come to it in the meantime.
    const isChanged = isPaid(each) && amount !== yuan(each.applyAmount)
    const changed = isChanged ? fenTyped(amount) : undefined
    return {
      ...(changed !== undefined && { amount: changed }),
      ...(comesBack(each.type) && { returnAddress: { name, phone, address } }),
    }
  },
  send: (_api, agreement, _requestId, step) => step.mutateAsync(agreement),
  title: ({ texts, of: { each } }) => `${texts.agreeTitle} · ${each.typeText}`,
  hint: ({ texts, of: { each, refundHint } }) => {
    if (comesBack(each.type)) return texts.agreeBack
    if (!isMoney(each.type)) return texts.agreeSend
    return refundHint ?? (isPaid(each) ? texts.agreeRefund : texts.agreeNothing)
  },
  ok: ({ texts }) => texts.agree,
  fields: ({ of: { each } }) => <AgreeFields each={each} />,
  done: ({ texts }, { status }) =>
    status === returnStatus.requested ? texts.agreeAsked : texts.agreed,
})

function AgreeFields({ each }: Pick<Agreeing, 'each'>) {
  const texts = returnsTexts.use()
  const needed = [{ required: true, whitespace: true, message: texts.needed }]
  return (
    <>
      {isPaid(each) && (
        <Form.Item
          name="amount"
          label={texts.refundAmount}
          rules={[
            {
              validator: async (_, value: string) => {
                const amount = fenTyped(value)
                if (amount === undefined || amount > each.applyAmount)
                  throw new Error(texts.amountRule(money(each.applyAmount)))
              },
            },
          ]}
        >
          <Input inputMode="decimal" maxLength={12} />
        </Form.Item>
      )}
      {comesBack(each.type) && (
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
    </>
  )
}
