import {
  shippingBatchStatus,
  type ShippingProblem,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { ErrorName } from '@mallard/contract/errors'
import type { Scope } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { offeredCarriers } from '#features/trade/carrier/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Services } from '#platform/services.ts'
import { shipOrder } from './ship.service.ts'
import { planShipping, type PlannedRow } from './shipping.rules.ts'
import {
  findBatch,
  lockNextParcel,
  moveBatch,
  settleRows,
  shippableOrders,
  type BatchRow,
} from './shipping.repo.ts'

/** Parcels of one run of the job; between two runs a process may stop. */
const parcelsAtOnce = 50

/** Ships the next parcels of a table, each in a transaction of its own; whether more are left. */
export async function shipBatch(
  services: Services,
  scope: Scope,
  batchId: number,
): Promise<boolean> {
  const batch = await findBatch(services.db, scope, batchId)
  if (batch?.status !== shippingBatchStatus.running) return false
  for (let count = 0; count < parcelsAtOnce; count += 1) {
    const hasMore = await retryOnConflict(() =>
      services.db.transaction().execute((trx) => shipNext(services, trx, scope, batch)),
    )
    if (!hasMore) return false
  }
  return true
}

/** What another way of shipping would have refused, in the words of a table. */
const problems: Partial<Record<ErrorName, ShippingProblem>> = {
  notFound: 'unknownOrder',
  notShippable: 'notShippable',
  shipTooMany: 'tooMany',
}

/**
 * One parcel with its rows and its line in the audit log, or none of it. Orders may have changed
 * since the table was checked: they are looked at again.
 */
async function shipNext(
  services: Services,
  trx: Db,
  scope: Scope,
  batch: BatchRow,
): Promise<boolean> {
  const at = new Date(services.clock.now())
  const rows = await lockNextParcel(trx, batch.id)
  const [first] = rows
  if (!first) {
    await moveBatch(trx, batch.id, shippingBatchStatus.running, shippingBatchStatus.done, at)
    return false
  }
  const plan = planShipping(
    rows,
    await shippableOrders(trx, scope, [first.orderSn]),
    await offeredCarriers(trx, scope),
  )
  const [parcel] = plan.parcels
  if (!parcel) {
    await settleRows(trx, batch.id, plan.rows)
    return true
  }
  const shipped = await shipOrder(trx, { scope, staffId: batch.staffId, at }, parcel)
  const settled: PlannedRow[] = rows.map(({ line }) =>
    shipped.ok
      ? { line, state: 'shipped', problem: null }
      : { line, state: 'wrong', problem: problems[shipped.refusal] ?? 'notShippable' },
  )
  await settleRows(trx, batch.id, settled)
  if (shipped.ok) {
    const staff = { id: batch.staffId, name: batch.staffName, partnerId: batch.partnerId }
    const changes = {
      parcel: { before: null, after: shipped.value.note },
      table: { before: null, after: batch.id },
    }
    await audit(
      trx,
      { staff, scope, ip: batch.ip, clock: services.clock },
      'order.ship',
      `order ${parcel.orderSn}`,
      changes,
    )
  }
  return true
}
