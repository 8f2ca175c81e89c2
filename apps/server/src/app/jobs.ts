import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'

/** A handler for every kind of job; one that is missing does not compile. */
export function jobHandlers(_services: Services): JobHandlers {
  return {} as JobHandlers
}

/** Jobs that the clock causes. */
export const recurring: readonly Recurring[] = []
