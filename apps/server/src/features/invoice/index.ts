import './invoice.tables.ts'
import { invoiceMigration } from './invoice.migrations/0055-invoice.ts'
import { invoiceMailMigration } from './invoice.migrations/0067-invoice-mail.ts'

export { invoiceMailMigration }
export { invoiceListener } from './invoice.events.ts'
export { openInvoiceFiles } from './invoice-files.ts'
export { invoiceJobs } from './invoice.jobs.ts'
export { invoiceRoutes as routes } from './invoice.routes.ts'
export const migrations = [invoiceMigration]
