import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { randomInt } from 'node:crypto'
import {
  addressDays,
  prizeType,
  weightSum,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type {
  LotteryChances,
  LotteryDraw,
  LotteryInfo,
} from '@mallard/contract/activities/lottery/lottery.fields'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  actorType,
  beijingDay,
  day,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
  scopeText,
} from '@mallard/kernel'
import { takeStock } from '#features/catalog/catalog/index.ts'
import { masked } from '#features/catalog/review/index.ts'
import { takeCoupon } from '#features/pricing/coupon/index.ts'
import {
  creditPoints,
  debitPoints,
  lockHolding,
  readHolding,
} from '#features/pricing/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import {
  findLottery,
  giveShareChance,
  giveUnitBack,
  lastWinners,
  noteSeen,
  takeChance,
  takeUnit,
  drawUseOf,
  type LotteryRow,
  type Member,
  type PrizeRow,
} from './lottery.repo.ts'
import {
  dayOf,
  drawsLeft,
  firstStatus,
  freeLeft,
  nextSource,
  oddsOf,
  prizeAt,
} from './lottery.rules.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { findDrawn, insertRecord, nextRecordId, type RecordRow } from './record.repo.ts'
import { localised } from '#platform/locale.rules.ts'

/** Milliseconds for which a process believes what it has read of a lottery. */
const fresh = 1000

/** Winners that the page shows. */
const winnersShown = 20

/** What is read of a store's lotteries. */
const lotteryTag = (scope: Scope) => `lottery:${scopeText(scope)}`

export function dropLotteries(services: Services, scope: Scope): void {
  dropTags(services, [lotteryTag(scope)])
}

/** A lottery and its last winners, at most a second old. */
async function shownOf({ cache, db }: Services, scope: Scope, url: string) {
  const load = async () => {
    const lottery = await findLottery(db, scope, url)
    return lottery && { lottery, winners: await lastWinners(db, lottery.id, winnersShown) }
  }
  return cache.get(`${lotteryTag(scope)}:${url}`, fresh, load, [lotteryTag(scope)])
}

export const wordsIn = (
  locale: Locale,
  { name, nameEn }: { readonly name: string; readonly nameEn: string },
): string => localised(locale, name, nameEn)

const memberOf = ({ scope, shopper }: ShopperCtx): Member => ({
  partnerId: scope.partnerId,
  memberId: shopper.id,
})

const todayOf = (now: number) => ({ dayStart: new Date(beijingDay(now)), today: dayOf(now) })

export async function info(
  ctx: Ctx,
  { lotteryUrl }: { lotteryUrl: string },
): Promise<Result<LotteryInfo, 'notFound'>> {
  const { services, scope, shopper, locale } = ctx
  const shown = await shownOf(services, scope, lotteryUrl)
  if (!shown) return refuse('notFound')
  const { lottery, winners } = shown
  const now = ctx.clock.now()
  const member = shopper && { partnerId: scope.partnerId, memberId: shopper.id }
  if (member) await noteSeen(services.db, scope, lottery.id, member.memberId, new Date(now))
  const { form, startAt, endAt, dailyFree, cost, hasShareChance, hasOrderChance, orderLeast } =
    lottery
  return ok({
    lotteryUrl,
    name: wordsIn(locale, lottery),
    rules: localised(locale, lottery.rules, lottery.rulesEn),
    form,
    state: activityState(lottery, now),
    startAt,
    endAt,
    now,
    dailyFree,
    cost,
    hasShareChance,
    hasOrderChance,
    orderLeast,
    prizes: lottery.prizes.map((prize) => ({
      id: prize.id,
      type: prize.type,
      name: wordsIn(locale, prize),
      odds: oddsOf(prize.weight),
      isGone: prize.quota !== null && prize.won >= prize.quota,
      pic: prize.pic,
    })),
    winners: winners.map(({ nickname, at, ...prize }) => ({
      nickname: masked(nickname),
      prize: wordsIn(locale, prize),
      at,
    })),
    chances: member ? await chancesOf(services.db, lottery, member, now) : null,
  })
}

async function chancesOf(
  db: Db,
  lottery: LotteryRow,
  member: Member,
  now: number,
): Promise<LotteryChances> {
  const [use, { points: balance }] = await Promise.all([
    drawUseOf(db, lottery.id, member.memberId, todayOf(now)),
    readHolding(db, member),
  ])
  return {
    free: freeLeft(lottery, use),
    extra: use.extra,
    left: drawsLeft(lottery, use),
    balance,
    isSharedToday: use.isSharedToday,
  }
}

interface DrawInput {
  readonly lotteryUrl: string
  readonly drawToken: string
  readonly usePoints: boolean
}

type DrawRefusal =
  | 'notFound'
  | 'notLoggedIn'
  | 'lotteryWait'
  | 'lotteryOver'
  | 'lotteryLimit'
  | 'lotteryNoChance'
  | 'pointsShort'

/**
 * Draws once. The same `drawToken` answers with what it drew before, also when the lottery has ended
 * since.
 */
export async function draw(
  ctx: ShopperCtx,
  { lotteryUrl, drawToken, usePoints }: DrawInput,
): Promise<Result<LotteryDraw, DrawRefusal>> {
  const { db } = ctx.services
  const lottery = await findLottery(db, ctx.scope, lotteryUrl)
  if (!lottery) return refuse('notFound')
  const drawer = { scope: ctx.scope, memberId: ctx.shopper.id, now: ctx.clock.now() }
  const wish = { drawToken, usePoints, drawn: randomInt(0, weightSum) }
  const record = await retryOnConflict(() =>
    transact(db, (trx) => drawOnce(trx, drawer, lottery, wish)),
  )
  if (!record.ok) return record
  const { id, prizeId, type, pic, points, status, addressUntil } = record.value
  return ok({
    lotteryItemId: id,
    prizeId,
    type,
    name: wordsIn(ctx.locale, record.value),
    pic,
    points,
    status,
    addressUntil,
    chances: await chancesOf(db, lottery, memberOf(ctx), ctx.clock.now()),
  })
}

interface Drawer {
  readonly scope: Scope
  readonly memberId: number
  readonly now: Instant
}

interface DrawAttempt {
  readonly drawToken: string
  readonly usePoints: boolean
  /** A number from 0 up to, and without, the sum of the weights. */
  readonly drawn: number
}

/**
 * The chance is taken, the prize is decided and given, all in the caller's transaction under the row
 * of the member.
 */
export async function drawOnce(
  trx: Db,
  drawer: Drawer,
  lottery: LotteryRow,
  { drawToken, usePoints, drawn }: DrawAttempt,
): Promise<Result<RecordRow, DrawRefusal>> {
  const { scope, memberId, now } = drawer
  const member = { partnerId: scope.partnerId, memberId }
  const at = new Date(now)
  if (!(await lockHolding(trx, member))) return refuse('notLoggedIn')
  const before = await findDrawn(trx, lottery.id, memberId, drawToken)
  if (before) return ok(before)
  const state = activityState(lottery, now)
  if (state !== 'RUN') return refuse(state === 'WAIT' ? 'lotteryWait' : 'lotteryOver')
  const use = await drawUseOf(trx, lottery.id, memberId, todayOf(now))
  const source = nextSource(lottery, use, usePoints)
  if (source === 'lotteryLimit' || source === 'lotteryNoChance') return refuse(source)
  const isGiven = source === 'share' || source === 'order'
  // An order that was closed in the meantime took its draw with it.
  if (isGiven && !(await takeChance(trx, lottery.id, memberId, use, at)))
    return refuse('lotteryNoChance')
  const id = await nextRecordId(trx)
  const cost = source === 'points' ? (lottery.cost ?? 0) : 0
  const paid = { points: cost, bizType: 'lottery', bizId: String(id), at }
  if (!(await debitPoints(trx, member, paid))) return refuse('pointsShort')
  const { prize, couponHistoryId } = await takePrize(trx, drawer, lottery, { id, drawn })
  const { points } = prize
  await insertRecord(trx, scope, id, {
    lotteryId: lottery.id,
    memberId,
    drawToken,
    prizeId: prize.id,
    type: prize.type,
    source,
    cost,
    points,
    couponHistoryId,
    status: firstStatus(prize.type),
    at,
    addressUntil: prize.type === prizeType.goods ? new Date(now + addressDays * day) : null,
  })
  await creditPoints(trx, member, { points, bizType: 'lotteryPrize', bizId: String(id), at })
  const record = await findDrawn(trx, lottery.id, memberId, drawToken)
  return record ? ok(record) : refuse('notFound')
}

interface Given {
  readonly prize: PrizeRow
  readonly couponHistoryId: number | null
}

/**
 * Takes the prize that was drawn; one that cannot be given (none left, the coupon or the goods are
 * gone, the member has as many coupons as one may have) is the prize without a win.
 */
async function takePrize(
  trx: Db,
  drawer: Drawer,
  { prizes }: LotteryRow,
  { id, drawn }: { readonly id: number; readonly drawn: number },
): Promise<Given> {
  const prize = prizeAt(prizes, drawn)
  const thanks = prizes.find(({ type }) => type === prizeType.thanks) ?? prize
  const nothing = { prize: thanks, couponHistoryId: null }
  if (!(await takeUnit(trx, prize))) return nothing
  const given = await giveOut(trx, drawer, prize, id)
  if (given) return { prize, couponHistoryId: given.couponHistoryId }
  await giveUnitBack(trx, prize.id)
  return nothing
}

async function giveOut(
  trx: Db,
  { scope, memberId, now }: Drawer,
  { templateId, skuId }: PrizeRow,
  recordId: number,
): Promise<Pick<Given, 'couponHistoryId'> | undefined> {
  const at = new Date(now)
  if (templateId !== null) {
    const taken = await takeCoupon(
      trx,
      { ...scope, memberId },
      { templateId },
      {
        obtains: couponObtains,
        source: 'lottery',
        actorType: actorType.shopper,
        actorId: memberId,
        isGiven: true,
        at,
      },
    )
    return taken?.historyId ? { couponHistoryId: taken.historyId } : undefined
  }
  if (skuId === null) return { couponHistoryId: null }
  const units = [{ skuId, quantity: 1 }]
  const bizId = String(recordId)
  return (await takeStock(trx, { scope, bizType: 'lottery', bizId, units, at }))
    ? { couponHistoryId: null }
    : undefined
}

/** Gives today's draw for sharing, once. */
export async function share(
  ctx: ShopperCtx,
  { lotteryUrl }: { lotteryUrl: string },
): Promise<Result<LotteryChances, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const lottery = await findLottery(services.db, scope, lotteryUrl)
  if (!lottery) return refuse('notFound')
  const now = ctx.clock.now()
  if (lottery.hasShareChance && activityState(lottery, now) === 'RUN')
    await giveShareChance(services.db, scope, lottery.id, shopper.id, dayOf(now), new Date(now))
  return ok(await chancesOf(services.db, lottery, memberOf(ctx), now))
}
