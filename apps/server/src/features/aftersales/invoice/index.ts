import './invoice.tables.ts'

export { openInvoiceFiles } from './invoice-files.ts'
