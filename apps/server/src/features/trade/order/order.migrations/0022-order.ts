export const orderMigration = {
  id: '0022-order',
  sql: `
create table orders (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_sn text not null unique,
  flow_id text not null unique,
  member_id bigint not null,
  /* 1 cart, 2 buy now */
  kind smallint not null,
  /* 0 to pay, 1 to ship, 2 to receive, 3 done, 4 closed */
  status smallint not null check (status between 0 and 4),
  close_reason smallint check (close_reason in (10, 20, 30, 40, 50, 60)),
  pay_status smallint not null default 0 check (pay_status in (0, 1)),
  comment_status smallint not null default 0 check (comment_status in (0, 1)),
  refund_status smallint not null default 0 check (refund_status in (0, 10, 20)),
  total_amount bigint not null check (total_amount >= 0),
  promotion_amount bigint not null check (promotion_amount >= 0),
  coupon_amount bigint not null check (coupon_amount >= 0),
  integration_amount bigint not null check (integration_amount >= 0),
  freight_amount bigint not null check (freight_amount >= 0),
  freight_discount_amount bigint not null check (freight_discount_amount >= 0),
  /* the operator's, signed */
  adjust_amount bigint not null default 0,
  pay_amount bigint not null check (pay_amount >= 0),
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  refunded_amount bigint not null default 0,
  /* {name, phone, provinceCode, cityCode, countyCode, province, city, county, detail, postCode} as it was when ordered */
  receiver jsonb not null,
  remark text not null default '',
  pay_method text,
  created_at timestamptz not null,
  pay_time timestamptz,
  ship_time timestamptz,
  receive_time timestamptz,
  auto_close_at timestamptz,
  auto_confirm_at timestamptz,
  is_hidden boolean not null default false,
  version integer not null default 1,
  unique (partner_id, store_id, id),
  check (total_amount - promotion_amount - coupon_amount - integration_amount + freight_amount - freight_discount_amount + adjust_amount = pay_amount),
  check (0 <= refunded_amount and refunded_amount <= paid_amount),
  check ((status = 4) = (close_reason is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index orders_member on orders (partner_id, store_id, member_id, id desc);
create index orders_store on orders (partner_id, store_id, status, id desc);

create table order_item (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_id bigint not null,
  goods_id bigint not null,
  sku_id bigint not null,
  product_sn text not null,
  title text not null,
  title_en text not null,
  pic jsonb not null,
  product_attr text not null,
  product_price bigint not null check (product_price >= 0),
  quantity integer not null check (quantity > 0),
  promotion_amount bigint not null check (promotion_amount >= 0),
  coupon_amount bigint not null check (coupon_amount >= 0),
  integration_amount bigint not null check (integration_amount >= 0),
  freight_share bigint not null check (freight_share >= 0),
  real_amount bigint not null check (real_amount >= 0),
  shipped_quantity integer not null default 0,
  returned_quantity integer not null default 0,
  refunded_amount bigint not null default 0,
  check (product_price * quantity - promotion_amount - coupon_amount - integration_amount = real_amount),
  check (0 <= shipped_quantity and shipped_quantity <= quantity),
  check (0 <= returned_quantity and returned_quantity <= quantity),
  check (0 <= refunded_amount and refunded_amount <= real_amount),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id),
  foreign key (partner_id, store_id, sku_id) references store_sku (partner_id, store_id, sku_id)
);
create index order_item_order on order_item (order_id);
create index order_item_goods on order_item (partner_id, goods_id);

create table order_log (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  event text not null,
  from_status smallint,
  to_status smallint not null,
  /* 1 shopper, 2 staff, 3 system, 4 payment channel */
  actor_type smallint not null check (actor_type between 1 and 4),
  actor_id bigint,
  reason text not null default '',
  at timestamptz not null
);
create index order_log_order on order_log (order_id, id);

create table delivery (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_id bigint not null,
  company_code text not null,
  company_name text not null,
  delivery_sn text not null,
  /* the receiver's: some carriers answer only with it */
  phone text not null,
  /* [{orderItemId, quantity}] */
  lines jsonb not null,
  /* as the express port names it: onWay, collected, signed, ... */
  state text not null default 'onWay',
  /* none, watching, done, aborted */
  watch text not null default 'none',
  /* [{time, text}] newest first */
  traces jsonb not null default '[]',
  asked_at timestamptz,
  created_at timestamptz not null,
  unique (order_id, company_code, delivery_sn),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id)
);
create index delivery_sn on delivery (delivery_sn, company_code);
`,
}
