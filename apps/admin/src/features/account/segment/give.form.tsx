import type { Segment } from '@mallard/contract/account/segment/segment-admin.calls'
import { Form } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { CouponSelect } from '#platform/pick/coupon-select.tsx'
import { count } from '#platform/show.ts'
import { useRequestId } from '#platform/use-once.ts'
import { segmentTexts } from './segment.texts.ts'

/** Gives a coupon to each member of a segment. */
export const GiveForm = defineForm({
  texts: segmentTexts,
  width: 480,
  initial: (_of: Pick<Segment, 'id' | 'name'> & { eligible: number }) => ({
    couponId: undefined as number | undefined,
  }),
  useOwn: () => ({ requestId: useRequestId() }),
  inputOf: ({ couponId }, { id }) => ({ id, couponId: couponId ?? 0 }),
  send: (api, input, _requestId, { requestId }) => api.segmentAdmin.give({ ...input, requestId }),
  changes: (api) => [api.couponAdmin, api.segmentAdmin, api.staff.audit],
  title: ({ texts, of }) => texts.giveTitle(of.name),
  ok: ({ texts }) => texts.give,
  hint: ({ texts, of }) => texts.giveHint(count(of.eligible)),
  fields: ({ texts }) => (
    <Form.Item
      name="couponId"
      label={texts.coupon}
      rules={[{ required: true, message: texts.needed }]}
    >
      <CouponSelect label={texts.coupon} />
    </Form.Item>
  ),
  done: ({ texts }, { waits, members }) => (waits ? texts.waits : texts.given(count(members))),
})
