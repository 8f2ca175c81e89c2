import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import { yuan, type Fen } from '@mallard/kernel/money'
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
