import {
  couponKind,
  deductionType,
  type CouponScope,
} from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import {
  basisPointsOf,
  fen,
  type Fen,
  type Instant,
  min,
  type Locale,
  minus,
  sumOf,
  times,
  yuan,
  zero,
} from '@mallard/kernel'
import type { BasketLine, Effects, OpenLine } from '#features/pricing/promotion/index.ts'
import { localised, textIn } from '#platform/locale.rules.ts'

/** What a coupon promises. */
export interface CouponTerms {
  readonly grantUuid: string
  readonly name: string
  readonly nameEn: string
  readonly kind: number
  readonly threshold: number
  readonly face: number
  readonly discountBp: number
  readonly maxDiscount: number
  readonly skuId: number | null
  readonly scope: CouponScope
  /** Goods, or categories with those under them. */
  readonly scopeIds: readonly number[]
  /** Of the chosen categories, or of the SKU of an exchange. */
  readonly scopeNames: readonly string[]
  readonly scopeNamesEn: readonly string[]
  readonly stackPoints: boolean
}

/** A coupon of somebody. */
export interface HeldCoupon extends CouponTerms {
  readonly couponHistoryId: number
  readonly validFrom: Instant
  readonly validTo: Instant
  readonly status: number
}

/** A coupon that can be drawn. */
export interface OfferedCoupon extends CouponTerms {
  readonly validFrom: Instant | null
  readonly validTo: Instant | null
  readonly validDays: number | null
  readonly isLeft: boolean
  /** Coupons of it that the shopper has had, and how many they may. */
  readonly held: number
  readonly perUserLimit: number
}

export function coversLine(
  { kind, skuId, scope, scopeIds }: CouponTerms,
  line: Pick<BasketLine, 'skuId' | 'goodsId' | 'categoryId'>,
): boolean {
  if (kind === couponKind.exchange) return line.skuId === skuId
  if (scope === 'all') return true
  return scopeIds.includes(scope === 'goods' ? line.goodsId : line.categoryId)
}

/** Fen that it takes off goods which it holds for; freight coupons take off no goods. */
export function goodsSaving(coupon: CouponTerms, lines: readonly OpenLine[]): Fen {
  const reached = sumOf(lines, ({ payable }) => payable)
  if (lines.length === 0 || reached < coupon.threshold) return zero
  switch (coupon.kind) {
    case couponKind.cash:
      return min(fen(coupon.face), reached)
    case couponKind.percent: {
      const off = minus(reached, basisPointsOf(reached, coupon.discountBp))
      return coupon.maxDiscount > 0 ? min(off, fen(coupon.maxDiscount)) : off
    }
    case couponKind.exchange: {
      const [{ line, payable }] = lines as [OpenLine]
      // One unit of the line costs what the coupon says; what promotions left of a fraction stays
      // with the shop.
      return fen(Math.max(0, Math.floor(payable / line.quantity) - coupon.face))
    }
    default:
      return zero
  }
}

/** Fen that a freight coupon takes off freight. */
export function freightSaving(coupon: CouponTerms, freight: Fen, lines: readonly OpenLine[]): Fen {
  const joined = lines.filter(({ line }) => coversLine(coupon, line))
  const reached = sumOf(joined, ({ payable }) => payable)
  return joined.length === 0 || reached < coupon.threshold ? zero : min(fen(coupon.face), freight)
}

const namedAs = ({ couponHistoryId, name, nameEn, kind }: HeldCoupon) => ({
  id: couponHistoryId,
  name,
  nameEn,
  type: 10 + kind,
})

/** What a chosen coupon does in the calculation. */
export function effectsOf(coupon: HeldCoupon): Partial<Effects> {
  if (coupon.kind === couponKind.freight)
    return {
      shipping: [
        {
          ...namedAs(coupon),
          saving: (freight, _goods, lines) => freightSaving(coupon, freight, lines),
        },
      ],
    }
  return {
    order: [
      {
        ...namedAs(coupon),
        books: 'coupon',
        isEligible: (line) => coversLine(coupon, line),
        saving: (lines) => goodsSaving(coupon, lines),
      },
    ],
  }
}

/** Whether something that lowered a price was a coupon. */
export const isCoupon = ({ type }: { readonly type: number }) =>
  type >= deductionType.cash && type <= deductionType.exchange

/** A checkout before coupons. */
export interface CouponBasket {
  /** Ordinary lines as promotions left them. */
  readonly lines: readonly OpenLine[]
  /** What is left of the freight; undefined while there is no address. */
  readonly freight: Fen | undefined
}

export interface JudgedCoupon {
  readonly coupon: HeldCoupon
  readonly saving: Fen
  /** Why it cannot be used, in Chinese and English. */
  readonly reason?: readonly [string, string]
}

const reasons = {
  early: ['未到使用时间', 'Not valid yet'],
  goods: ['没有适用的商品', 'Not valid for these items'],
  dear: ['当前价格已更优惠', 'The price is lower already'],
  address: ['请先选择收货地址', 'Choose an address first'],
  free: ['本单已免运费', 'Delivery is free already'],
} as const

/** What a coupon would save, or why it does not. */
export function judge(coupon: HeldCoupon, basket: CouponBasket, now: Instant): JudgedCoupon {
  const no = (reason: readonly [string, string]): JudgedCoupon => ({ coupon, saving: zero, reason })
  if (coupon.validFrom > now) return no(reasons.early)
  const joined = basket.lines.filter(({ line }) => coversLine(coupon, line))
  if (joined.length === 0) return no(reasons.goods)
  const missing = coupon.threshold - sumOf(joined, ({ payable }) => payable)
  if (missing > 0) {
    const lacks = `¥${yuan(fen(missing))}`
    // The goods' prices alone would do: the shopper must read why they do not.
    const isReached =
      sumOf(joined, ({ line }) => times(line.unitPrice, line.quantity)) >= coupon.threshold
    return no(
      isReached
        ? [`优惠后还差${lacks}可用`, `${lacks} short after other discounts`]
        : [`还差${lacks}可用`, `${lacks} short`],
    )
  }
  if (coupon.kind !== couponKind.freight) {
    const saving = goodsSaving(coupon, joined)
    return saving > 0 ? { coupon, saving } : no(reasons.dear)
  }
  if (basket.freight === undefined) return no(reasons.address)
  const saving = freightSaving(coupon, basket.freight, basket.lines)
  return saving > 0 ? { coupon, saving } : no(reasons.free)
}

/** The greatest saving first, then the one that is over sooner. */
export function byWorth(one: JudgedCoupon, other: JudgedCoupon): number {
  return (
    other.saving - one.saving ||
    one.coupon.validTo - other.coupon.validTo ||
    one.coupon.couponHistoryId - other.coupon.couponHistoryId
  )
}

function scopeText({ kind, scope, scopeNames, scopeNamesEn }: CouponTerms, locale: Locale): string {
  const names =
    locale === 'en' ? scopeNamesEn.map((name, index) => name || scopeNames[index]!) : scopeNames
  if (kind === couponKind.exchange)
    return textIn(locale, [`兑换${names.join('、')}`, `For ${names.join(', ')}`])
  if (scope === 'all') return textIn(locale, ['全场通用', 'All items'])
  if (scope === 'category')
    return textIn(locale, [`限${names.join('、')}`, `Only ${names.join(', ')}`])
  return textIn(locale, ['限指定商品', 'Selected items'])
}

const termsIn = (terms: CouponTerms, locale: Locale) => ({
  grantUuid: terms.grantUuid,
  name: localised(locale, terms.name, terms.nameEn),
  kind: terms.kind,
  threshold: fen(terms.threshold),
  face: fen(terms.face),
  discountBp: terms.discountBp,
  maxDiscount: fen(terms.maxDiscount),
  scopeText: scopeText(terms, locale),
  stackPoints: terms.stackPoints,
})

/** By the clock: a coupon whose time is over counts as expired before anybody wrote it down. */
export function statusAt(
  { status, validTo }: Pick<HeldCoupon, 'status' | 'validTo'>,
  now: Instant,
): number {
  return status === 0 && validTo <= now ? 3 : status
}

export function heldView(coupon: HeldCoupon, now: Instant, locale: Locale): Coupon {
  const { couponHistoryId, validFrom, validTo } = coupon
  return {
    couponHistoryId,
    ...termsIn(coupon, locale),
    validFrom,
    validTo,
    validDays: null,
    status: statusAt(coupon, now),
    drawn: true,
    left: true,
  }
}

export function offeredView(coupon: OfferedCoupon, locale: Locale): Coupon {
  const { validFrom, validTo, validDays, isLeft, held, perUserLimit } = coupon
  return {
    couponHistoryId: null,
    ...termsIn(coupon, locale),
    validFrom,
    validTo,
    validDays,
    status: null,
    drawn: held >= perUserLimit,
    left: isLeft,
  }
}
