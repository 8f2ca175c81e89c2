import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { momentOf } from '#platform/store-clock.ts'
import { useRequestId } from '#platform/use-once.ts'
import { repairTexts } from './repair.texts.ts'

interface Proved {
  kind: 'payment' | 'refund'
  number: string
  /** fen */
  amount: number
}

interface Values {
  amount: string
  channelNo: string
  movedAt?: string
  reason: string
}

/** What a proof of money says, typed in by the one who has it. The same submission twice is one. */
export const ProofForm = defineForm({
  texts: repairTexts,
  width: 480,
  initial: (_of: Proved): Values => ({ amount: '', channelNo: '', reason: '' }),
  useOwn: ({ kind, number }) => ({ kind, number, requestId: useRequestId() }),
  inputOf: ({ amount, channelNo, movedAt, reason }) => ({
    amount: fenTyped(amount) ?? 0,
    channelNo: channelNo.trim(),
    movedAt: momentOf(movedAt ?? '') ?? 0,
    reason: reason.trim(),
  }),
  send: async ({ repairAdmin }, input, _requestId, { kind, number, requestId }) => {
    const proof = { ...input, requestId }
    if (kind === 'payment') return (await repairAdmin.confirm({ payNo: number, ...proof })).asked
    await repairAdmin.paidOut({ refundNo: number, ...proof })
    return 'proposed'
  },
  changes: (api) => [api.repairAdmin],
  title: ({ texts, of: { kind } }) =>
    kind === 'payment' ? texts.confirmTitle : texts.paidOutTitle,
  hint: ({ texts, of: { kind } }) => (kind === 'payment' ? texts.confirmHint : texts.paidOutHint),
  ok: ({ texts }) => texts.submit,
  fields: ({ texts, of: { kind, number, amount } }) => (
    <>
      <p style={{ marginBottom: 12 }}>
        <span className="mono">{number}</span> · <strong>{money(amount)}</strong>
      </p>
      <AmountField />
      <NumberField />
      <Form.Item
        name="movedAt"
        label={kind === 'payment' ? texts.movedAt : texts.paidOutAt}
        rules={[{ required: true, message: texts.needTime }]}
      >
        <MomentInput isPast />
      </Form.Item>
      <ReasonField label={texts.reason} needed={texts.needReason} least={2} most={200} />
    </>
  ),
  done: ({ texts }, asked) => (asked === 'paid' ? texts.saidPaid : texts.proposed),
})

export function AmountField() {
  const texts = repairTexts.use()
  return (
    <Form.Item
      name="amount"
      label={texts.proofAmount}
      rules={[
        {
          validator: (_, value: string) =>
            fenTyped(value) ? Promise.resolve() : Promise.reject(new Error(texts.needAmount)),
        },
      ]}
    >
      <Input autoFocus prefix="¥" inputMode="decimal" maxLength={16} />
    </Form.Item>
  )
}

export function NumberField() {
  const texts = repairTexts.use()
  return (
    <Form.Item
      name="channelNo"
      label={texts.channelNo}
      rules={[
        { required: true, pattern: /^\s*[0-9A-Za-z_-]{6,64}\s*$/, message: texts.needChannelNo },
      ]}
    >
      <Input maxLength={66} />
    </Form.Item>
  )
}
