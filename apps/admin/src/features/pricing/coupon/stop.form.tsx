import type { AdminCouponPage } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { Form, Radio } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

interface Values {
  voidsUnused: boolean
  reason: string
}

/** Stops a coupon, and says what becomes of those that were drawn. */
export function StopForm({ coupon, onClose }: { coupon: AdminCouponPage; onClose: () => void }) {
  const texts = couponTexts.use()
  const { closing } = useCouponActs()
  const isClosed = coupon.state === 'closed'

  return (
    <ModalForm
      width={480}
      title={isClosed ? texts.voidOnly : texts.closeTitle(coupon.coupon.name)}
      ok={isClosed ? texts.voidIt : texts.close}
      isDangerous
      initial={{ voidsUnused: isClosed, reason: '' }}
      call={closing}
      inputOf={({ voidsUnused, reason }: Values) => ({
        id: coupon.id,
        voidsUnused,
        reason: reason.trim(),
      })}
      done={texts.done}
      onClose={onClose}
    >
      <Form.Item name="voidsUnused" noStyle>
        <Radio.Group className={styles.choices}>
          {!isClosed && (
            <Radio value={false}>
              {texts.stopOnly}
              <small>{texts.stopOnlyHint}</small>
            </Radio>
          )}
          <Radio value>
            {isClosed ? texts.voidOnly : texts.stopAndVoid}
            <small>{texts.stopAndVoidHint(coupon.states.unused)}</small>
          </Radio>
        </Radio.Group>
      </Form.Item>
      <ReasonField
        isFirst
        label={texts.reason}
        needed={texts.reasonNeeded}
        usual={texts.stopReasons}
      />
    </ModalForm>
  )
}
