import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { yearAt } from './inner-buy.rules.ts'
import { grantYear } from './quota.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Gives employees the quota of a new year, on its first day or when the shop runs again. */
    'innerBuy.grant': Record<string, never>
  }
}

export function innerBuyJobs({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Pick<JobHandlers, 'innerBuy.grant'> {
  return {
    'innerBuy.grant': {
      run: async () => {
        const now = clock.now()
        await db.transaction().execute((trx) => grantYear(trx, yearAt(now), new Date(now)))
      },
    },
  }
}
