import type { Fen } from '@mallard/kernel'
import {
  isCoupon,
  joined,
  weigh,
  withChosen,
  type HeldCoupon,
  type JudgedCoupon,
} from '#features/pricing/coupon/index.ts'
import { maxPoints, pointsEffect } from '#features/pricing/points/index.ts'
import { priceOf, type Basket, type Quote } from '#features/pricing/promotion/index.ts'
import type { PricingOccasion } from './purchase-kind.ts'

/** What a shopper could take off a price besides promotions, and what they chose of it. */
export interface Deductible {
  readonly coupons: readonly HeldCoupon[]
  readonly balance: number
  /** The coupon's number, 0 for none, null when the shop is to choose the best one. */
  readonly couponHistoryId: number | null
  readonly freightCouponHistoryId: number | null
  readonly useIntegration: number
}

export interface Deductions {
  readonly coupons: readonly JudgedCoupon[]
  readonly freightCoupons: readonly JudgedCoupon[]
  /** What is in the price. */
  readonly coupon: HeldCoupon | undefined
  readonly freightCoupon: HeldCoupon | undefined
  readonly points: {
    readonly balance: number
    readonly max: number
    readonly used: number
    readonly amount: Fen
    readonly isStackable: boolean
    readonly sharePercent: number | null
  }
}

export interface PricedQuote extends Quote {
  readonly deductions: Deductions
}

const freightKind = 3

/**
 * The price with the chosen coupons, or the best ones, and with points; each step rests on the
 * price before it (domain.md §4.1). `pointsPercent`: of the goods, what points may pay; null: nothing.
 */
export function deduct(
  basket: Basket,
  has: Deductible,
  { now, pointsPercent }: Pick<PricingOccasion, 'now' | 'pointsPercent'>,
): PricedQuote {
  const goods = has.coupons.filter(({ kind }) => kind !== freightKind)
  const plain = priceOf(basket)
  const judged = weigh(goods, plain, basket, now)
  const withCoupon = withChosen(basket, plain, judged, has.couponHistoryId)

  const freightCoupons = weigh(
    has.coupons.filter(({ kind }) => kind === freightKind),
    withCoupon.quote,
    basket,
    now,
  )
  const withFreight = withChosen(
    withCoupon.basket,
    withCoupon.quote,
    freightCoupons,
    has.freightCouponHistoryId,
  )

  const applied = (judgedCoupons: readonly JudgedCoupon[]) =>
    judgedCoupons.find(({ coupon }) =>
      withFreight.quote.applied.some(
        (each) =>
          isCoupon(each) &&
          each.id === coupon.couponHistoryId &&
          (each.amount > 0 || coupon.kind === freightKind),
      ),
    )?.coupon
  const coupon = applied(judged)
  const isStackable = coupon?.stackPoints ?? true
  const max = isStackable ? maxPoints(withFreight.quote.goodsAmount, has.balance, pointsPercent) : 0
  const used = Math.min(has.useIntegration, max)
  const quote =
    used > 0
      ? priceOf(joined(withFreight.basket, pointsEffect(used, pointsPercent)))
      : withFreight.quote
  return {
    ...quote,
    deductions: {
      coupons: judged,
      freightCoupons,
      coupon,
      freightCoupon: applied(freightCoupons),
      points: {
        balance: has.balance,
        max,
        used,
        amount: quote.amounts.integrationAmount,
        isStackable,
        sharePercent: pointsPercent,
      },
    },
  }
}
