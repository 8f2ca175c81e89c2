/** Requests for invoices of orders that the shop does not hold. */
export const invoiceRequestMigration = {
  id: '0614-invoice-request',
  sql: `
create table invoice_request (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* that was proved; null once the account that has it is closed: the row goes with the next sweep */
  phone text,
  channel text not null check (channel in ('store', 'tmall', 'jd', 'douyin', 'pinduoduo', 'other')),
  /* as it is printed */
  order_sn text not null,
  amount bigint not null check (amount > 0),
  /* what the OMS says was paid; null where it does not know */
  known_amount bigint check (known_amount >= 0),
  /* 1 a person, 2 a company */
  type smallint not null check (type in (1, 2)),
  name text not null,
  tax_no text not null default '',
  email text not null,
  /* PictureRef[] of the receipt */
  pics jsonb not null default '[]',
  state text not null default 'asked' check (state in ('asked', 'issued', 'refused', 'withdrawn')),
  reason text not null default '',
  invoice_no text not null default '',
  /* the PDF */
  file bytea,
  mail_state text not null default 'none' check (mail_state in ('none', 'waiting', 'sent', 'failed')),
  mail_fault text not null default '',
  staff_id bigint references staff (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'asked') = (ended_at is null)),
  check (state <> 'issued' or (invoice_no <> '' and file is not null)),
  check (state <> 'refused' or reason <> ''),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
/* one for each order, until it is refused or taken back */
create unique index invoice_request_standing on invoice_request (partner_id, store_id, phone, order_sn) where state in ('asked', 'issued');
create index invoice_request_queue on invoice_request (partner_id, store_id, state, id);
create index invoice_request_phone on invoice_request (partner_id, phone, id);
create index invoice_request_over on invoice_request (ended_at);
`,
}
