import { day } from '@mallard/kernel'
import { networkLogDays } from '#platform/db/sweep.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { countDays } from './visit-days.service.ts'
import { forgetVisitsBefore } from './tracking.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Counts today's and yesterday's visits up. */
    'tracking.count': Record<string, never>
    /**
     * Counts the days again that late records may have come for, and forgets single visits of long
     * ago.
     */
    'tracking.sweep': Record<string, never>
  }
}

/** Single visits are kept as long as logs of the network, the counted days for good. */
const keptFor = networkLogDays * day
const atOnce = 5000

export function trackingJobs(
  services: Services,
): Pick<JobHandlers, 'tracking.count' | 'tracking.sweep'> {
  const { db, clock } = services
  return {
    'tracking.count': { run: () => countDays(services, 2) },
    'tracking.sweep': {
      run: async () => {
        await countDays(services, 8)
        const before = new Date(clock.now() - keptFor)
        while (await forgetVisitsBefore(db, before, atOnce));
      },
    },
  }
}
