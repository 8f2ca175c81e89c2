import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import './queue.ts'
import { maxTries, sendReport } from './ship-report.service.ts'

export function shipReportJobs(services: Services): Pick<JobHandlers, 'shipReport.send'> {
  return {
    'shipReport.send': {
      attempts: maxTries,
      run: ({ payload, attempt }) => sendReport(services, payload.payNo, attempt),
    },
  }
}
