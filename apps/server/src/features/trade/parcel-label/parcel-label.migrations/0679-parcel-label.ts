/** Accounts at carriers, and the labels that they gave. */
export const parcelLabelMigration = {
  id: '0679-parcel-label',
  sql: `
create table label_account (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  name text not null check (length(name) <= 30),
  carrier text not null check (length(carrier) <= 32),
  customer text not null check (length(customer) <= 64),
  /* Both sealed; the second one is empty where the carrier has none. */
  customer_key text not null,
  customer_secret text not null,
  branch text not null check (length(branch) <= 64),
  template text not null check (length(template) <= 64),
  sender jsonb not null,
  is_on boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index label_account_store on label_account (partner_id, store_id);

create table parcel_label (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_id integer not null references orders (id),
  account_id bigint not null,
  carrier text not null,
  /* What it is asked for by, whenever it is asked for again. */
  label_no text not null unique,
  state text not null default 'asked' check (state in ('asked', 'got', 'failed', 'cancelled')),
  waybill text not null default '',
  picture_url text not null default '',
  /* Where the picture lies in the shop's own storage; empty before, and after it was forgotten. */
  picture_key text not null default '',
  /* Digest of the address on it: another one by now wants another label. */
  receiver_mark text not null,
  staff_id integer not null,
  taken_at timestamptz not null,
  foreign key (partner_id, account_id) references label_account (partner_id, id)
) with (fillfactor = 80);
create index parcel_label_order on parcel_label (order_id);
create index parcel_label_account on parcel_label (partner_id, account_id);
create index parcel_label_picture on parcel_label (taken_at) where picture_key <> '';
`,
}
