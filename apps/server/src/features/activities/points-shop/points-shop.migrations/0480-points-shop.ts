export const pointsShopMigration = {
  id: '0480-points-shop',
  sql: `
/* what the store gives for points: a SKU, or a coupon of a template */
create table points_goods (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint,
  template_id bigint,
  /* of one unit; cash in fen */
  points bigint not null check (points > 0),
  cash_amount bigint not null default 0 check (cash_amount >= 0),
  /* units: all, those that unpaid orders hold, those that are taken for good */
  quota integer not null check (quota > 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  limit_per_user integer not null check (limit_per_user > 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* code of the level from which on members can have it; null: everyone */
  min_level text,
  sort integer not null default 0,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (num_nonnulls(sku_id, template_id) = 1),
  check (template_id is null or cash_amount = 0),
  check (reserved + sold <= quota),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id),
  foreign key (template_id) references coupon_template (id)
) with (fillfactor = 70);
create index points_goods_store on points_goods (partner_id, store_id, end_at);
create index points_goods_sku on points_goods (partner_id, sku_id) where sku_id is not null;
create index points_goods_template on points_goods (template_id) where template_id is not null;

/* Units that a member has of one of them; those of orders that were closed unpaid are free again. */
create table points_goods_user (
  points_goods_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  units integer not null check (units >= 0),
  most integer not null,
  primary key (points_goods_id, member_id),
  check (units <= most),
  foreign key (partner_id, store_id, points_goods_id) references points_goods (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index points_goods_user_member on points_goods_user (partner_id, member_id);

/* What became of points: 0 waits for its money, 1 done, 2 closed unpaid. */
create table points_exchange (
  id bigint generated always as identity primary key,
  points_goods_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* of the call that made it: the same call makes one */
  request_id text not null,
  quantity integer not null check (quantity > 0),
  /* in all; cash in fen */
  points bigint not null check (points > 0),
  cash_amount bigint not null check (cash_amount >= 0),
  status smallint not null check (status between 0 and 2),
  order_sn text unique,
  coupon_history_id bigint unique,
  at timestamptz not null,
  unique (member_id, request_id),
  check (num_nonnulls(order_sn, coupon_history_id) = 1),
  check (coupon_history_id is null or status = 1),
  foreign key (partner_id, store_id, points_goods_id) references points_goods (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (coupon_history_id) references coupon_history (id)
);
create index points_exchange_goods on points_exchange (points_goods_id, id);
create index points_exchange_member on points_exchange (partner_id, member_id);

/* Who opened the points shop. */
create table points_shop_seen (
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (partner_id, store_id, member_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index points_shop_seen_member on points_shop_seen (partner_id, member_id);
create index points_shop_seen_at on points_shop_seen (at);

/* the orders of goods for points */
create index orders_points_goods on orders ((context->>'pointsGoodsId')) where kind = 9;
`,
}
