export const paymentMigration = {
  id: '0023-payment',
  sql: `
/* One try to pay one or several orders: its number is what the channel knows. */
create table pay_order (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  pay_no text not null unique,
  method text not null,
  trade_type text not null,
  open_id text not null default '',
  amount bigint not null check (amount > 0),
  /* 0 created, 1 paying, 2 paid, 3 closed */
  status smallint not null default 0 check (status between 0 and 3),
  /* paid and booked on its orders; a paid one that is not was late or double, and is refunded */
  is_applied boolean not null default false,
  channel_trade_no text,
  paid_amount bigint,
  paid_at timestamptz,
  /* what the shopper's device was given, and when */
  client jsonb,
  client_at timestamptz,
  asked_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (method, channel_trade_no),
  unique (partner_id, store_id, id),
  check ((status = 2) = (paid_at is not null and paid_amount is not null and channel_trade_no is not null)),
  check (status = 2 or not is_applied),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

create table pay_order_target (
  partner_id integer not null,
  store_id integer not null,
  pay_order_id bigint not null,
  order_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (pay_order_id, order_id),
  foreign key (partner_id, store_id, pay_order_id) references pay_order (partner_id, store_id, id),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id)
);
create index pay_order_target_order on pay_order_target (order_id);

/* Verified notifications: each is handled once. */
create table pay_notify (
  id bigint generated always as identity primary key,
  method text not null,
  notify_id text not null,
  about text not null,
  /* number of the attempt or of the refund */
  subject_no text not null,
  raw_hash text not null,
  /* applied, late, repeated, mismatch, unknown, refunded, noted */
  result text not null,
  handled_at timestamptz not null,
  unique (method, notify_id)
);
create index pay_notify_subject on pay_notify (subject_no);

create table pay_refund (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  refund_no text not null unique,
  pay_order_id bigint not null,
  /* null: money that never belonged to an order */
  order_id bigint,
  amount bigint not null check (amount > 0),
  /* late: its order was closed; duplicate: its order was paid otherwise */
  cause text not null,
  /* 0 created, 1 processing, 2 done, 3 failed: an operator must act */
  status smallint not null default 0 check (status between 0 and 3),
  channel_refund_no text,
  tries integer not null default 0,
  last_error text not null default '',
  created_at timestamptz not null,
  done_at timestamptz,
  foreign key (partner_id, store_id, pay_order_id) references pay_order (partner_id, store_id, id),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id)
);
create index pay_refund_attempt on pay_refund (pay_order_id);
`,
}
