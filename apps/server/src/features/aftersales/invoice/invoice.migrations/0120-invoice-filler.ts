/**
 * Who filled an invoice in, and a token of its own for each way to its page: what one of them wrote
 * is not shown to the others. Tokens of before may have been given to whoever knew a number and a
 * phone: they open nothing any more.
 */
export const invoiceFillerMigration = {
  id: '0120-invoice-filler',
  sql: `
alter table invoice add column filled_by text not null default 'member' check (filled_by in ('member', 'link', 'receiver'));
delete from invoice_token;
alter table invoice_token add column holder text not null check (holder in ('link', 'receiver'));
alter table invoice_token drop constraint invoice_token_pkey;
alter table invoice_token add primary key (order_id, holder);
`,
}
