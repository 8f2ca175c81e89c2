import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  PointsGoods,
  PointsStore,
} from '@mallard/contract/activities/points-shop/points-shop.fields'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import {
  day,
  fen,
  type Instant,
  type Locale,
  ok,
  type Result,
  type Scope,
  scopeText,
} from '@mallard/kernel'
import { levelsOf } from '#features/people/identity/index.ts'
import { offeredView, readTerms } from '#features/pricing/coupon/index.ts'
import { readHolding } from '#features/pricing/points/index.ts'
import { promotionTag, withPriceNow } from '#features/pricing/promotion/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { noteSeen, shownPointsGoods, takenBy, type PointsGoodsRow } from './points-shop.repo.ts'
import { isWorthIt, unitsLeft } from './points-shop.rules.ts'
import { localised } from '#platform/locale.rules.ts'

/** Milliseconds for which a process believes what it has read of the shop. */
const fresh = 1000

/** What begins within this time is shown before it does. */
const announced = 7 * day

/** What is read of a store's points shop. */
const pointsShopTag = (scope: Scope) => `points-shop:${scopeText(scope)}`

export function dropPointsShop(services: Services, scope: Scope): void {
  dropTags(services, [pointsShopTag(scope)])
}

type Terms = Awaited<ReturnType<typeof readTerms>>

/** What is shown to everyone alike, at most a second old. */
export async function shownOf(
  { cache, db }: Services,
  scope: Scope,
  now: Instant,
): Promise<{ rows: PointsGoodsRow[]; terms: Terms }> {
  const load = async () => {
    const found = await shownPointsGoods(db, scope, new Date(now), new Date(now + announced))
    const priced = await withPriceNow(db, scope, found, now)
    const rows = priced.filter((row) => row.salePrice === null || isWorthIt(row, row.salePrice))
    const templates = rows.flatMap(({ templateId }) => templateId ?? [])
    return { rows, terms: await readTerms(db, templates) }
  }
  return cache.get(pointsShopTag(scope), fresh, load, [pointsShopTag(scope), promotionTag(scope)])
}

/** Who asks: growth decides the level; undefined: a visitor. */
interface Asker {
  readonly growth: number
  readonly taken: ReadonlyMap<number, number>
}

export function goodsView(
  row: PointsGoodsRow,
  terms: Terms,
  asker: Asker | undefined,
  locale: Locale,
  now: Instant,
): PointsGoods {
  const { id, templateId, title, titleEn, minLevel, goodsId, productSn, pic } = row
  const left = unitsLeft(row)
  const couponTerms = templateId === null ? undefined : terms.get(templateId)
  const { validFrom, validTo, validDays } = row
  const holding = { validFrom, validTo, validDays, isLeft: left > 0, held: 0, perUserLimit: 1 }
  return {
    id,
    kind: templateId === null ? 'goods' : 'coupon',
    title: localised(locale, title, titleEn),
    productAttr: attrText(row, locale),
    pic,
    itemId: goodsId,
    productSn,
    coupon: couponTerms ? offeredView({ ...couponTerms, ...holding }, locale) : null,
    points: row.points,
    cashAmount: fen(row.cashAmount),
    salePrice: fen(row.salePrice ?? 0),
    state: activityState(row, now),
    startAt: row.startAt,
    endAt: row.endAt,
    left,
    quota: row.quota,
    limitPerUser: row.limitPerUser,
    taken: asker?.taken.get(id) ?? 0,
    minLevel: minLevel && {
      code: minLevel.code,
      name: localised(locale, minLevel.name, minLevel.nameEn),
    },
    isLevelReached: !minLevel || (asker !== undefined && asker.growth >= minLevel.growthMin),
  }
}

export async function store(ctx: Ctx): Promise<Result<PointsStore, never>> {
  const { services, scope, shopper, locale } = ctx
  const now = ctx.clock.now()
  const { rows, terms } = await shownOf(services, scope, now)
  // What ended within the second for which the shop is believed.
  const shown = rows.filter(({ endAt }) => endAt > now)
  if (!shopper) {
    const goods = shown.map((row) => goodsView(row, terms, undefined, locale, now))
    return ok({ balance: null, level: null, goods, serverTime: now })
  }
  const { db } = services
  const member = { ...scope, memberId: shopper.id }
  await noteSeen(db, member, new Date(now))
  const [{ points, growth }, taken, levels] = await Promise.all([
    readHolding(db, member),
    takenBy(
      db,
      member.memberId,
      shown.map(({ id }) => id),
    ),
    levelsOf(db, scope.partnerId),
  ])
  const level = levels.findLast((each) => each.growth_min <= growth)
  return ok({
    balance: points,
    level: level ? { code: level.code, name: localised(locale, level.name, level.name_en) } : null,
    goods: shown.map((row) => goodsView(row, terms, { growth, taken }, locale, now)),
    serverTime: now,
  })
}
