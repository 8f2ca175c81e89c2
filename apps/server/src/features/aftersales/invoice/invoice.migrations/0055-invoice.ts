/**
 * Invoices, one that stands for each order; the titles that people used; the tokens of pages for
 * others to fill in.
 */
export const invoiceMigration = {
  id: '0055-invoice',
  sql: `
create table invoice (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_id bigint not null references orders (id),
  order_sn text not null,
  member_id bigint not null,
  type smallint not null check (type in (1, 2)),
  name text not null,
  tax_no text not null default '',
  bank_name text not null default '',
  bank_account text not null default '',
  reg_address text not null default '',
  reg_phone text not null default '',
  email text not null default '',
  amount bigint not null check (amount > 0),
  state text not null check (state in ('applied', 'issuing', 'issued', 'failed', 'reversing', 'reversed')),
  /* of the last application; a new one only after the last has certainly failed */
  apply_no text unique,
  tries integer not null default 0,
  invoice_no text,
  red_no text,
  reverse_reason text,
  /* whether it was sent since it was last decided: a fault of before says nothing about it */
  reverse_sent boolean not null default false,
  /* whether a new one follows the reversal */
  reissue boolean not null default false,
  reason text not null default '',
  fault text not null default '',
  created_at timestamptz not null,
  moved_at timestamptz not null,
  issued_at timestamptz,
  reversed_at timestamptz,
  check ((type = 2) = (tax_no <> '')),
  check (state not in ('issued', 'reversing', 'reversed') or (invoice_no is not null and apply_no is not null)),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create unique index invoice_standing on invoice (order_id) where state <> 'reversed';
create index invoice_member on invoice (partner_id, store_id, member_id, id);
create index invoice_store on invoice (partner_id, store_id, state, id);
create index invoice_company_name on invoice (partner_id, name text_pattern_ops) where type = 2 and invoice_no is not null;
create index invoice_company_tax on invoice (partner_id, tax_no text_pattern_ops) where type = 2 and invoice_no is not null;

create table invoice_log (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice (id),
  event text not null,
  from_state text,
  to_state text not null,
  actor_type smallint not null,
  actor_id bigint,
  reason text not null default '',
  at timestamptz not null
);
create index invoice_log_invoice on invoice_log (invoice_id, id);

create table invoice_title (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  type smallint not null,
  name text not null,
  tax_no text not null default '',
  bank_name text not null default '',
  bank_account text not null default '',
  reg_address text not null default '',
  reg_phone text not null default '',
  email text not null default '',
  used_at timestamptz not null,
  unique (partner_id, member_id, type, name, tax_no),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

create table invoice_token (
  order_id bigint primary key references orders (id),
  token text not null,
  created_at timestamptz not null
);
`,
}
