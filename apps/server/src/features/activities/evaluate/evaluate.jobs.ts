import { remindedBefore } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { beijingDay, hour } from '@mallard/kernel'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { takeReminders } from './apply.repo.ts'
import { remind } from './evaluate-notices.ts'
import { dueWithin } from './evaluate.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Reminds testers of the reports that they owe. */
    'evaluate.remind': Record<string, never>
  }
}

/** Reminders of one transaction. */
const most = 100

/** Nobody is reminded before nine in the morning, in Beijing. */
const morning = 9 * hour

export function evaluateJobs({ db, clock }: Services): Pick<JobHandlers, 'evaluate.remind'> {
  return {
    'evaluate.remind': {
      run: async () => {
        const now = clock.now()
        if (now < beijingDay(now) + morning) return
        const [early, late] = remindedBefore
        // Of two that are due now, the latter alone is said.
        for (const [which, days] of [
          [2, late],
          [1, early],
        ] as const)
          await remindAll(which, dueWithin(days, now), new Date(now))
      },
    },
  }

  async function remindAll(which: 1 | 2, until: Date, at: Date): Promise<void> {
    for (;;) {
      const count = await db.transaction().execute(async (trx) => {
        const people = await takeReminders(trx, at, { until, which }, most)
        await remind(trx, people, at)
        return people.length
      })
      if (count < most) return
    }
  }
}
