export const promotionMigration = {
  id: '0040-promotion',
  sql: `
create table promotion (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* 1 timed discount, 2 full reduction, 3 add-on, 4 gift, 5 free freight */
  type smallint not null check (type between 1 and 5),
  name text not null,
  name_en text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  scope text not null check (scope in ('all', 'category', 'sku')),
  /* categories or SKUs */
  scope_ids bigint[] not null default '{}',
  /* what this kind is set up with: see promotion.fields.ts */
  rule jsonb not null,
  /* between equals the higher one goes first */
  priority integer not null default 0,
  /* orders of one member that may use it, 0 = no limit; closed orders do not count */
  limit_per_user integer not null default 0 check (limit_per_user >= 0),
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check ((scope = 'all') = (cardinality(scope_ids) = 0)),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index promotion_store on promotion (partner_id, store_id, end_at);

/* Goes up with every change of a store's promotions: who priced with another one prices again. */
create table store_promotion_version (
  partner_id integer not null,
  store_id integer not null,
  version integer not null,
  /* SKUs that carts must know to name gifts and add-ons */
  gift_sku_ids bigint[] not null default '{}',
  add_on_sku_ids bigint[] not null default '{}',
  primary key (partner_id, store_id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

/* Which orders used a promotion that is limited per member. */
create table promotion_use (
  partner_id integer not null,
  store_id integer not null,
  promotion_id bigint not null,
  member_id bigint not null,
  order_id bigint not null,
  primary key (promotion_id, order_id),
  foreign key (partner_id, store_id, promotion_id) references promotion (partner_id, store_id, id),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id)
);
create index promotion_use_member on promotion_use (partner_id, store_id, member_id);
`,
}
