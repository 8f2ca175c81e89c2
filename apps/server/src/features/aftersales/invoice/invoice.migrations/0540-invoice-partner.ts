import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in the log of invoices, and in the links by which they are asked for. */
export const invoicePartnerMigration = {
  id: '0540-invoice-partner',
  sql:
    partnerColumnOf0540({
      table: 'invoice_log',
      of: 'select v.partner_id from invoice v where v.id = new.invoice_id',
    }) +
    partnerColumnOf0540({
      table: 'invoice_token',
      of: 'select o.partner_id from orders o where o.id = new.order_id',
    }),
}
