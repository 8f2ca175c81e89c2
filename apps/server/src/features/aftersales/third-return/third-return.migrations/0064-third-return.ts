/**
 * Returns of what other platforms sold: the orders as the OMS tells them, who has opened them, and
 * what is asked for.
 */
export const thirdReturnMigration = {
  id: '0064-third-return',
  sql: `
create table third_order (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  platform text not null,
  order_no text not null,
  /* keyed hash of the phone that its buyer proved, and its last digits: no more of it is kept */
  phone_hash text not null,
  phone_tail text not null check (phone_tail ~ '^[0-9]{4}$'),
  paid_at timestamptz not null,
  returnable_until timestamptz,
  /* [{lineNo, title, productAttr, productSn, pic, quantity, paidAmount}] as the OMS told last */
  lines jsonb not null,
  seen_at timestamptz not null,
  unique (partner_id, store_id, platform, order_no),
  unique (partner_id, store_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index third_order_seen on third_order (seen_at);

/* A phone that a session has proved (no order), and the orders that it opened with it. */
create table third_access (
  ticket text primary key,
  partner_id integer not null,
  store_id integer not null,
  session_id bigint not null,
  phone_hash text not null,
  order_id bigint,
  expires_at timestamptz not null,
  unique (session_id, order_id),
  foreign key (partner_id, store_id, order_id) references third_order (partner_id, store_id, id)
);
create unique index third_access_phone on third_access (session_id, partner_id, store_id, phone_hash) where order_id is null;
create index third_access_order on third_access (order_id) where order_id is not null;
create index third_access_expiry on third_access (expires_at);

create table third_return (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  apply_id text not null unique,
  order_id bigint not null,
  /* as it was when it was asked for, with its lineNo */
  line jsonb not null,
  line_no text not null,
  /* 1 return, 2 exchange */
  type smallint not null check (type in (1, 2)),
  quantity integer not null check (quantity > 0),
  /* -1 asked, 0 agreed, 1 on its way back, 2 in hand, 3 done, 4 refused, 5 cancelled */
  status smallint not null default -1 check (status between -1 and 5),
  reason_code text not null,
  description text not null check (length(description) <= 500),
  /* PictureRef[] */
  pics jsonb not null default '[]',
  apply_amount bigint not null check (apply_amount >= 0),
  approved_amount bigint check (approved_amount between 0 and apply_amount),
  answer text not null default '',
  /* {name, phone, address} of the store */
  return_address jsonb,
  company_code text,
  delivery_sn text,
  received integer check (received between 0 and quantity),
  /* {voucher, pics} or {companyCode, deliverySn} */
  settlement jsonb,
  /* of its log, the rows that the OMS knows; and why it took none */
  told_version integer not null default 0,
  told_error text not null default '',
  deadline_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  check ((company_code is null) = (delivery_sn is null)),
  check ((status = 3) = (settlement is not null)),
  foreign key (partner_id, store_id, order_id) references third_order (partner_id, store_id, id)
);
/* one open application per line, whoever asks */
create unique index third_return_open on third_return (order_id, line_no) where status in (-1, 0, 1, 2);
create index third_return_order on third_return (order_id, id);
create index third_return_store on third_return (partner_id, store_id, status, deadline_at);

create table third_return_log (
  id bigint generated always as identity primary key,
  apply_id bigint not null references third_return (id),
  event text not null,
  from_status smallint,
  to_status smallint not null,
  /* 1 buyer, 2 staff, 3 system, 4 OMS */
  actor_type smallint not null check (actor_type between 1 and 4),
  actor_id bigint,
  reason text not null default '',
  at timestamptz not null
);
create index third_return_log_apply on third_return_log (apply_id, id);
`,
}
