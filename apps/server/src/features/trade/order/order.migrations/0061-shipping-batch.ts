export const shippingBatchMigration = {
  id: '0061-shipping-batch',
  sql: `
/* A table of waybills that somebody of the staff sent in. */
create table shipping_batch (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  file_name text not null,
  /* of its bytes, to say that it was sent in before */
  file_hash text not null,
  /* 0 checked, 1 running, 2 done */
  status smallint not null default 0 check (status between 0 and 2),
  staff_id bigint not null,
  staff_name text not null,
  ip text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (partner_id, store_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index shipping_batch_hash on shipping_batch (partner_id, store_id, file_hash);

create table shipping_row (
  batch_id bigint not null references shipping_batch (id) on delete cascade,
  line integer not null,
  /* as written in the file */
  order_sn text not null,
  carrier text not null,
  delivery_sn text not null,
  product_sn text not null,
  quantity text not null,
  state text not null check (state in ('ready', 'shipped', 'already', 'wrong', 'blank')),
  problem text,
  primary key (batch_id, line)
);
create index shipping_row_ready on shipping_row (batch_id, line) where state = 'ready';
`,
}
