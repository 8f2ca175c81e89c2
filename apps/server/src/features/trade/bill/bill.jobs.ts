import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { readBills } from './bill.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Fetches the channels' bills of the days that are over and compares them with our books. */
    'payment.reconcile': Record<string, never>
  }
}

export function billJobs(services: Services): Pick<JobHandlers, 'payment.reconcile'> {
  return { 'payment.reconcile': { run: () => readBills(services) } }
}
