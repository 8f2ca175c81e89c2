export const voucherMigration = {
  id: '0035-voucher',
  sql: `
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status between 0 and 6);

/* Where shoppers of a partner may transfer money to, and from which amounts on. */
create table transfer_account (
  partner_id int primary key references partner (id),
  holder text not null,
  bank text not null,
  account_no text not null,
  least_amount bigint not null check (least_amount >= 0),
  /* fen from which on two persons must have looked */
  two_persons_from bigint not null check (two_persons_from > 0),
  version int not null default 0
);

create table offline_payment (
  id bigint generated always as identity primary key,
  partner_id int not null,
  store_id int not null,
  member_id bigint not null,
  order_id bigint not null references orders (id),
  payer text not null,
  bank text not null,
  upload_keys text[] not null,
  pics jsonb not null check (jsonb_array_length(pics) between 1 and 3),
  /* 0 in review, 1 approved, 2 rejected */
  status smallint not null default 0 check (status in (0, 1, 2)),
  reason text not null default '',
  /* the number under which the bank knows the transfer */
  serial_no text not null default '',
  first_staff_id bigint,
  first_staff_name text not null default '',
  auditor_id bigint,
  auditor_name text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (partner_id, store_id) references store (partner_id, id),
  check ((status = 0) = (settled_at is null)),
  check ((status = 1) <= (serial_no <> ''))
);
create unique index offline_payment_open on offline_payment (order_id) where status = 0;
create unique index offline_payment_serial on offline_payment (partner_id, serial_no) where status = 1;
create index offline_payment_order on offline_payment (order_id, id desc);
create index offline_payment_store on offline_payment (partner_id, store_id, status, id desc);
create index offline_payment_member on offline_payment (member_id);
`,
}
