import type { AdminPoints } from '@mallard/contract/pricing/points/points-admin.calls'
import { Form, InputNumber, Segmented } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { memberTexts } from './member.texts.ts'
import { usePointsChange } from './use-members.ts'

interface Values {
  what: 'points' | 'growth'
  delta: number | null
  reason: string
}

/**
 * Gives or takes points or growth: a small change at once, a large one when another person agrees.
 */
export function AdjustForm({
  held,
  what,
  onClose,
}: {
  held: AdminPoints
  what: 'points' | 'growth'
  onClose: () => void
}) {
  const texts = memberTexts.use()
  const { adjusting } = usePointsChange()
  const [form] = Form.useForm<Values>()
  // The number of the request stays with the form: repeating it changes nothing twice.
  const [requestId] = useState(() => crypto.randomUUID())
  const delta = Form.useWatch('delta', form) ?? 0
  const willWait = Math.abs(delta) > held.leftToday

  return (
    <ModalForm
      width={480}
      title={texts.adjustTitle}
      ok={willWait ? texts.ask : texts.save}
      hint={
        <>
          {texts.points} {held.points} · {texts.growth} {held.growth}
        </>
      }
      form={form}
      initial={{ what, delta: null, reason: '' }}
      call={adjusting}
      inputOf={({ what, delta, reason }: Values) => ({
        memberId: held.memberId,
        what,
        delta: delta ?? 0,
        reason: reason.trim(),
        requestId,
      })}
      done={({ waiting }) => (waiting ? texts.asked : texts.saved)}
      onClose={onClose}
    >
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
        extra={
          willWait ? (
            <strong role="status">{texts.willWait}</strong>
          ) : (
            texts.limit(held.aloneUpTo, held.leftToday)
          )
        }
        rules={[{ required: true, message: texts.needed }]}
      >
        <InputNumber
          autoFocus
          min={-1_000_000}
          max={1_000_000}
          precision={0}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <ReasonField label={texts.reasonLabel} needed={texts.needed} usual={texts.usual} most={60} />
    </ModalForm>
  )
}
