import type { JobHandlers } from '#platform/jobs/kinds.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Services } from '#platform/services.ts'
import { ordersToSettle } from './commission.repo.ts'
import { settleAndTell } from './commission.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Makes commissions available whose orders cannot be returned any more. */
    'fx.settle': Record<string, never>
  }
}

/** Orders of one look. */
const max = 100

export function fxJobs({ db, clock }: Services): Pick<JobHandlers, 'fx.settle'> {
  return {
    'fx.settle': {
      run: async () => {
        const now = clock.now()
        const due = await ordersToSettle(db, new Date(now), max)
        for (const orderId of due)
          await retryOnConflict(() =>
            db.transaction().execute((trx) => settleAndTell(trx, orderId, now)),
          )
        return due.length === max ? { again: now } : undefined
      },
    },
  }
}
