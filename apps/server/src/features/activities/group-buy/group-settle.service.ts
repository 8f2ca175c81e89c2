import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import { actorType } from '@mallard/kernel'
import { restock, uncountSales } from '#features/catalog/catalog/index.ts'
import { returnCoupons } from '#features/pricing/coupon/index.ts'
import { lockOrders, moveOrders, statesWith, unitsOf } from '#features/trade/order/index.ts'
import { startRefund } from '#features/trade/payment/index.ts'
import type { Db } from '#platform/db/database.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import {
  countGroup,
  formWaiting,
  moveBatch,
  resolveGroup,
  takePaid,
  type BatchRow,
  type LockedGroup,
} from './batch.repo.ts'
import { missingOf } from './group-buy.rules.ts'
import { freeUnits, sellUnits } from './quota.repo.ts'

/** Names the refund of an order of a group, made of its number: there is one. */
export const refundNoOf = (orderSn: string): string => `G${orderSn}`

/** One job an activity: the earlier time stands. */
export async function queueSettling(
  trx: Db,
  { id, partnerId, storeId }: Pick<LockedGroup, 'id' | 'partnerId' | 'storeId'>,
  at: number,
): Promise<void> {
  await enqueue(trx, {
    kind: 'groupBuy.settle',
    key: String(id),
    payload: { id },
    runAt: at,
    scope: { partnerId, storeId },
  })
}

/** The same when its end was changed. */
export async function requeueSettling(
  trx: Db,
  group: Pick<LockedGroup, 'id' | 'partnerId' | 'storeId'>,
  at: number,
): Promise<void> {
  await dequeue(trx, 'groupBuy.settle', String(group.id))
  await queueSettling(trx, group, at)
}

/** Purchases of a locked activity that were paid count from now on. */
export async function countPaid(trx: Db, group: LockedGroup, at: Date): Promise<void> {
  for (const { activityId, token } of await takePaid(trx, group.id, at))
    await sellUnits(trx, activityId, token)
}

/** Whoever waits in a locked activity is in; their orders go on to shipping. */
export async function form(trx: Db, group: LockedGroup, at: Date): Promise<void> {
  const orderIds = await formWaiting(trx, group.id)
  if (orderIds.length > 0)
    await moveOrders(trx, { event: 'form', orderIds, actorType: actorType.system, at })
}

/**
 * Brings a locked activity to where it belongs: what is paid counts, a goal that is reached forms
 * the group, and a group that is formed takes in whoever pays later. `isOver`: below its goal it
 * has failed. What has failed is given back by the job.
 */
export async function settleGroup(
  trx: Db,
  group: LockedGroup,
  at: Date,
  isOver: boolean,
): Promise<'forming' | 'formed' | 'failed'> {
  await countPaid(trx, group, at)
  if (group.result === 2) return 'failed'
  if (group.result === 0) {
    const progress = { ...group, ...(await countGroup(trx, group.id)) }
    const isReached = missingOf(progress) === 0
    if (!isReached && !isOver) return 'forming'
    await resolveGroup(trx, group.id, isReached ? 1 : 2, at)
    if (!isReached) return 'failed'
  }
  await form(trx, group, at)
  return 'formed'
}

export interface GivingBack {
  readonly services: Services
  readonly event: 'leave' | 'dissolve'
  readonly actorType: number
  readonly actorId?: number | undefined
  readonly reason: string
  readonly at: Date
}

/**
 * Gives a waiting purchase of a locked activity back whole: its orders are closed, the goods are on
 * the shelf again, its units can be taken, coupons come back, and all of the money, freight
 * included, is on its way. False when it does not wait any more.
 */
export async function giveBack(trx: Db, batch: BatchRow, giving: GivingBack): Promise<boolean> {
  const { services, event, at } = giving
  const isLeft = event === 'leave'
  const ended = { at, hasLeft: isLeft }
  if (!(await moveBatch(trx, batch.id, batchStatus.waiting, batchStatus.refunding, ended)))
    return false
  const scope = { partnerId: batch.partnerId, storeId: batch.storeId }
  const orders = await statesWith(trx, { ...scope, batch: batch.token })
  const orderIds = orders.map(({ id }) => id)
  await lockOrders(trx, orderIds)
  const { actorType: by, actorId, reason } = giving
  const moved = await moveOrders(trx, { event, orderIds, actorType: by, actorId, reason, at })
  if (moved.length !== orders.length)
    throw new Error(`${batch.token} waits for its group, but not all of its orders do`)
  // Shares and quota before stock, as an order takes them.
  await freeUnits(trx, batch, 'sold')
  for (const { id, orderSn, payAmount } of orders) {
    const units = await unitsOf(trx, [id])
    await restock(trx, { scope, bizType: 'group', bizId: orderSn, units, at })
    if (payAmount > 0)
      await startRefund(services, trx, {
        scope,
        orderId: id,
        refundNo: refundNoOf(orderSn),
        amount: payAmount,
        at,
      })
  }
  await uncountSales(trx, scope, await unitsOf(trx, orderIds))
  await returnCoupons(trx, orders, at.getTime())
  return true
}
