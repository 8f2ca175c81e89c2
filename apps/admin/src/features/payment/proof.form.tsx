import { Alert, DatePicker, Form, Input, Modal } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMemo } from 'react'
import { failureText } from '#platform/api-error.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { repairTexts } from './repair.texts.ts'

interface Values {
  amount: string
  channelNo: string
  movedAt: Dayjs
  reason: string
}

export interface Proof {
  channelNo: string
  amount: number
  movedAt: number
  reason: string
  requestId: string
}

interface ProofFormProps {
  kind: 'payment' | 'refund'
  number: string
  amount: number
  isPending: boolean
  error: Error | null
  onProof: (proof: Proof) => void
  onClose: () => void
}

/** What a proof of money says, typed in by whoever has it. The same submission twice is one. */
export function ProofForm({ kind, number, amount, isPending, error, onProof, onClose }: ProofFormProps) {
  const texts = repairTexts.use()
  const locale = useLocale()
  const [form] = Form.useForm<Values>()
  const requestId = useMemo(() => crypto.randomUUID(), [])
  const isPayment = kind === 'payment'

  function submit({ amount: typed, channelNo, movedAt, reason }: Values): void {
    onProof({ amount: fenTyped(typed) ?? 0, channelNo: channelNo.trim(), movedAt: movedAt.valueOf(), reason: reason.trim(), requestId })
  }

  return (
    <Modal
      open
      width={480}
      title={isPayment ? texts.confirmTitle : texts.paidOutTitle}
      okText={texts.submit}
      cancelText={texts.cancel}
      confirmLoading={isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ amount: '', channelNo: '', reason: '' }} onFinish={submit}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {isPayment ? texts.confirmHint : texts.paidOutHint}
        </p>
        <p style={{ marginBottom: 12 }}>
          <span className="mono">{number}</span> · <strong>{money(amount)}</strong>
        </p>
        {error && <Alert type="error" title={failureText(error, locale)} style={{ marginBottom: 16 }} />}
        <AmountField />
        <NumberField />
        <Form.Item name="movedAt" label={isPayment ? texts.movedAt : texts.paidOutAt} rules={[{ required: true, message: texts.needTime }]}>
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" disabledDate={(each) => each.isAfter(dayjs())} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true, min: 2, message: texts.needReason }]}>
          <Input maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

export function AmountField() {
  const texts = repairTexts.use()
  return (
    <Form.Item
      name="amount"
      label={texts.proofAmount}
      rules={[{ validator: (_, value: string) => (fenTyped(value) ? Promise.resolve() : Promise.reject(new Error(texts.needAmount))) }]}
    >
      <Input autoFocus prefix="¥" inputMode="decimal" maxLength={16} />
    </Form.Item>
  )
}

export function NumberField() {
  const texts = repairTexts.use()
  return (
    <Form.Item name="channelNo" label={texts.channelNo} rules={[{ required: true, pattern: /^\s*[0-9A-Za-z_-]{6,64}\s*$/, message: texts.needChannelNo }]}>
      <Input maxLength={66} />
    </Form.Item>
  )
}
