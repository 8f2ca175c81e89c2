import { hour } from '@mallard/kernel'
import type { JobHandler, JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { dispatcherOf } from './events.ts'
import { invariantJobs } from './invariants.ts'
import { everyFeature, join, type Joined } from './join.ts'
import { ports } from './ports.ts'
import { retentionJobs } from './retention.ts'

/** A handler for every kind of job; one that is missing does not compile. */
export function jobHandlers(services: Services): JobHandlers {
  const parts = everyFeature.map(
    ({ jobs }) =>
      jobs?.(services, ports) as Readonly<Record<string, JobHandler<unknown>>> | undefined,
  )
  return {
    ...(join('jobs', parts) as unknown as Joined<'jobs'>),
    ...dispatcherOf(services).jobs,
    ...invariantJobs(services),
    ...retentionJobs(services),
  }
}

/** Jobs that the clock causes. */
export const recurring: readonly Recurring[] = [
  { kind: 'invariants.check', every: hour },
  { kind: 'retention.sweep', dailyAt: '03:00' },
  ...everyFeature.flatMap((feature) => feature.recurring ?? []),
]
