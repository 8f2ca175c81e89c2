import { about } from '@mallard/contract/people/notices/notice-events'
import { randomInt } from 'node:crypto'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { BargainCut } from '@mallard/contract/activities/bargain/bargain.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import {
  beijingDateTime,
  fen,
  ok,
  refuse,
  type Instant,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import { findBargain, hasHelped, lockRoom, type BargainRow, type RoomRow } from './bargain.repo.ts'
import { cutOf, roomStatusAt, unitsLeft } from './bargain.rules.ts'
import { countHelp, cutRoom, insertHelp, takeUnit } from './cut.repo.ts'
import { holdStock } from './room-end.service.ts'

/** Letters of a browser's name that are kept. */
const deviceLength = 200

/**
 * A friend cuts the price. The room is locked, so cuts of one room come one after another and each
 * sees what is left; the last one brings it to the floor exactly and takes a unit of the activity
 * and of the store, or is refused as a whole.
 */
export function bargain(
  ctx: ShopperCtx,
  { bargainRoomId }: { readonly bargainRoomId: string },
): Promise<Result<BargainCut, ErrorName>> {
  const { services, scope, clock } = ctx
  return retryOnConflict(() =>
    transact(services.db, async (trx) => {
      const now = clock.now()
      const room = await lockRoom(trx, scope, bargainRoomId)
      const activity = room && (await findBargain(trx, scope, room.bargainId))
      if (!activity) return refuse('notFound')
      const refused =
        (await refusalOf(trx, room, activity, ctx.shopper.id, now)) ??
        (await limitOf(trx, scope, activity, ctx.shopper.id, now))
      return refused ?? cutIn(trx, ctx, room, activity, new Date(now))
    }),
  )
}

async function refusalOf(
  trx: Db,
  room: RoomRow,
  activity: BargainRow,
  memberId: number,
  now: Instant,
): Promise<Refused<ErrorName> | undefined> {
  if (room.memberId === memberId) return refuse('bargainOwn')
  if (await hasHelped(trx, room.id, memberId)) return refuse('bargainHelped')
  const status = roomStatusAt({ ...room, isClosed: activity.isClosed }, now)
  if (status === roomStatus.failed) return refuse('bargainOver')
  if (status !== roomStatus.running) return refuse('bargainReached')
  return !activity.isOnSale || unitsLeft(activity) === 0 ? refuse('bargainGone') : undefined
}

async function limitOf(
  trx: Db,
  scope: Scope,
  activity: BargainRow,
  memberId: number,
  now: Instant,
): Promise<Refused<ErrorName> | undefined> {
  const counted = await countHelp(trx, scope, activity, memberId, beijingDateTime(now).slice(0, 10))
  if (counted === 'counted') return undefined
  return refuse(counted === 'day' ? 'bargainHelpDay' : 'bargainHelpLimit')
}

async function cutIn(
  trx: Db,
  { scope, shopper, ip, userAgent }: ShopperCtx,
  room: RoomRow,
  activity: BargainRow,
  at: Date,
): Promise<Result<BargainCut, ErrorName>> {
  const rest = room.currentPrice - room.floorPrice
  const cut = cutOf(rest, room.helpers - room.helps, (most) => randomInt(1, most + 1))
  const helper = { memberId: shopper.id, ip, device: userAgent.slice(0, deviceLength) }
  if (!(await insertHelp(trx, scope, room, helper, cut, at))) return refuse('bargainHelped')
  if (!(await cutRoom(trx, room, cut, at))) return refuse('busy')
  const isReached = cut === rest
  if (isReached) {
    const hold = { token: room.token, skuId: activity.skuId, times: room.holds + 1 }
    if (!(await takeUnit(trx, room.bargainId))) return refuse('bargainGone')
    if (!(await holdStock(trx, scope, hold, at))) return refuse('bargainGone')
    await tellOwner(trx, scope, room, activity, at)
  }
  return ok({
    cut: fen(cut),
    currentPrice: fen(room.currentPrice - cut),
    status: isReached ? roomStatus.reached : roomStatus.running,
  })
}

async function tellOwner(
  trx: Db,
  scope: Scope,
  { token, holds, memberId }: RoomRow,
  { title, titleEn }: BargainRow,
  at: Date,
): Promise<void> {
  await notify(trx, [
    {
      scope,
      memberId,
      topic: `bargain ${token} ${holds}`,
      about: about('bargain.reached', { activity: [title, titleEn] }),
      link: href('bargainDetail', { ...scope, bargainRoomId: token }),
      at,
    },
  ])
}
