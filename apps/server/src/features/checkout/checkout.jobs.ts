import { day } from '@mallard/kernel'
import { sql } from 'kysely'
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
        await sql`delete from checkout_flow where status = 0 and expires_at < ${new Date(clock.now() - day)}`.execute(db)
      },
    },
  }
}
