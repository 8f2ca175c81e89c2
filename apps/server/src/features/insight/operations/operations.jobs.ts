import { minute } from '@mallard/kernel'
import { alertStaff } from '#features/people/alert/index.ts'
import { listPartnerIds } from '#features/shop/store/index.ts'
import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import { deadJobs } from '#platform/jobs/jobs.repo.ts'
import type { Services } from '#platform/services.ts'
import { deadJobAlert } from './operations.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells who looks after the installation of jobs that gave up. */
    'operations.deadJobs': Record<string, never>
  }
}

/** More at once are one fault, of which the first are enough to say that there is one. */
const maxAtOnce = 50

export const operationsRecurring: readonly Recurring[] = [
  { kind: 'operations.deadJobs', every: minute },
]

export function operationsJobs({ db, clock }: Services): Pick<JobHandlers, 'operations.deadJobs'> {
  return {
    'operations.deadJobs': {
      run: async () => {
        const [jobs, [house]] = await Promise.all([deadJobs(db, maxAtOnce), listPartnerIds(db)])
        if (house === undefined) return
        const at = new Date(clock.now())
        await alertStaff(
          db,
          jobs.map((job) => deadJobAlert(job, house, at)),
        )
      },
    },
  }
}
