import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { settlePoints } from './points.events.ts'
import { takeOverdue } from './entries.service.ts'
import { overdue } from './points.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Returns of an order are over: it earns. */
    'points.earn': { orderSn: string }
    /** Takes points whose year is over. */
    'points.expire': Record<string, never>
  }
}

const atOnce = 500

export function pointsJobs(services: Services): Pick<JobHandlers, 'points.earn' | 'points.expire'> {
  const { db, clock } = services
  return {
    'points.earn': {
      run: async ({ payload }) => {
        const again = await retryOnConflict(() =>
          db.transaction().execute((trx) => settlePoints(trx, payload.orderSn, clock.now())),
        )
        return again === undefined ? undefined : { again }
      },
    },
    'points.expire': { run: async () => expire(services) },
  }
}

async function expire({ db, clock }: Services): Promise<void> {
  const at = new Date(clock.now())
  let last: number | undefined = 0
  while (last !== undefined) {
    const members: Awaited<ReturnType<typeof overdue>> = await overdue(db, at, last, atOnce)
    for (const { points, ...owner } of members) {
      // Asked once more under the lock: an order may have used them in the meantime, or another run
      // taken them.
      if (points > 0) await db.transaction().execute((trx) => takeOverdue(trx, owner, at))
    }
    last = members.at(-1)?.memberId
  }
}
