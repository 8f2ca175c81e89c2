import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import { actorType, second } from '@mallard/kernel'
import type { PaymentGateway } from '#features/trade/order/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { batchesIn, findBatch, lockGroup, type BatchRow } from './batch.repo.ts'
import { unpaidOrders } from './batch-view.repo.ts'
import { giveBack, settleGroup } from './group-settle.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The time of a group is over: it is formed, or everybody is paid back. */
    'groupBuy.settle': { id: number }
  }
}

/** Purchases that are given back before the job comes again. */
const maxAtOnce = 200

export function groupBuyJobs(
  services: Services,
  payment: PaymentGateway,
): Pick<JobHandlers, 'groupBuy.settle'> {
  const { db, clock } = services

  async function giveBackOne({ token, activityId }: BatchRow): Promise<void> {
    await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        await lockGroup(trx, activityId)
        const batch = await findBatch(trx, token)
        if (!batch) return
        await giveBack(trx, batch, {
          services,
          event: 'dissolve',
          actorType: actorType.system,
          reason: '',
          at: new Date(clock.now()),
        })
      }),
    )
  }

  /** Each in a transaction of its own: one that cannot be given back holds nobody up. The faults. */
  async function giveBackAll(batches: readonly BatchRow[]): Promise<unknown[]> {
    const faults: unknown[] = []
    for (const batch of batches)
      await giveBackOne(batch).catch((fault: unknown) => void faults.push(fault))
    return faults
  }

  return {
    'groupBuy.settle': {
      run: async ({ payload: { id } }) => {
        const found = await db.transaction().execute((trx) => lockGroup(trx, id))
        if (!found) return undefined
        const ends = found.isClosed ? 0 : found.endAt.getTime()
        const isOver = ends <= clock.now()
        // Whoever has paid in time counts, also if nobody was told of it yet.
        if (isOver && found.result === 0) await payment.look(services, await unpaidOrders(db, id))
        const settled = await db.transaction().execute(async (trx) => {
          const group = await lockGroup(trx, id)
          return group && settleGroup(trx, group, new Date(clock.now()), isOver)
        })
        if (settled === 'forming') return { again: ends }
        if (settled !== 'failed') return undefined
        const waiting = await batchesIn(db, id, batchStatus.waiting, maxAtOnce)
        const faults = await giveBackAll(waiting)
        // As long as some are given back, those behind them come before a pause.
        if (waiting.length === maxAtOnce && faults.length < waiting.length)
          return { again: clock.now() + second }
        if (faults.length > 0) throw faults[0]
        return undefined
      },
    },
  }
}
