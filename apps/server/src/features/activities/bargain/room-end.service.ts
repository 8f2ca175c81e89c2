import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { releaseStock, reserveStock } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import { freeUnit, moveRoom } from './cut.repo.ts'
import type { RoomRow } from './bargain.repo.ts'

/** One job a room, at its end. */
export async function queueEnd(
  trx: Db,
  scope: Scope,
  token: string,
  expireAt: Instant,
): Promise<void> {
  await dequeue(trx, 'bargain.expire', token)
  await enqueue(trx, {
    kind: 'bargain.expire',
    key: token,
    payload: { token },
    runAt: expireAt,
    scope,
  })
}

/** What names the unit that a room holds for the so many-th time. */
const holdOf = (token: string, times: number) => `${token} ${times}`

/** Puts a unit of the store aside for a room that reaches the floor for the so many-th time. */
export async function holdStock(
  trx: Db,
  scope: Scope,
  {
    token,
    skuId,
    times,
  }: { readonly token: string; readonly skuId: number; readonly times: number },
  at: Date,
): Promise<boolean> {
  const held = await reserveStock(trx, {
    scope,
    bizType: 'bargain',
    bizId: holdOf(token, times),
    units: [{ skuId, quantity: 1 }],
    at,
  })
  return held.ok
}

/**
 * Gives back what a locked room at the floor holds: the unit of its activity, then that of the
 * store.
 */
export async function freeHold(
  trx: Db,
  scope: Scope,
  { token, bargainId, holds }: Pick<RoomRow, 'token' | 'bargainId' | 'holds'>,
  skuId: number,
  at: Date,
): Promise<void> {
  await freeUnit(trx, bargainId)
  await releaseStock(trx, {
    scope,
    bizType: 'bargainEnd',
    bizId: holdOf(token, holds),
    units: [{ skuId, quantity: 1 }],
    at,
  })
}

/** Ends a locked room whose time is over; one that was ordered or ended stays as it is. */
export async function endRoom(
  trx: Db,
  scope: Scope,
  room: RoomRow,
  skuId: number,
  at: Date,
): Promise<void> {
  if (room.status === roomStatus.failed || room.status === roomStatus.ordered) return
  await moveRoom(trx, room, roomStatus.failed)
  if (room.status === roomStatus.reached) await freeHold(trx, scope, room, skuId, at)
}
