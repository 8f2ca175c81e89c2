import type { DeskCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import { Alert, Input, Modal } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

/** Gives a coupon to members by their phones, and says who could not have it. */
export function IssueForm({ of: { id, coupon }, onClose }: { of: DeskCoupon; onClose: () => void }) {
  const texts = couponTexts.use()
  const locale = useLocale()
  const [text, setText] = useState('')
  const { issuing } = useCouponActs()
  const phones = text.split(/[\s,，]+/).filter(Boolean)
  return (
    <Modal
      open
      title={`${texts.issue} · ${coupon.name}`}
      okText={texts.issueOk}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: phones.length === 0, loading: issuing.isPending }}
      onOk={() => issuing.mutate({ id, phones })}
      onCancel={onClose}
    >
      {issuing.error && <Alert type="error" title={failureText(issuing.error, locale)} style={{ marginBottom: 12 }} />}
      {issuing.data && (
        <Alert
          type={issuing.data.failed.length > 0 ? 'warning' : 'success'}
          title={texts.issued(issuing.data.given)}
          description={
            issuing.data.failed.length > 0 && (
              <>
                {texts.failed(issuing.data.failed.length)}
                <ul>
                  {issuing.data.failed.map(({ phone, message }) => (
                    <li key={phone}>
                      {phone} · {message}
                    </li>
                  ))}
                </ul>
              </>
            )
          }
          style={{ marginBottom: 12 }}
        />
      )}
      <Input.TextArea aria-label={texts.issueHint} placeholder={texts.issueHint} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
    </Modal>
  )
}
