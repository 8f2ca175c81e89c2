import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { praise } from './write.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Five stars by the shop, where nobody wrote in time. */
    'review.praise': Record<string, never>
  }
}

export function reviewJobs(services: Services): Pick<JobHandlers, 'review.praise'> {
  return { 'review.praise': { run: () => praise(services) } }
}
