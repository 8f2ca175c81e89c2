import { readFileSync } from 'node:fs'
import { minute } from '@mallard/kernel'
import { checkAll, checkByClock } from '#features/insight/operations/index.ts'
import { readInvariants } from '#platform/db/invariants.ts'
import { forgetDead } from '#platform/jobs/jobs.repo.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { invariantSubjects } from './invariant-subjects.ts'
import { everyFeature } from './join.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /**
     * Asks the invariants of the books (domain.md §7) about what was changed, and about the next
     * part of everything.
     */
    'invariants.check': Record<string, never>
  }
}

/**
 * What must be true of several features together lies beside this module in the sources, and beside
 * main.js in the build; the rest is declared by its feature.
 */
export const invariants = readInvariants(
  [
    readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8'),
    ...everyFeature.map((feature) => feature.invariants?.statements ?? ''),
  ].join('\n'),
)

/**
 * A broken invariant is a fault that a person must see: the job fails, and the newest failure stays
 * visible as dead after its tries.
 */
export function invariantJobs(
  services: Services,
): Pick<JobHandlers, 'invariants.check' | 'invariants.full'> {
  const { db, clock, log } = services
  return {
    'invariants.check': {
      attempts: 3,
      run: async () => {
        const results = await checkByClock(services, { invariants, subjects: invariantSubjects })
        // Another run is under way.
        if (!results) return { again: clock.now() + 5 * minute }
        const broken = results.filter(({ total, fault }) => total > 0 || fault !== undefined)
        if (broken.length === 0)
          return log.info({ invariants: invariants.length }, 'the books agree')
        await forgetDead(db, 'invariants.check')
        throw new Error(`the books do not agree: ${JSON.stringify(broken).slice(0, 2000)}`)
      },
    },
    'invariants.full': {
      attempts: 2,
      run: async ({ payload }) => void (await checkAll(services, invariants, payload.runId)),
    },
  }
}
