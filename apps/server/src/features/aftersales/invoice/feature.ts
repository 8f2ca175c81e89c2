import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { invoiceOnOrders } from './invoice.events.ts'
import { invoiceJobs } from './invoice.jobs.ts'
import { invoiceMigration } from './invoice.migrations/0055-invoice.ts'
import { invoiceMailMigration } from './invoice.migrations/0067-invoice-mail.ts'
import { invoiceFillerMigration } from './invoice.migrations/0120-invoice-filler.ts'
import { invoiceListsMigration } from './invoice.migrations/0222-invoice-lists.ts'
import { invoiceLinesMigration } from './invoice.migrations/0628-invoice-lines.ts'
import { invoiceFilesMigration } from './invoice.migrations/0634-invoice-files.ts'
import { redLetterMigration } from './invoice.migrations/0640-red-letter.ts'
import { invoicePartnerMigration } from './invoice.migrations/0540-invoice-partner.ts'
import { invoiceChecksMigration } from './invoice.migrations/0541-invoice-checks.ts'
import { invoiceRoutes } from './invoice.routes.ts'
import { personalData } from './personal-data.ts'
import { invoiceInvariants } from './invariants.ts'

export const invoiceFeature = defineFeature({
  name: 'invoice',
  routes: () => invoiceRoutes,
  jobs: invoiceJobs,
  handlers: (services) => [invoiceOnOrders(services)],
  invariants: invoiceInvariants,
  migrations: [
    invoiceMigration,
    invoiceMailMigration,
    invoiceFillerMigration,
    invoiceListsMigration,
    invoicePartnerMigration,
    invoiceChecksMigration,
    invoiceLinesMigration,
    invoiceFilesMigration,
    redLetterMigration,
  ],
  retention: { invoice_token: sweepExpired('invoice_token', 'created_at', 90 * day) },
  personalData,
})
