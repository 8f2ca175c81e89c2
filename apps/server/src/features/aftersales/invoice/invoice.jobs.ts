import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { advanceInvoice } from './issue.service.ts'
import { deliver } from './mail.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Issues or reverses an invoice, and asks until it is done. */
    'invoice.advance': { invoiceId: number }
    /** Sends an invoice by mail, and tries again where that makes sense. */
    'invoice.mail': { mailId: number; attempts: number }
  }
}

export function invoiceJobs(
  services: Services,
): Pick<JobHandlers, 'invoice.advance' | 'invoice.mail'> {
  return {
    'invoice.advance': { run: ({ payload }) => advanceInvoice(services, payload.invoiceId) },
    'invoice.mail': { run: (job) => deliver(services, job) },
  }
}
