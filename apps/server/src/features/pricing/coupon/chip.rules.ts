import type { Locale } from '@mallard/kernel'
import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { CouponTerms } from './coupon.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

const yuan = (amount: number) => String(Number((amount / 100).toFixed(2)))

type Chipped = Pick<CouponTerms, 'kind' | 'threshold' | 'face' | 'discountBp'>

/** A coupon in a few letters. */
export function chipText({ kind, threshold, face, discountBp }: Chipped, locale: Locale): string {
  if (kind === couponKind.exchange)
    return textIn(locale, [`${yuan(face)}元兑换`, `For ¥${yuan(face)}`])
  if (kind === couponKind.percent) {
    const off = `${Number(((10_000 - discountBp) / 100).toFixed(2))}% off`
    const fold = `${discountBp / 1000}折`
    if (threshold === 0) return textIn(locale, [fold, off])
    return textIn(locale, [`满${yuan(threshold)}享${fold}`, `${off} over ¥${yuan(threshold)}`])
  }
  if (threshold === 0) return textIn(locale, [`立减${yuan(face)}`, `¥${yuan(face)} off`])
  return textIn(locale, [
    `满${yuan(threshold)}减${yuan(face)}`,
    `¥${yuan(face)} off ¥${yuan(threshold)}`,
  ])
}
