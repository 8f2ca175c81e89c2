import type { Locale } from '@mallard/kernel'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { useLocale } from '@mallard/ui/locale'
import { slashed } from '@mallard/ui/slashed'
import type { ReactNode } from 'react'
import { momentText } from '#platform/moment-text.ts'
import styles from './coupon-card.module.css'
import { worthOf } from './coupon-worth.ts'
import { couponTexts } from './coupon.texts.ts'

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
