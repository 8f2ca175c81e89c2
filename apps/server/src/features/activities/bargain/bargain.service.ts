import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type { RoomPart } from '@mallard/contract/activities/bargain/bargain.codes'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type {
  Bargain,
  BargainRoomPage,
  OwnRoom,
  RoomTile,
} from '@mallard/contract/activities/bargain/bargain.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { skuShown } from '#features/activities/activity/index.ts'
import { masked } from '#features/catalog/review/index.ts'
import { struckOf, type Struck, withStruck } from '#features/pricing/price-history/index.ts'
import { atPriceNow, withPriceNow } from '#features/pricing/promotion/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  findBargain,
  findRoom,
  hasHelped,
  helpsOf,
  insertRoom,
  lockRoom,
  noteSeen,
  ownRoom,
  roomsOf,
  runningBargains,
  type BargainRow,
} from './bargain.repo.ts'
import { isWorthIt, roomEnd, roomStatusAt, startNow, unitsLeft } from './bargain.rules.ts'
import { endRoom, queueEnd } from './room-end.service.ts'
import { localised } from '#platform/locale.rules.ts'

export function bargainView(
  row: BargainRow & Partial<Struck>,
  locale: Locale,
  now: Instant,
): Bargain {
  const { id, startAt, endAt, helpers, roomHours, dailyHelps, helpLimit } = row
  return {
    ...skuShown(row, locale),
    bargainId: id,
    name: localised(locale, row.name, row.nameEn),
    state: activityState(row, now),
    startAt,
    endAt,
    startPrice: fen(startNow(row)),
    salePrice: fen(row.salePrice),
    ...struckOf(row.struckPrice, row.floorPrice),
    floorPrice: fen(row.floorPrice),
    helpers,
    roomHours,
    dailyHelps,
    helpLimit,
    left: row.isOnSale && isWorthIt(row) ? unitsLeft(row) : 0,
  }
}

const struck = (db: Db, scope: Scope, rows: readonly BargainRow[]) =>
  withStruck(db, scope, rows, ({ id, startAt }) => ({ kind: orderKind.bargain, id, startAt }))

/** An activity with what its goods cost now without it, and are struck against. */
const bargainNow = async (db: Db, scope: Scope, id: number, now: Instant) => {
  const found = await findBargain(db, scope, id)
  const row = await atPriceNow(db, scope, found?.skuId ?? null, found, now)
  return row && (await struck(db, scope, [row]))[0]
}

/** Those that run and that are worth it. */
export async function shownBargains(db: Db, scope: Scope, now: Instant): Promise<BargainRow[]> {
  const running = await runningBargains(db, scope, new Date(now))
  return (await withPriceNow(db, scope, running, now)).filter(isWorthIt)
}

/** The activity, and what else can be bargained for. */
export async function list(
  { services: { db }, scope, locale, clock }: Ctx,
  { bargainId }: { readonly bargainId: number },
): Promise<Result<{ bargain: Bargain; others: Bargain[]; serverTime: Instant }, 'notFound'>> {
  const now = clock.now()
  const bargain = await bargainNow(db, scope, bargainId, now)
  if (!bargain) return refuse('notFound')
  const others = await struck(db, scope, await shownBargains(db, scope, now))
  return ok({
    bargain: bargainView(bargain, locale, now),
    others: others.filter(({ id }) => id !== bargainId).map((row) => bargainView(row, locale, now)),
    serverTime: now,
  })
}

/** Why no room can be opened now. */
function addRefusal(bargain: BargainRow, now: Instant) {
  const state = activityState(bargain, now)
  if (state === 'WAIT') return refuse('bargainWait')
  if (state !== 'RUN' || !bargain.isOnSale) return refuse('bargainOver')
  return unitsLeft(bargain) === 0 || !isWorthIt(bargain) ? refuse('bargainGone') : undefined
}

/**
 * Opens a room. A member has one in an activity until it is over: who asks again gets the same, and
 * may open another one once it is over without an order.
 */
export async function add(
  ctx: ShopperCtx,
  { bargainId }: { readonly bargainId: number },
): Promise<Result<{ bargainRoomId: string }, ErrorName>> {
  const { scope, clock, shopper } = ctx
  const now = clock.now()
  const at = new Date(now)
  return transact(ctx.services.db, async (trx) => {
    const bargain = await bargainNow(trx, scope, bargainId, now)
    if (!bargain) return refuse('notFound')
    const known = await openRoomOf(trx, scope, bargain, shopper.id, now)
    if (known) return ok({ bargainRoomId: known })
    const refused = addRefusal(bargain, now)
    if (refused) return refused
    const token = randomToken()
    const expireAt = roomEnd(bargain, now)
    const opened = { ...bargain, startPrice: startNow(bargain) }
    const room = { token, memberId: shopper.id, bargain: opened, at, expireAt: new Date(expireAt) }
    if (!(await insertRoom(trx, scope, room))) {
      // Two taps at once: the other one's room is there now.
      const other = await ownRoom(trx, scope, bargainId, shopper.id)
      return other ? ok({ bargainRoomId: other.token }) : refuse('busy')
    }
    await queueEnd(trx, scope, token, expireAt)
    return ok({ bargainRoomId: token })
  })
}

/** The member's room that is not over; one whose time has passed is ended on the way. */
async function openRoomOf(
  trx: Db,
  scope: Scope,
  bargain: BargainRow,
  memberId: number,
  now: Instant,
): Promise<string | undefined> {
  const found = await ownRoom(trx, scope, bargain.id, memberId)
  const room = found && (await lockRoom(trx, scope, found.token))
  if (!room) return undefined
  if (roomStatusAt({ ...room, isClosed: bargain.isClosed }, now) !== roomStatus.failed)
    return room.token
  await endRoom(trx, scope, room, bargain.skuId, new Date(now))
  return undefined
}

/** The room as who asks may act in it; that a member saw it is counted. */
export async function room(
  { services: { db }, scope, locale, clock, shopper }: Ctx,
  { bargainRoomId }: { readonly bargainRoomId: string },
): Promise<Result<BargainRoomPage, 'notFound'>> {
  const now = clock.now()
  const row = await findRoom(db, scope, bargainRoomId)
  const bargain = row && (await bargainNow(db, scope, row.bargainId, now))
  if (!bargain) return refuse('notFound')
  const isOwner = shopper?.id === row.memberId
  if (shopper && !isOwner) await noteSeen(db, scope, bargain.id, shopper.id, new Date(now))
  const helped = shopper && !isOwner ? await hasHelped(db, row.id, shopper.id) : false
  const status = roomStatusAt({ ...row, isClosed: bargain.isClosed }, now)
  const view = bargainView(bargain, locale, now)
  const helps = await helpsOf(db, row.id)
  const part: RoomPart = isOwner ? 'owner' : helped ? 'helper' : 'stranger'
  return ok({
    room: {
      bargainRoomId,
      name: masked(row.nickname),
      avatar: row.avatar,
      status,
      currentPrice: fen(row.currentPrice),
      helped: row.helps,
      expireAt: row.expireAt,
      bargain: { ...view, startPrice: fen(row.startPrice) },
    },
    helps: helps.map(({ nickname, avatar, cut, at }) => ({
      name: masked(nickname),
      avatar,
      cut: fen(cut),
      at,
    })),
    part,
    canHelp: part === 'stranger' && status === roomStatus.running && view.left > 0,
    canOrder: isOwner && status === roomStatus.reached,
    orderSn: isOwner ? row.orderSn : null,
    serverTime: now,
  })
}

/** The member's own room; that they saw the activity is counted. */
export async function mine(
  { services: { db }, scope, clock, shopper }: ShopperCtx,
  { bargainId }: { readonly bargainId: number },
): Promise<Result<{ room: OwnRoom | null }, never>> {
  const now = clock.now()
  const [row, bargain] = await Promise.all([
    ownRoom(db, scope, bargainId, shopper.id),
    findBargain(db, scope, bargainId),
  ])
  if (bargain) await noteSeen(db, scope, bargainId, shopper.id, new Date(now))
  if (!row || !bargain) return ok({ room: null })
  const status = roomStatusAt({ ...row, isClosed: bargain.isClosed }, now)
  if (status === roomStatus.failed) return ok({ room: null })
  return ok({
    room: {
      bargainRoomId: row.token,
      status,
      currentPrice: fen(row.currentPrice),
      expireAt: row.expireAt,
    },
  })
}

/** The member's own rooms in the store, whether they run, were ordered or are over. */
export async function rooms({
  services: { db },
  scope,
  locale,
  clock,
  shopper,
}: ShopperCtx): Promise<Result<RoomTile[], never>> {
  const now = clock.now()
  const found = await roomsOf(db, scope, shopper.id)
  return ok(
    found.map((row) => ({
      bargainRoomId: row.token,
      status: roomStatusAt(row, now),
      currentPrice: fen(row.currentPrice),
      floorPrice: fen(row.floorPrice),
      expireAt: row.expireAt,
      title: localised(locale, row.title, row.titleEn),
      pic: row.pic,
    })),
  )
}
