import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type { GiftStanding } from '@mallard/contract/activities/gift/gift.codes'
import type {
  Gift,
  GiftClaim,
  NewArrival,
  WaitingGift,
} from '@mallard/contract/activities/gift/gift.fields'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type { ErrorName } from '@mallard/contract/errors'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  actorType,
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
  couponRefusal,
  offeredView,
  readTerms,
  takeCoupon,
} from '#features/pricing/coupon/index.ts'
import { creditPoints, lockHolding } from '#features/pricing/points/index.ts'
import { atPriceNow, promotionTag } from '#features/pricing/promotion/index.ts'
import { placeAtOnce } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { giftPurchase } from './gift-purchase.ts'
import {
  digestsOf,
  findClaim,
  findGift,
  newcomerOf,
  noteCoupon,
  noteSeen,
  runningGift,
  takeClaim,
  type ClaimRow,
  type GiftRow,
  type Member,
} from './gift.repo.ts'
import { giftRefusal, giftsLeft, kindOf } from './gift.rules.ts'
import { localised, textIn } from '#platform/locale.rules.ts'

/** Milliseconds for which a process believes what it has read of the gift. */
const fresh = 1000

/** What is read of a store's gift. */
const giftTag = (scope: Scope) => `gift:${scopeText(scope)}`

export function dropGift(services: Services, scope: Scope): void {
  dropTags(services, [giftTag(scope)])
}

/** The gift that is given now, as everyone sees it, at most a second old. */
export async function giftNow(
  { cache, db }: Services,
  scope: Scope,
  now: Instant,
): Promise<GiftRow | undefined> {
  const load = async () => {
    const found = await runningGift(db, scope, new Date(now))
    return atPriceNow(db, scope, found?.skuId ?? null, found, now)
  }
  const row = await cache.get(giftTag(scope), fresh, load, [giftTag(scope), promotionTag(scope)])
  return row && row.endAt > now ? row : undefined
}

/** What a gift is, in words. */
export function giftTitle(
  { title, titleEn, points }: Pick<GiftRow, 'title' | 'titleEn' | 'points'>,
  locale: Locale,
): string {
  if (points > 0) return textIn(locale, [`${points} 积分`, `${points} points`])
  return localised(locale, title, titleEn)
}

async function giftView(db: Db, row: GiftRow, locale: Locale, now: Instant): Promise<Gift> {
  const { id, templateId, goodsId, pic, points, validFrom, validTo, validDays } = row
  const terms =
    templateId === null ? undefined : (await readTerms(db, [templateId])).get(templateId)
  const left = giftsLeft(row)
  const holding = { validFrom, validTo, validDays, isLeft: left > 0, held: 0, perUserLimit: 1 }
  return {
    giftId: id,
    kind: kindOf(row),
    name: localised(locale, row.name, row.nameEn),
    rules: localised(locale, row.rules, row.rulesEn),
    state: activityState(row, now),
    startAt: row.startAt,
    endAt: row.endAt,
    quota: row.quota,
    left,
    title: giftTitle(row, locale),
    productAttr: attrText(row, locale),
    pic,
    itemId: goodsId,
    salePrice: fen(row.salePrice ?? 0),
    coupon: terms ? offeredView({ ...terms, ...holding }, locale) : null,
    points,
  }
}

const claimView = (claim: ClaimRow, gift: GiftRow, locale: Locale): GiftClaim => ({
  giftId: gift.id,
  storeId: claim.storeId,
  kind: kindOf(gift),
  title: giftTitle(gift, locale),
  points: claim.points,
  orderSn: claim.orderSn,
  couponHistoryId: claim.couponHistoryId,
  at: claim.at,
})

const standings = {
  giftTaken: 'claimed',
  giftNotNew: 'notNew',
  giftGone: 'gone',
  giftOver: 'gone',
} as const satisfies Record<string, GiftStanding>

/** The gift, and whether who asks can have it or has it. */
export async function newArrival(ctx: Ctx): Promise<Result<NewArrival, never>> {
  const { services, scope, shopper, locale } = ctx
  const { db } = services
  const now = ctx.clock.now()
  const at = new Date(now)
  const row = await giftNow(services, scope, now)
  const gift = row ? await giftView(db, row, locale, now) : null
  if (!shopper) return ok({ gift, standing: 'visitor', claim: null, serverTime: now })
  const member = { ...scope, memberId: shopper.id }
  if (row) await noteSeen(db, member, row.id, member.memberId, at)
  const claim = await findClaim(db, member)
  const claimed =
    claim && (await findGift(db, { ...scope, storeId: claim.storeId }, claim.giftId, at))
  if (claim && claimed)
    return ok({
      gift,
      standing: 'claimed',
      claim: claimView(claim, claimed, locale),
      serverTime: now,
    })
  const newcomer = await newcomerOf(db, member, await digestsOf(db, services.hashKey, member))
  const why = row && newcomer ? giftRefusal(row, newcomer, now) : 'giftOver'
  return ok({ gift, standing: why ? standings[why] : 'open', claim: null, serverTime: now })
}

/** What a new member can still have, and loses with the first order that they pay. */
export async function waiting(ctx: ShopperCtx): Promise<Result<WaitingGift, never>> {
  const { services, scope, shopper, locale } = ctx
  const now = ctx.clock.now()
  const gift = await giftNow(services, scope, now)
  if (!gift || giftsLeft(gift) === 0) return ok({ title: null })
  const member = { ...scope, memberId: shopper.id }
  const newcomer = await newcomerOf(
    services.db,
    member,
    await digestsOf(services.db, services.hashKey, member),
  )
  const isOpen = newcomer && giftRefusal(gift, newcomer, now) === undefined
  return ok({ title: isOpen ? giftTitle(gift, locale) : null })
}

/** Claims the gift that is given now; who has it already is told so. */
export async function claim(
  ctx: ShopperCtx,
  { addressId }: { addressId?: number | undefined },
): Promise<Result<GiftClaim, ErrorName>> {
  const { services, scope, shopper, locale } = ctx
  const { db } = services
  const member = { ...scope, memberId: shopper.id }
  const now = ctx.clock.now()
  const gift = await runningGift(db, scope, new Date(now))
  const digests = await digestsOf(db, services.hashKey, member)
  const newcomer = await newcomerOf(db, member, digests)
  if (newcomer?.hadOne) return refuse('giftTaken')
  if (!gift || !newcomer) return refuse('giftOver')
  const why = giftRefusal(gift, newcomer, now)
  if (why) return refuse(why)
  const made = await (gift.skuId === null
    ? takeAtOnce(ctx, member, gift, digests)
    : placeAtOnce(ctx, giftPurchase, {
        input: { giftId: gift.id, digests },
        // Each try has a checkout of its own: the claim alone is once for ever.
        key: randomToken(),
        addressId,
      }))
  if (!made.ok) return made
  dropGift(services, scope)
  const claimed = await findClaim(db, member)
  return claimed ? ok(claimView(claimed, gift, locale)) : refuse('giftTaken')
}

/** Coupons and points come at once, all or nothing, under the row of the member. */
function takeAtOnce(
  ctx: ShopperCtx,
  member: Member,
  { id, templateId, points }: GiftRow,
  digests: readonly string[],
): Promise<Result<unknown, ErrorName>> {
  const at = new Date(ctx.clock.now())
  return retryOnConflict(() =>
    transact(ctx.services.db, async (trx): Promise<Result<unknown, ErrorName>> => {
      await lockHolding(trx, member)
      const claimId = await takeClaim(trx, member, id, digests, at)
      if (typeof claimId === 'string') return refuse(claimId)
      if (templateId === null) {
        await creditPoints(trx, member, { points, bizType: 'gift', bizId: String(claimId), at })
        return ok(undefined)
      }
      const given = {
        obtains: couponObtains,
        source: 'gift',
        actorType: actorType.shopper,
        actorId: member.memberId,
        isGiven: true,
        at,
      }
      const coupon = await takeCoupon(trx, member, { templateId }, given)
      if (!coupon?.historyId) return couponRefusal(coupon, couponObtains)
      await noteCoupon(trx, claimId, coupon.historyId)
      return ok(undefined)
    }),
  )
}
