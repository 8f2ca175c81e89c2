export const seckillMigration = {
  id: '0190-seckill',
  sql: `
create table seckill (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  name text not null,
  name_en text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index seckill_store on seckill (partner_id, store_id, end_at);

/* the orders of a session */
create index orders_seckill on orders (((context->>'seckillId')::bigint)) where kind = 3;

create table seckill_sku (
  seckill_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  sort integer not null default 0,
  /* fen of one unit */
  price bigint not null check (price > 0),
  quota integer not null check (quota > 0),
  limit_per_user integer not null check (limit_per_user > 0),
  /* units that are paid, and units of orders that wait for payment */
  sold integer not null default 0 check (sold >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  /* orders that were placed, and those that were paid */
  placed integer not null default 0,
  paid integer not null default 0,
  primary key (seckill_id, sku_id),
  check (sold + reserved <= quota),
  foreign key (partner_id, store_id, seckill_id) references seckill (partner_id, store_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);

/* What a member took of a SKU; orders that were closed unpaid do not count. */
create table seckill_user (
  seckill_id bigint not null,
  sku_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  units integer not null,
  most integer not null,
  primary key (seckill_id, sku_id, member_id),
  check (units between 0 and most),
  foreign key (seckill_id, sku_id) references seckill_sku (seckill_id, sku_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

/* Tries that were refused, beside the row that all of them want. */
create table seckill_refusal (
  seckill_id bigint not null,
  sku_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  refused bigint not null,
  primary key (seckill_id, sku_id),
  foreign key (seckill_id, sku_id) references seckill_sku (seckill_id, sku_id) on delete cascade
);

create table seckill_reminder (
  seckill_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  created_at timestamptz not null,
  primary key (seckill_id, member_id),
  foreign key (partner_id, store_id, seckill_id) references seckill (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index seckill_reminder_member on seckill_reminder (partner_id, store_id, member_id);
`,
}
