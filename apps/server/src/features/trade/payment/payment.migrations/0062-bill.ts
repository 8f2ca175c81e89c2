export const billMigration = {
  id: '0062-bill',
  sql: `
/* A channel's bill of a day in Beijing, as it was read last. */
create table pay_bill (
  method text not null,
  day date not null,
  /* 0 the channel had none, 1 read */
  status smallint not null check (status in (0, 1)),
  read_at timestamptz not null,
  primary key (method, day)
);

create table pay_bill_line (
  method text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'refund')),
  /* number of the payment or of the refund, ours */
  number text not null,
  pay_no text not null,
  channel_no text not null,
  amount bigint not null,
  /* done, processing, failed */
  state text not null,
  at timestamptz not null,
  /* whose it is; null: nobody's here */
  partner_id integer,
  store_id integer,
  primary key (method, day, kind, number),
  foreign key (method, day) references pay_bill (method, day)
);
create index pay_bill_line_number on pay_bill_line (method, kind, number);

/* Where our books and a bill differ; one row for each payment or refund. */
create table pay_difference (
  id bigint generated always as identity primary key,
  method text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'refund')),
  number text not null,
  channel_no text not null,
  cause text not null check (cause in ('onlyOurs', 'onlyTheirs', 'amount', 'state')),
  ours_amount bigint,
  theirs_amount bigint,
  ours_state text not null,
  theirs_state text not null,
  partner_id integer,
  store_id integer,
  /* 0 open, 1 both agree by now, 2 noted by a person */
  status smallint not null default 0 check (status between 0 and 2),
  note text not null default '',
  staff_name text not null default '',
  found_at timestamptz not null,
  settled_at timestamptz,
  unique (method, kind, number),
  check ((status = 0) = (settled_at is null))
);
create index pay_difference_open on pay_difference (method, day) where status = 0;
create index pay_order_paid on pay_order (paid_at) where status = 2;
create index pay_refund_done on pay_refund (done_at) where status = 2;
`,
}
