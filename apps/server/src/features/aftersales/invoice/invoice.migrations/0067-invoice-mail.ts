/** Invoices that were sent by mail: each to one address, once while it is on its way. */
export const invoiceMailMigration = {
  id: '0067-invoice-mail',
  sql: `
create table invoice_mail (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  invoice_id bigint not null references invoice (id),
  email text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  fault text not null default '',
  /* as in invoice_log: 1 the shopper asked for it, 2 an operator, 3 it came with the invoice */
  actor_type smallint not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create unique index invoice_mail_waiting on invoice_mail (invoice_id, lower(email)) where state = 'waiting';
create index invoice_mail_invoice on invoice_mail (invoice_id, id);
create index invoice_mail_member on invoice_mail (partner_id, member_id, id desc);
`,
}
