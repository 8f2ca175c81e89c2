import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { advanceInvoice } from './issue.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Issues or reverses an invoice, and asks until it is done. */
    'invoice.advance': { invoiceId: number }
  }
}

export function invoiceJobs(services: Services): Pick<JobHandlers, 'invoice.advance'> {
  return { 'invoice.advance': { run: ({ payload }) => advanceInvoice(services, payload.invoiceId) } }
}
