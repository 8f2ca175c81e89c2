import type { Locale } from '@mallard/kernel'
import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { CouponTerms } from './coupon.rules.ts'

const yuan = (amount: number) => String(Number((amount / 100).toFixed(2)))

type Chipped = Pick<CouponTerms, 'kind' | 'threshold' | 'face' | 'discountBp'>

/** A coupon in a few letters. */
export function chipText({ kind, threshold, face, discountBp }: Chipped, locale: Locale): string {
  const isEnglish = locale === 'en'
  if (kind === couponKind.exchange) return isEnglish ? `For ¥${yuan(face)}` : `${yuan(face)}元兑换`
  if (kind === couponKind.percent) {
    const off = `${Number(((10_000 - discountBp) / 100).toFixed(2))}% off`
    const fold = `${discountBp / 1000}折`
    if (threshold === 0) return isEnglish ? off : fold
    return isEnglish ? `${off} over ¥${yuan(threshold)}` : `满${yuan(threshold)}享${fold}`
  }
  if (threshold === 0) return isEnglish ? `¥${yuan(face)} off` : `立减${yuan(face)}`
  return isEnglish
    ? `¥${yuan(face)} off ¥${yuan(threshold)}`
    : `满${yuan(threshold)}减${yuan(face)}`
}
