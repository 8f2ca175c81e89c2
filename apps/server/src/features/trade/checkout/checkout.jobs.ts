import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { sweepExpired, sweepInBatches } from '#platform/db/sweep.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Forgets checkouts that were left. */
    'checkout.sweep': Record<string, never>
  }
}

export function checkoutJobs({ db, clock }: Services): Pick<JobHandlers, 'checkout.sweep'> {
  return {
    'checkout.sweep': {
      run: async () => {
        await sweepInBatches(
          db,
          sweepExpired('checkout_flow', 'expires_at', day, sql`status = 0`),
          clock.now(),
        )
      },
    },
  }
}
