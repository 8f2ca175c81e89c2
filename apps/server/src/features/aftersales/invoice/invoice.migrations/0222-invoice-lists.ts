/** Invoices of a store by state and day, by number and by title. */
export const invoiceListsMigration = {
  id: '0222-invoice-lists',
  sql: `
create index invoice_state on invoice (partner_id, store_id, state, created_at desc, id desc);
create index invoice_day on invoice (partner_id, store_id, created_at desc, id desc);
drop index invoice_store;
create index invoice_number on invoice (invoice_no) where invoice_no is not null;
create index invoice_tax on invoice (partner_id, store_id, tax_no) where tax_no <> '';
create index invoice_name on invoice (partner_id, store_id, name text_pattern_ops);
`,
}
