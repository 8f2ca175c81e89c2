import type { AdminCoupon } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { expect, it } from 'vitest'
import { termsText } from './coupon-words.ts'
import { couponTexts } from './coupon.texts.ts'

it('says of a percentage what remains in Chinese, and what is taken off in English', () => {
  const each = {
    coupon: { kind: 2, face: 0, discountBp: 8500, maxDiscount: 5000, threshold: 0 },
  } as AdminCoupon
  expect(termsText(each, couponTexts.of('zh'))).toMatch(/^折扣 8\.5 折.*¥50\.00/)
  expect(termsText(each, couponTexts.of('en'))).toMatch(/^Percent off 15%.*¥50\.00/)
})
