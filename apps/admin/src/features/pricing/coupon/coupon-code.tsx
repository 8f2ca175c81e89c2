import type { AdminCouponPage } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { QRCode } from 'antd'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

/** How a shopper comes by the coupon: a link for everybody, or a code for one person. */
export function CouponCode({ coupon }: { coupon: AdminCouponPage }) {
  const texts = couponTexts.use()
  const feedback = useFeedback()
  const { coding } = useCouponActs()
  const isScan = coupon.obtain === 'scan'
  const link = isScan ? coding.data?.link : (coupon.link ?? undefined)
  if (!isScan && !link) {
    return (
      <Panel title={texts.linkTitle}>
        <p className="soft">{coupon.obtain === 'register' ? texts.toRegister : texts.byHand}</p>
      </Panel>
    )
  }
  return (
    <Panel title={isScan ? texts.scan : texts.linkTitle}>
      <div className={styles.code}>
        <p className="soft">{isScan ? texts.scanHint : texts.linkHint}</p>
        {link && (
          <>
            <span role="img" aria-label={texts.qrOf}>
              <span aria-hidden>
                <QRCode value={link} size={184} bordered={false} type="svg" />
              </span>
            </span>
            <span className={styles.address}>
              {link} <CopyButton text={link} label={texts.copyLink} done={texts.copied} />
            </span>
          </>
        )}
        {isScan && coding.data && (
          <span className="soft small">{texts.scanUntil(dateTime(coding.data.expiresAt))}</span>
        )}
        {isScan && coupon.state === 'running' && (
          <ActionButton
            loading={coding.isPending}
            onClick={() => coding.mutate(coupon.id, { onError: feedback.failed })}
          >
            {coding.data ? texts.scanNext : texts.scanNew}
          </ActionButton>
        )}
      </div>
    </Panel>
  )
}
