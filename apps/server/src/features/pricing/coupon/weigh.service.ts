import { minus, type Instant } from '@mallard/kernel'
import {
  priceOf,
  type Basket,
  type Effects,
  type Quote,
} from '#features/pricing/promotion/index.ts'
import {
  byWorth,
  effectsOf,
  judge,
  type CouponBasket,
  type HeldCoupon,
  type JudgedCoupon,
} from './coupon.rules.ts'

/** Coupons on what promotions left of a basket, the one that saves most first. */
export function weigh(
  coupons: readonly HeldCoupon[],
  quote: Quote,
  { countyCode }: Basket,
  now: Instant,
): JudgedCoupon[] {
  if (coupons.length === 0) return []
  const { freightAmount, freightDiscountAmount } = quote.amounts
  const at: CouponBasket = {
    lines: quote.lines
      .filter(({ line }) => !line.addBuyId)
      .map(({ line, amount, promotionAmount }) => ({
        line,
        payable: minus(amount, promotionAmount),
      })),
    freight: countyCode === undefined ? undefined : minus(freightAmount, freightDiscountAmount),
  }
  return coupons.map((coupon) => judge(coupon, at, now)).sort(byWorth)
}

/** The price with the coupon of a number, with none for 0, with the best one for null. */
export function withChosen(
  basket: Basket,
  quote: Quote,
  judged: readonly JudgedCoupon[],
  choice: number | null,
): { basket: Basket; quote: Quote } {
  const usable = judged.filter(({ reason }) => !reason)
  const chosen =
    choice === null ? usable[0] : usable.find(({ coupon }) => coupon.couponHistoryId === choice)
  if (!chosen) return { basket, quote }
  const next = joined(basket, effectsOf(chosen.coupon))
  return { basket: next, quote: priceOf(next) }
}

export function joined(basket: Basket, { order = [], shipping = [] }: Partial<Effects>): Basket {
  const { effects } = basket
  return {
    ...basket,
    effects: {
      ...effects,
      order: [...effects.order, ...order],
      shipping: [...effects.shipping, ...shipping],
    },
  }
}
