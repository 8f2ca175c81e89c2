import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { CouponSetup } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { basisPointsOf, fen, min, type Fen, type Locale, yuan } from '@mallard/kernel'
import { coversLine, type CouponTerms } from './coupon.rules.ts'
import { localised, textIn } from '#platform/locale.rules.ts'

/** Goods of a store, as far as a coupon's set-up looks at them. */
export interface ShelfGoods {
  readonly goodsId: number
  /** Its own and those above it. */
  readonly categoryIds: readonly number[]
  readonly skuIds: readonly number[]
  /** fen */
  readonly price: number
}

const words = {
  nothing: ['没有适用的在售商品', 'No goods on sale are covered'],
  free: (count: number) =>
    [`${count} 件商品用券后只需 0 元`, `${count} goods would cost nothing with it`] as const,
  dear: ['兑换价不低于现价', 'The price of the exchange is not below the present one'],
  deep: (count: number, before: string, after: string) =>
    [
      `${count} 件商品用券后降价超过一半，最多从 ¥${before} 到 ¥${after}`,
      `${count} goods fall by more than half with it, at most from ¥${before} to ¥${after}`,
    ] as const,
  other: (name: string, count: number) =>
    [
      `与“${name}”有 ${count} 件商品重叠，结算时每单只用其一`,
      `“${name}” covers ${count} of the same goods; an order uses one of them`,
    ] as const,
} as const

/** More overlaps than this help nobody. */
const maxOverlaps = 5

const covers = (coupon: CouponTerms, { goodsId, categoryIds, skuIds }: ShelfGoods): boolean =>
  coupon.kind === couponKind.exchange
    ? skuIds.some((skuId) => coversLine(coupon, { skuId, goodsId, categoryId: 0 }))
    : coupon.scope === 'category'
      ? categoryIds.some((categoryId) => coupon.scopeIds.includes(categoryId))
      : coversLine(coupon, { skuId: 0, goodsId, categoryId: 0 })

/** What is paid with a coupon, and without it, by anyone who buys enough of the goods for it. */
function cutBy(
  { kind, threshold, face, discountBp, maxDiscount }: CouponTerms,
  { price }: ShelfGoods,
): { before: number; after: number } {
  const before = Math.max(price, threshold)
  const off = kind === couponKind.cash ? face : before - Math.floor((before * discountBp) / 10_000)
  return {
    before,
    after: Math.max(
      0,
      before - (kind === couponKind.percent && maxDiscount > 0 ? Math.min(off, maxDiscount) : off),
    ),
  }
}

/**
 * Goods that fall by more than half, with the deepest fall: said in numbers before a coupon is
 * given.
 */
export function deepCutsOf(
  coupon: CouponTerms,
  shelf: readonly ShelfGoods[],
  locale: Locale,
): string[] {
  if (coupon.kind !== couponKind.cash && coupon.kind !== couponKind.percent) return []
  const cuts = shelf.filter((goods) => covers(coupon, goods)).map((goods) => cutBy(coupon, goods))
  const deep = cuts
    .filter(({ before, after }) => after * 2 < before)
    .sort((a, b) => a.after / a.before - b.after / b.before)
  const [deepest] = deep
  if (!deepest) return []
  return [
    textIn(locale, words.deep(deep.length, yuan(fen(deepest.before)), yuan(fen(deepest.after)))),
  ]
}

/**
 * What an operator should know before a coupon is given: goods for nothing, nothing to use it on,
 * others for the same goods.
 */
export function warningsOf(
  coupon: CouponTerms,
  shelf: readonly ShelfGoods[],
  others: readonly CouponTerms[],
  locale: Locale,
): { goods: number; warnings: string[] } {
  const covered = shelf.filter((goods) => covers(coupon, goods))
  const warnings: string[] = []
  if (covered.length === 0) warnings.push(textIn(locale, words.nothing))
  if (coupon.kind === couponKind.cash) {
    const free = covered.filter(
      ({ price }) => price <= coupon.face && price >= coupon.threshold,
    ).length
    if (free > 0) warnings.push(textIn(locale, words.free(free)))
  }
  if (coupon.kind === couponKind.exchange && covered.some(({ price }) => price <= coupon.face))
    warnings.push(textIn(locale, words.dear))
  if (coupon.kind === couponKind.freight) return { goods: covered.length, warnings }
  const rivals = others
    .filter(({ kind }) => kind !== couponKind.freight)
    .flatMap((other) => {
      const count = covered.filter((goods) => covers(other, goods)).length
      const name = localised(locale, other.name, other.nameEn)
      return count > 0 ? [textIn(locale, words.other(name, count))] : []
    })
  return { goods: covered.length, warnings: [...warnings, ...rivals.slice(0, maxOverlaps)] }
}

/** What a coupon in per cent without a bound is counted for: an order of so many fen. */
const largeOrder = fen(1_000_000)

/**
 * Fen that a coupon may take off, at the most; `skuPrice` is what an exchange is for, as far as it is
 * sold.
 */
export function worthOf(
  { kind, face, discountBp, maxDiscount }: CouponTerms,
  skuPrice: number | undefined,
): Fen {
  if (kind === couponKind.exchange) return fen(skuPrice ?? largeOrder)
  if (kind !== couponKind.percent) return fen(face)
  const max = basisPointsOf(largeOrder, 10_000 - discountBp)
  return maxDiscount > 0 ? min(max, fen(maxDiscount)) : max
}

type Validity = Pick<CouponSetup, 'validFrom' | 'validTo' | 'validDays' | 'drawFrom'>

/** A coupon is valid for a period that outlasts the first draw, or for days after it was drawn. */
function wrongValidityOf({ validFrom, validTo, validDays, drawFrom }: Validity) {
  if (validDays !== null)
    return validFrom === null && validTo === null ? undefined : ('validDays' as const)
  if (validFrom === null || validTo === null) return 'validTo'
  return validFrom < validTo && validTo > drawFrom ? undefined : 'validTo'
}

/** The field of a set-up that does not fit the others; undefined: all do. */
export function wrongTermOf(
  setup: Validity & Pick<CouponSetup, 'kind' | 'face' | 'discountBp' | 'drawTo'>,
): 'drawTo' | 'discountBp' | 'face' | 'validTo' | 'validDays' | undefined {
  const { kind, face, discountBp, drawFrom, drawTo } = setup
  if (drawFrom >= drawTo) return 'drawTo'
  if (kind === couponKind.percent && discountBp === 10_000) return 'discountBp'
  if (kind !== couponKind.percent && kind !== couponKind.exchange && face === 0) return 'face'
  return wrongValidityOf(setup)
}
