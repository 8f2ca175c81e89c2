import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { Purchase } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findBatch, lockGroup, moveBatch, type BatchRow } from './batch.repo.ts'
import type { GroupContext } from './group-purchase.ts'
import { queueSettling, settleGroup } from './group-settle.service.ts'
import { freeQuota, freeShare } from './quota.repo.ts'

type Bought = readonly Purchase<GroupContext>[]

/** Activities of some orders, in the order in which they are locked. */
const activitiesOf = (orders: Bought) =>
  [...new Set(orders.map(({ context }) => context.activityId))].sort((a, b) => a - b)

/** Orders were paid: their purchases count, and the last one that was missing forms the group. */
export async function confirmBatches(trx: Db, orders: Bought): Promise<void> {
  const at = orders.at(-1)!.at
  for (const activityId of activitiesOf(orders)) {
    const group = await lockGroup(trx, activityId)
    if (!group) continue
    const settled = await settleGroup(trx, group, at, false)
    // Paid when the group had been given up already: the money goes back.
    if (settled === 'failed') await queueSettling(trx, group, at.getTime())
  }
}

/** Orders were closed unpaid: with each purchase all of its orders. */
export async function releaseBatches(trx: Db, orders: Bought): Promise<void> {
  const cancelled: BatchRow[] = []
  for (const token of new Set(orders.map(({ context }) => context.batchId))) {
    const batch = await findBatch(trx, token)
    if (batch && (await moveBatch(trx, batch.id, batchStatus.unpaid, batchStatus.cancelled)))
      cancelled.push(batch)
  }
  // Shares of all before any quota: whoever buys again meanwhile holds a share and waits for the
  // quota.
  for (const batch of cancelled) await freeShare(trx, batch)
  for (const batch of cancelled) await freeQuota(trx, batch, 'reserved')
}
