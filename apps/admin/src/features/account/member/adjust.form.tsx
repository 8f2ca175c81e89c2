import type { AdminPoints } from '@mallard/contract/pricing/points/points-admin.calls'
import { Form, InputNumber, Segmented } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { useRequestId } from '#platform/use-once.ts'
import { memberTexts } from './member.texts.ts'

interface Values {
  what: 'points' | 'growth'
  delta: number | null
  reason: string
}

interface Adjusting {
  held: AdminPoints
  what: Values['what']
}

/**
 * Gives or takes points or growth: a small change at once, a large one when another person agrees.
 */
export const AdjustForm = defineForm({
  texts: memberTexts,
  width: 480,
  initial: ({ what }: Adjusting): Values => ({ what, delta: null, reason: '' }),
  useOwn: (_of, form) => ({
    delta: Form.useWatch('delta', form) ?? 0,
    requestId: useRequestId(),
  }),
  inputOf: ({ what, delta, reason }, { held }) => ({
    memberId: held.memberId,
    what,
    delta: delta ?? 0,
    reason: reason.trim(),
  }),
  send: (api, input, _requestId, { requestId }) => api.pointsAdmin.adjust({ ...input, requestId }),
  changes: (api) => [api.memberAdmin, api.pointsAdmin, api.levelAdmin],
  title: ({ texts }) => texts.adjustTitle,
  hint: ({ texts, of: { held } }) => (
    <>
      {texts.points} {held.points} · {texts.growth} {held.growth}
    </>
  ),
  ok: ({ texts, of: { held }, own: { delta } }) =>
    Math.abs(delta) > held.leftToday ? texts.ask : texts.save,
  fields: ({ of: { held }, own: { delta } }) => (
    <AdjustFields held={held} willWait={Math.abs(delta) > held.leftToday} />
  ),
  done: ({ texts }, { waiting }) => (waiting ? texts.asked : texts.saved),
})

function AdjustFields({ held, willWait }: { held: AdminPoints; willWait: boolean }) {
  const texts = memberTexts.use()
  return (
    <>
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
    </>
  )
}
