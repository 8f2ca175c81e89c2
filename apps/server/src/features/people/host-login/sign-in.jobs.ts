import { day } from '@mallard/kernel'
import { forgetHours } from '#features/people/phone-code/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { forgetLooseGrants } from './apple-grant.repo.ts'
import { revokeGrants } from './apple-grant.service.ts'
import { forgetAttempts } from './attempt.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /**
     * Forgets attempts, codes and tickets of yesterday, and grants of people who never became
     * members.
     */
    'signIn.sweep': Record<string, never>
  }
}

/** Longer than a revocation is tried for. */
const looseGrantLife = 7 * day

export function signInJobs(services: Services): Pick<JobHandlers, 'signIn.sweep' | 'apple.revoke'> {
  const { db, clock } = services
  return {
    'signIn.sweep': {
      run: async () => {
        await forgetAttempts(db, clock.now(), day)
        await forgetHours(db, new Date(clock.now() - day))
        await forgetLooseGrants(db, new Date(clock.now() - looseGrantLife))
      },
    },
    'apple.revoke': { run: ({ payload }) => revokeGrants(services, payload.subject) },
  }
}
