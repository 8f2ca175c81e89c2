import type { AdminCoupon } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { dateTime, money } from '#platform/show.ts'
import type { couponTexts } from './coupon.texts.ts'

type Texts = ReturnType<typeof couponTexts.use>

/** What it takes off, from which amount on. */
export function termsText(
  { coupon: { kind, face, discountBp, maxDiscount, threshold } }: AdminCoupon,
  texts: Texts,
): string {
  const gives =
    kind === 2
      ? texts.fold(discountBp / 1000) + (maxDiscount > 0 ? texts.upTo(money(maxDiscount)) : '')
      : money(face)
  return `${texts[`kind${kind as 1 | 2 | 3 | 4}`]} ${gives} · ${threshold > 0 ? texts.from(money(threshold)) : texts.unlimited}`
}

export function validityText(
  { coupon: { validDays, validFrom, validTo } }: AdminCoupon,
  texts: Texts,
): string {
  if (validDays !== null) return texts.daysFrom(validDays)
  return validFrom === null || validTo === null
    ? ''
    : `${dateTime(validFrom)} – ${dateTime(validTo)}`
}

export function obtainText(obtain: AdminCoupon['obtain'], texts: Texts): string {
  return obtain === 'scan' ? texts.scanObtain : texts[obtain]
}
