import type { DeskPoints } from '@mallard/contract/points/points-desk.calls'
import { Alert, Button, Form, Input, InputNumber, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { usePointsChange } from './use-members.ts'

interface Values {
  what: 'points' | 'growth'
  delta: number | null
  reason: string
}

/** Gives or takes points or growth: a small change at once, a large one when another person agrees. */
export function AdjustForm({ held, what, onClose }: { held: DeskPoints; what: 'points' | 'growth'; onClose: () => void }) {
  const texts = memberTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { adjusting } = usePointsChange()
  const [form] = Form.useForm<Values>()
  // The number of the request stays with the form: repeating it changes nothing twice.
  const [requestId] = useState(() => crypto.randomUUID())
  const delta = Form.useWatch('delta', form) ?? 0
  const willWait = Math.abs(delta) > held.leftToday

  function adjust(values: Values): void {
    adjusting.mutate(
      { memberId: held.memberId, what: values.what, delta: values.delta ?? 0, reason: values.reason.trim(), requestId },
      {
        onSuccess: ({ waiting }) => {
          tell.done(waiting ? texts.asked : texts.saved)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={480}
      title={texts.adjustTitle}
      okText={willWait ? texts.ask : texts.save}
      cancelText={texts.cancel}
      confirmLoading={adjusting.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ what, delta: null, reason: '' }} onFinish={adjust}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.points} {held.points} · {texts.growth} {held.growth}
        </p>
        {adjusting.error && <Alert type="error" title={failureText(adjusting.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="what" label={texts.what}>
          <Segmented
            options={[
              { value: 'points', label: texts.points },
              { value: 'growth', label: texts.growth },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="delta"
          label={texts.delta}
          extra={willWait ? <strong role="status">{texts.willWait}</strong> : texts.limit(held.aloneUpTo, held.leftToday)}
          rules={[{ required: true, message: texts.needed }]}
        >
          <InputNumber autoFocus min={-1_000_000} max={1_000_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="reason" label={texts.reasonLabel} rules={[{ required: true, whitespace: true, message: texts.needed }]}>
          <Input maxLength={60} onPressEnter={() => form.submit()} />
        </Form.Item>
        <div className={styles.usual}>
          {texts.usual.split('|').map((reason) => (
            <Button key={reason} size="small" onClick={() => form.setFieldsValue({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
      </Form>
    </Modal>
  )
}
