import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import type {
  CouponChip,
  GoodsCoupons,
  PriceAfter,
} from '@mallard/contract/pricing/coupon/coupon.fields'
import {
  day,
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
  scopeText,
} from '@mallard/kernel'
import {
  applicable,
  nameIn,
  priceOf,
  type Effects,
  type FreightTemplate,
  type Quote,
} from '#features/pricing/promotion/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { adminTag } from '#platform/cache-tags.ts'
import { hadOf, listOffered } from './coupon.repo.ts'
import {
  coversLine,
  isCoupon,
  offeredView,
  type HeldCoupon,
  type OfferedCoupon,
} from './coupon.rules.ts'
import { chipText } from './chip.rules.ts'
import { ownTerms, unitsOfGoods, type OfferedUnit } from './goods-price.repo.ts'
import { withTerms } from './terms.service.ts'
import { weigh, withChosen } from './weigh.service.ts'

const keptFor = 4000
/** Chips that have room on a page. */
const maxChips = 6

/** What everyone can draw in a store now. */
export function liveCoupons(
  { cache, db, clock }: Pick<Services, 'cache' | 'db' | 'clock'>,
  scope: Scope,
): Promise<OfferedCoupon[]> {
  return cache.get(
    `coupons:${scopeText(scope)}:live`,
    keptFor,
    () => listOffered(db, scope, null, new Date(clock.now())),
    [adminTag(scope.partnerId)],
  )
}

type Unit = Pick<OfferedUnit, 'skuId' | 'goodsId' | 'categoryId'>

const holdsFor = (coupon: OfferedCoupon, units: readonly Unit[]) =>
  coupon.kind !== couponKind.freight && units.some((unit) => coversLine(coupon, unit))

/** Those of them that hold for goods and are left, in a few letters each. */
export function chipsFor(
  live: readonly OfferedCoupon[],
  units: readonly Unit[],
  locale: Locale,
): CouponChip[] {
  return live
    .filter((coupon) => coupon.isLeft && holdsFor(coupon, units))
    .slice(0, maxChips)
    .map((coupon) => ({ grantUuid: coupon.grantUuid, text: chipText(coupon, locale) }))
}

export async function forGoods(
  ctx: Ctx,
  { id }: { id: number },
): Promise<Result<GoodsCoupons, 'notFound'>> {
  const { services, scope, locale, shopper } = ctx
  if (shopper) return read(ctx, id)
  const key = `couponPrices:${scopeText(scope)}:${id}:${locale}`
  return services.cache.get(key, keptFor, () => read(ctx, id))
}

async function read(ctx: Ctx, itemId: number): Promise<Result<GoodsCoupons, 'notFound'>> {
  const { services, scope, locale, clock, shopper } = ctx
  const { db } = services
  const now = clock.now()
  const at = new Date(now)
  const owner = { ...scope, memberId: shopper?.id ?? 0 }
  const [units, offered, own] = await Promise.all([
    unitsOfGoods(db, scope, itemId),
    listOffered(db, scope, shopper?.id ?? null, at),
    ownTerms(db, owner, at),
  ])
  if (units.length === 0) return refuse('notFound')
  const [{ effects }, held] = await Promise.all([
    applicable(db, scope, own.promotions, now),
    withTerms(db, own.held, now),
  ])
  const fitting = offered.filter((coupon) => holdsFor(coupon, units))
  const coupons = [...held, ...fitting.flatMap((coupon, place) => asDrawn(coupon, place, now))]
  const worth = coupons.filter(({ kind }) => kind !== couponKind.freight)
  return ok({
    coupons: fitting.map((coupon) => offeredView(coupon, locale)),
    prices: units.flatMap((unit) => priceAfter(unit, effects, worth, now, locale) ?? []),
  })
}

/** Numbers of coupons that nobody has yet: of two that save as much the one at hand goes first. */
const firstUndrawn = Number.MAX_SAFE_INTEGER - 1000

/** What somebody could draw now for some of these units, as if they held it; without asking who. */
export async function liveFor(
  { services, scope }: Ctx,
  units: readonly Unit[],
  now: Instant,
): Promise<HeldCoupon[]> {
  return drawnFor(await liveCoupons(services, scope), units, now)
}

/**
 * The same of a shopper, who may have drawn some before. What they drew since it was read is
 * refused as it is drawn.
 */
export async function drawableFor(
  ctx: ShopperCtx,
  units: readonly Unit[],
  now: Instant,
): Promise<HeldCoupon[]> {
  return drawnFor(await liveWithHad(ctx), units, now)
}

/** Whether there is any that this shopper can draw now, whatever for. */
export async function canDrawAny({ shopper, ...ctx }: Ctx): Promise<boolean> {
  if (!shopper) return false
  const offered = await liveWithHad({ ...ctx, shopper })
  return offered.some((coupon) => asDrawn(coupon, 0, ctx.clock.now()).length > 0)
}

/** What everyone can draw, with how many of each the shopper has had. */
async function liveWithHad({
  services,
  scope: { partnerId, storeId },
  shopper,
}: ShopperCtx): Promise<OfferedCoupon[]> {
  const { cache, db } = services
  const [live, had] = await Promise.all([
    liveCoupons(services, { partnerId, storeId }),
    cache.get(
      `coupons:${partnerId}:had:${shopper.id}`,
      keptFor,
      () => hadOf(db, { partnerId, memberId: shopper.id }),
      [adminTag(partnerId)],
    ),
  ])
  return live.map((coupon) => ({ ...coupon, held: had[coupon.grantUuid] ?? 0 }))
}

const drawnFor = (offered: readonly OfferedCoupon[], units: readonly Unit[], now: Instant) =>
  offered
    .filter((coupon) => holdsFor(coupon, units))
    .flatMap((coupon, place) => asDrawn(coupon, place, now))

/** What would be held after drawing it now; none where it cannot be drawn. */
function asDrawn(coupon: OfferedCoupon, place: number, now: Instant): HeldCoupon[] {
  const { validFrom, validTo, validDays, isLeft, held, perUserLimit } = coupon
  const until = validTo ?? (validDays === null ? undefined : now + validDays * day)
  if (!isLeft || held >= perUserLimit || until === undefined) return []
  return [
    {
      ...coupon,
      couponHistoryId: firstUndrawn + place,
      validFrom: validFrom ?? now,
      validTo: until,
      status: 0,
    },
  ]
}

/**
 * One unit with the coupon that the checkout would choose. A coupon may be left out there because
 * free freight would be lost with it, so that the dearest place decides: nobody pays more.
 */
function priceAfter(
  unit: OfferedUnit,
  effects: Effects,
  coupons: readonly HeldCoupon[],
  now: Instant,
  locale: Locale,
): PriceAfter | undefined {
  const { productSn, template, salePrice, ...sku } = unit
  const line = {
    ...sku,
    quantity: 1,
    unitPrice: fen(salePrice),
    freightTemplateId: template.id,
  }
  let dearest: Quote | undefined
  for (const countyCode of placesOf(template)) {
    const basket = { lines: [line], effects, templates: [template], countyCode }
    const plain = priceOf(basket)
    const { quote } = withChosen(basket, plain, weigh(coupons, plain, basket, now), null)
    if (!dearest || quote.goodsAmount > dearest.goodsAmount) dearest = quote
  }
  const [priced] = dearest?.lines ?? []
  if (!priced || priced.couponAmount === 0) return undefined
  const used = priced.applied.find(isCoupon)
  const coupon = coupons.find(({ couponHistoryId }) => couponHistoryId === used?.id)
  if (!coupon) return undefined
  return {
    productSn,
    salePrice: fen(salePrice),
    after: priced.realAmount,
    steps: priced.applied.map((effect) => ({
      name: nameIn(effect, locale),
      amount: effect.amount,
      isCoupon: isCoupon(effect),
    })),
    grantUuid: coupon.grantUuid,
    isHeld: coupon.couponHistoryId < firstUndrawn,
  }
}

/** The code of no place: what no area names. */
const elsewhere = '000000'

/** A place of each area that is delivered to; those that charge the same are one. */
function placesOf({ areas }: FreightTemplate): string[] {
  const places = new Map<string, string>()
  for (const { codes, deny, first, firstFee, step, stepFee, freeOverAmount } of areas) {
    const charge = [first, firstFee, step, stepFee, freeOverAmount].join()
    if (!deny) places.set(charge, codes[0] ?? elsewhere)
  }
  return [...places.values()]
}
