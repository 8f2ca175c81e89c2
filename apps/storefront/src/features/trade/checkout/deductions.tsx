import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import type { FlowCoupons } from '@mallard/contract/pricing/coupon/coupon.fields'
import { fen, yuan } from '@mallard/kernel/money'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { onFirstUse } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import styles from './checkout.module.css'
import { checkoutTexts } from './checkout.texts.ts'
import type { CheckoutHandle } from './use-checkout.ts'

const CouponSheet = onFirstUse(() => import('./coupon-sheet.tsx').then((module) => module.default))
const PointsSheet = onFirstUse(() => import('./points-sheet.tsx').then((module) => module.default))

type Opened = 'coupons' | 'freight' | 'points'

/** Coupons and points of a checkout: what is in the price, and the sheets that change it. */
export function Deductions({ flow, handle }: { flow: Flow; handle: CheckoutHandle }) {
  const texts = checkoutTexts()
  const [shown, setShown] = useState<Opened>()
  const { coupons, freightCoupons, integration, amounts } = flow
  const close = () => setShown(undefined)
  const show = (what: Opened) => () => {
    preloadSheet()
    setShown(what)
  }
  const has = ({ usable, unusable }: FlowCoupons) => usable.length + unusable.length > 0
  const hasPoints = integration.balance > 0 && integration.sharePercent !== null
  if (!has(coupons) && !has(freightCoupons) && !hasPoints) return null
  const freightSaving = freightCoupons.usable.find(
    ({ couponHistoryId }) => couponHistoryId === flow.freightCouponHistoryId,
  )?.saving
  const off = (amount: number | undefined, { usable }: FlowCoupons) =>
    amount ? (
      <span className={styles.off} translate="no">{`−¥${yuan(fen(amount))}`}</span>
    ) : (
      texts.couponCount(usable.length)
    )
  return (
    <>
      <CellList>
        {has(coupons) && (
          <Cell
            title={texts.coupon}
            value={off(amounts.couponAmount, coupons)}
            onPress={show('coupons')}
          />
        )}
        {has(freightCoupons) && (
          <Cell
            title={texts.freightCoupon}
            value={off(freightSaving, freightCoupons)}
            onPress={show('freight')}
          />
        )}
        {hasPoints && (
          <Cell
            title={texts.points}
            note={
              integration.isStackable ? texts.pointsOf(integration.balance) : texts.pointsBarred
            }
            value={
              integration.used > 0
                ? off(integration.amount, coupons)
                : integration.max > 0
                  ? texts.pointsMax(yuan(fen(integration.max)))
                  : texts.pointsNone
            }
            disabled={integration.max === 0}
            {...(integration.max > 0 && { onPress: show('points') })}
          />
        )}
      </CellList>
      <CouponSheet
        open={shown === 'coupons'}
        onClose={close}
        title={texts.coupon}
        coupons={coupons}
        chosen={flow.couponHistoryId}
        onChoose={(couponHistoryId) => handle.choose({ couponHistoryId })}
      />
      <CouponSheet
        open={shown === 'freight'}
        onClose={close}
        title={texts.freightCoupon}
        coupons={freightCoupons}
        chosen={flow.freightCouponHistoryId}
        onChoose={(freightCouponHistoryId) => handle.choose({ freightCouponHistoryId })}
      />
      <PointsSheet
        open={shown === 'points'}
        onClose={close}
        points={integration}
        onChoose={(useIntegration) => handle.choose({ useIntegration })}
      />
    </>
  )
}
