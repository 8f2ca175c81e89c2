import { day } from '@mallard/kernel'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import { sweepExpired, sweepInBatches } from '#platform/db/sweep.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Forgets messages that nobody looks for any more. */
    'notices.sweep': Record<string, never>
  }
}

/** Messages are kept half a year. */
const keptFor = 180 * day

export function noticesJobs({ db, clock }: Services): Pick<JobHandlers, 'notices.sweep'> {
  return {
    'notices.sweep': {
      run: async () =>
        void (await sweepInBatches(db, sweepExpired('notice', 'created_at', keptFor), clock.now())),
    },
  }
}
