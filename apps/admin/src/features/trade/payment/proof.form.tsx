import { Form, Input } from 'antd'
import { useMemo } from 'react'
import { ModalForm, type FormCall } from '#platform/parts/modal-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { momentOf } from '#platform/store-clock.ts'
import { repairTexts } from './repair.texts.ts'

interface Values {
  amount: string
  channelNo: string
  movedAt: string
  reason: string
}

export interface Proof {
  channelNo: string
  amount: number
  movedAt: number
  reason: string
  requestId: string
}

interface ProofFormProps<Input, Answer> {
  kind: 'payment' | 'refund'
  number: string
  amount: number
  call: FormCall<Input, Answer>
  inputOf: (proof: Proof) => Input
  done: string | ((answer: Answer) => string)
  onClose: () => void
}

/** What a proof of money says, typed in by the one who has it. The same submission twice is one. */
export function ProofForm<Input, Answer>({
  kind,
  number,
  amount,
  call,
  inputOf,
  done,
  onClose,
}: ProofFormProps<Input, Answer>) {
  const texts = repairTexts.use()
  const requestId = useMemo(() => crypto.randomUUID(), [])
  const isPayment = kind === 'payment'

  function proofOf({ amount: typed, channelNo, movedAt, reason }: Values): Proof {
    return {
      amount: fenTyped(typed) ?? 0,
      channelNo: channelNo.trim(),
      movedAt: momentOf(movedAt) ?? 0,
      reason: reason.trim(),
      requestId,
    }
  }

  return (
    <ModalForm
      width={480}
      title={isPayment ? texts.confirmTitle : texts.paidOutTitle}
      ok={texts.submit}
      hint={isPayment ? texts.confirmHint : texts.paidOutHint}
      initial={{ amount: '', channelNo: '', reason: '' }}
      call={call}
      inputOf={(values: Values) => inputOf(proofOf(values))}
      done={done}
      onClose={onClose}
    >
      <p style={{ marginBottom: 12 }}>
        <span className="mono">{number}</span> · <strong>{money(amount)}</strong>
      </p>
      <AmountField />
      <NumberField />
      <Form.Item
        name="movedAt"
        label={isPayment ? texts.movedAt : texts.paidOutAt}
        rules={[{ required: true, message: texts.needTime }]}
      >
        <MomentInput isPast />
      </Form.Item>
      <ReasonField label={texts.reason} needed={texts.needReason} least={2} most={200} />
    </ModalForm>
  )
}

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
