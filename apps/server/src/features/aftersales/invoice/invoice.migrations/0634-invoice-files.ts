/**
 * Invoices that the seller's own tax software issued: staff hand number and PDF over, and the other
 * forms where they have them. What a channel issued has an application number, these have none.
 */
export const invoiceFilesMigration = {
  id: '0634-invoice-files',
  sql: `
alter table invoice add column issued_by text not null default 'channel' check (issued_by in ('channel', 'staff'));
alter table invoice drop constraint invoice_check1;
alter table invoice add constraint invoice_check1
  check (state not in ('issued', 'reversing', 'reversed') or (invoice_no is not null and (apply_no is not null or issued_by = 'staff')));
create table invoice_file (
  partner_id integer not null,
  invoice_id bigint not null references invoice (id),
  form text not null check (form in ('pdf', 'ofd', 'xml')),
  /* where the product's storage has it */
  key text not null,
  /* of its bytes: SHA-256 as base64url */
  hash text not null,
  created_at timestamptz not null,
  primary key (invoice_id, form)
);
`,
}
