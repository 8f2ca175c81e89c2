import type { Locale } from '@mallard/kernel'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import { yuan, type Fen } from '@mallard/kernel/money'
import { useLocale } from '@mallard/ui/locale'
import { slashed } from '@mallard/ui/slashed'
import type { ReactNode } from 'react'
import { momentText } from '#platform/moment-text.ts'
import styles from './coupon-card.module.css'
import { couponTexts } from './coupon.texts.ts'

/** Yuan without needless decimals: 2000 → 20. */
function short(amount: Fen): string {
  return yuan(amount).replace(/\.00$/, '')
}

/** What a coupon is worth, in its largest words and the lines under them. */
export function worthOf({ kind, face, discountBp, maxDiscount, threshold }: Coupon): {
  big: string
  under: readonly string[]
} {
  const texts = couponTexts()
  const over = threshold > 0 ? texts.over(short(threshold)) : texts.noThreshold
  if (kind === couponKind.percent)
    return {
      big: texts.fold(discountBp),
      under: maxDiscount > 0 ? [over, texts.most(short(maxDiscount))] : [over],
    }
  if (kind === couponKind.freight) return { big: `¥${short(face)}`, under: [texts.freight, over] }
  if (kind === couponKind.exchange)
    return { big: face > 0 ? `¥${short(face)}` : texts.free, under: [texts.exchange] }
  return { big: `¥${short(face)}`, under: [over] }
}

function timeOf(
  { validFrom, validTo, validDays }: Coupon,
  now: number | undefined,
  locale: Locale,
): string {
  const texts = couponTexts()
  const textOf = (at: number) => momentText(at, locale).replaceAll('-', '.')
  if (validDays !== null) return texts.days(validDays)
  if (now !== undefined && validFrom !== null && validFrom > now)
    return texts.from(textOf(validFrom))
  return validTo === null ? '' : texts.until(textOf(validTo))
}

export interface CouponCardProps {
  coupon: Coupon
  /** When the list was made; without it, what is not valid yet does not say so. */
  now?: number | undefined
  /** What can be done with it. */
  side?: ReactNode
  reason?: string | null
  isDim?: boolean
}

export function CouponCard({ coupon, now, side, reason, isDim = false }: CouponCardProps) {
  const { big, under } = worthOf(coupon)
  const locale = useLocale()
  return (
    <div className={isDim ? `${styles.card} ${styles.dim}` : styles.card}>
      <span className={styles.worth}>
        <span className={`tnum ${styles.big}`}>{big}</span>
        {under.map((words) => (
          <span key={words} className={styles.under}>
            {words}
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{slashed(coupon.name)}</span>
        <span className={styles.small}>{slashed(coupon.scopeText)}</span>
        <span className={`tnum ${styles.small}`}>{timeOf(coupon, now, locale)}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
      {side && <span className={styles.side}>{side}</span>}
    </div>
  )
}

export function CouponCards({
  children,
  onSheet = false,
}: {
  children: ReactNode
  onSheet?: boolean
}) {
  return <ul className={onSheet ? `${styles.list} ${styles.onSheet}` : styles.list}>{children}</ul>
}
