import { readFileSync } from 'node:fs'
import { runInvariants } from '#features/operations/index.ts'
import { readInvariants } from '#platform/db/invariants.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Asks every invariant of the books (domain.md §7). */
    'invariants.check': Record<string, never>
  }
}

/** Lies beside this module in the sources and beside main.js in the build. */
export const invariants = readInvariants(readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8'))

/** A broken invariant is a fault that a person must see: the job fails, and stays visible as dead after its tries. */
export function invariantJobs(services: Services): Pick<JobHandlers, 'invariants.check'> {
  return {
    'invariants.check': {
      attempts: 3,
      run: async () => {
        const results = await runInvariants(services, invariants, '')
        if (!results) throw new Error('another run of the invariants is under way')
        const broken = results.filter(({ total }) => total > 0)
        if (broken.length === 0) return services.log.info({ invariants: invariants.length }, 'the books agree')
        throw new Error(`the books do not agree: ${JSON.stringify(broken).slice(0, 2000)}`)
      },
    },
  }
}
