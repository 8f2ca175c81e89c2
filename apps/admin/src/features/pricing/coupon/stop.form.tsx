import type { AdminCouponPage } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { Form, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'

const isClosed = ({ state }: AdminCouponPage) => state === 'closed'

/** Stops a coupon, and says what becomes of those that were drawn. */
export const StopForm = defineForm({
  texts: couponTexts,
  width: 480,
  initial: (coupon: AdminCouponPage) => ({ voidsUnused: isClosed(coupon), reason: '' }),
  inputOf: ({ voidsUnused, reason }, { id }) => ({ id, voidsUnused, reason: reason.trim() }),
  send: (api, input) => api.couponAdmin.close(input),
  changes: (api) => [api.couponAdmin],
  title: ({ texts, of }) => (isClosed(of) ? texts.voidOnly : texts.closeTitle(of.coupon.name)),
  ok: ({ texts, of }) => (isClosed(of) ? texts.voidIt : texts.close),
  isDangerous: true,
  fields: ({ texts, of }) => (
    <>
      <Form.Item name="voidsUnused" noStyle>
        <Radio.Group className={styles.choices}>
          {!isClosed(of) && (
            <Radio value={false}>
              {texts.stopOnly}
              <small>{texts.stopOnlyHint}</small>
            </Radio>
          )}
          <Radio value>
            {isClosed(of) ? texts.voidOnly : texts.stopAndVoid}
            <small>{texts.stopAndVoidHint(of.states.unused)}</small>
          </Radio>
        </Radio.Group>
      </Form.Item>
      <ReasonField
        isFirst
        label={texts.reason}
        needed={texts.reasonNeeded}
        usual={texts.stopReasons}
      />
    </>
  ),
  done: ({ texts }) => texts.done,
})
