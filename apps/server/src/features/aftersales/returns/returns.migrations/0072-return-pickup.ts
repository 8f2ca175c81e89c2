/** Couriers who fetch what comes back. */
export const returnPickupMigration = {
  id: '0072-return-pickup',
  sql: `
create table return_pickup (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* ours, 20 digits: the channel tells of it under this number */
  pickup_no text not null unique,
  apply_id bigint not null references return_apply (id),
  order_id bigint not null references orders (id),
  status text not null default 'asking' check (status in ('asking', 'booked', 'collecting', 'taken', 'cancelling', 'cancelled', 'failed')),
  company_code text not null,
  /* {name, phone, address}: where the goods are fetched */
  sender jsonb not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  slot_from text not null check (slot_from ~ '^[0-9]{2}:[0-9]{2}$'),
  slot_until text not null check (slot_until ~ '^[0-9]{2}:[0-9]{2}$'),
  /* the channel's own numbers, once it has answered */
  task_id text,
  channel_no text,
  courier_name text not null default '',
  courier_phone text not null default '',
  delivery_sn text,
  error text not null default '',
  created_at timestamptz not null,
  check ((task_id is null) = (channel_no is null))
);
/* one courier at a time */
create unique index return_pickup_open on return_pickup (apply_id) where status in ('asking', 'booked', 'collecting', 'cancelling');
create index return_pickup_apply on return_pickup (apply_id, id);
create index return_pickup_order on return_pickup (order_id);
`,
}
