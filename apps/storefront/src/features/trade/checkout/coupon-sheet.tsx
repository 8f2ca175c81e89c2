import type { FlowCoupons } from '@mallard/contract/pricing/coupon/coupon.fields'
import { yuan } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Radio } from '@mallard/ui/radio'
import { Sheet } from '@mallard/ui/sheet'
import { useId, useState } from 'react'
import { CouponCard, CouponCards } from '#entities/coupon/coupon-card.tsx'
import styles from './checkout.module.css'
import { checkoutTexts } from './checkout.texts.ts'

export interface CouponSheetProps {
  open: boolean
  onClose: () => void
  title: string
  coupons: FlowCoupons
  chosen: number | null
  /** 0: none. */
  onChoose: (couponHistoryId: number) => Promise<boolean>
}

/** Which coupon to use, with what each would save and why others cannot be used. */
export default function CouponSheet({
  open,
  onClose,
  title,
  coupons: { usable, unusable },
  chosen,
  onChoose,
}: CouponSheetProps) {
  const texts = checkoutTexts()
  // Two of these sheets are in the page: radios of one name would switch each other off.
  const name = useId()
  const [isBusy, setBusy] = useState(false)
  // Where the arrow keys are; it counts once it is confirmed.
  const [moved, setMoved] = useState<number>()
  const current = moved ?? chosen
  const close = () => {
    setMoved(undefined)
    onClose()
  }
  const choose = async (couponHistoryId: number) => {
    if (isBusy) return
    if (couponHistoryId === chosen) return close()
    setBusy(true)
    const isChosen = await onChoose(couponHistoryId)
    setBusy(false)
    if (isChosen) close()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      height="tall"
      footer={
        <div className={styles.sheetFoot}>
          <Button
            kind="secondary"
            size="lg"
            block
            busy={isBusy}
            disabled={chosen === null}
            onClick={() => void choose(0)}
          >
            {texts.noCoupon}
          </Button>
          {current !== null && current !== chosen && (
            <Button
              kind="primary"
              size="lg"
              block
              busy={isBusy}
              onClick={() => void choose(current)}
            >
              {texts.useCoupon}
            </Button>
          )}
        </div>
      }
    >
      {usable.length > 0 && <h3 className={styles.sheetHead}>{texts.usable(usable.length)}</h3>}
      <CouponCards onSheet>
        {usable.map((coupon) => (
          <li key={coupon.couponHistoryId} className={styles.choice}>
            <CouponCard
              coupon={coupon}
              side={
                <Radio
                  name={name}
                  className={styles.whole}
                  value={String(coupon.couponHistoryId)}
                  checked={coupon.couponHistoryId === current}
                  onChange={() => setMoved(coupon.couponHistoryId ?? 0)}
                  onPick={() => void choose(coupon.couponHistoryId ?? 0)}
                  label={`${coupon.name} ${texts.saves(yuan(coupon.saving))}`}
                />
              }
            />
          </li>
        ))}
      </CouponCards>
      {unusable.length > 0 && (
        <h3 className={styles.sheetHead}>{texts.unusable(unusable.length)}</h3>
      )}
      <CouponCards onSheet>
        {unusable.map((coupon) => (
          <li key={coupon.couponHistoryId}>
            <CouponCard coupon={coupon} isDim reason={coupon.reason} />
          </li>
        ))}
      </CouponCards>
    </Sheet>
  )
}
