import { day } from '@mallard/kernel'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { forgetAttempts } from './attempt.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Forgets attempts, codes and tickets of yesterday. */
    'signIn.sweep': Record<string, never>
  }
}

export function signInJobs({ db, clock }: Services): Pick<JobHandlers, 'signIn.sweep'> {
  return { 'signIn.sweep': { run: () => forgetAttempts(db, new Date(clock.now() - day)) } }
}
