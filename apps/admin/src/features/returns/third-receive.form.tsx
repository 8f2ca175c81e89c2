import type { DeskThirdReturn } from '@mallard/contract/third-return/third-return-desk.calls'
import { Alert, Form, Input, InputNumber, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface ThirdReceiveFormProps {
  each: Pick<DeskThirdReturn, 'num' | 'type' | 'approvedAmount' | 'applyAmount'>
  step: Step<{ received: number; amount?: number }>
  onClose: () => void
}

/** How many units came back, and what is paid for them. */
export function ThirdReceiveForm({ each: { num, type, approvedAmount, applyAmount }, step, onClose }: ThirdReceiveFormProps) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [form] = Form.useForm<{ received: number; amount: string }>()
  const most = approvedAmount ?? applyAmount
  const receive = ({ received, amount }: { received: number; amount?: string }) => {
    const typed = amount ? fenTyped(amount) : undefined
    step.mutate(
      { received, ...(typed !== undefined && { amount: typed }) },
      {
        onSuccess: () => {
          tell.done(texts.received)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={460}
      title={texts.receiveTitle}
      okText={texts.receive}
      cancelText={texts.cancel}
      confirmLoading={step.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ received: num, amount: '' }} onFinish={receive}>
        {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="received" label={texts.receivedCount} rules={[{ required: true, message: texts.needed }]}>
          <InputNumber min={1} max={num} precision={0} style={{ width: 140 }} />
        </Form.Item>
        {type === 1 && (
          <Form.Item
            name="amount"
            label={texts.refundAmount}
            extra={texts.amountMost(money(most))}
            rules={[
              {
                validator: async (_, value: string) => {
                  const amount = value ? fenTyped(value) : 0
                  if (amount === undefined || amount > most) throw new Error(texts.amountRule)
                },
              },
            ]}
          >
            <Input inputMode="decimal" maxLength={12} placeholder={texts.amountAuto} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
