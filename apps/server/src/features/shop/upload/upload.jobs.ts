import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { sweep } from './upload.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    'upload.sweep': Record<string, never>
  }
}

export function uploadJobs(services: Services): Pick<JobHandlers, 'upload.sweep'> {
  return { 'upload.sweep': { run: () => sweep(services) } }
}
