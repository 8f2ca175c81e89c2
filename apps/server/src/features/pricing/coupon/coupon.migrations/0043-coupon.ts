/**
 * The terms of a template stay as they are once it is saved: whoever drew a coupon keeps what was
 * promised.
 */
export const couponMigration = {
  id: '0043-coupon',
  sql: `
create table coupon_template (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  /* null: it holds in every store of the partner */
  store_id integer,
  grant_uuid text not null unique,
  name text not null,
  name_en text not null default '',
  /* 1 cash, 2 percent, 3 freight, 4 exchange */
  kind smallint not null check (kind between 1 and 4),
  threshold bigint not null default 0 check (threshold >= 0),
  /* fen off; for an exchange what the SKU then costs */
  face bigint not null default 0 check (face >= 0),
  discount_bp integer not null default 10000 check (discount_bp between 1 and 10000),
  max_discount bigint not null default 0 check (max_discount >= 0),
  sku_id bigint,
  scope text not null check (scope in ('all', 'category', 'goods')),
  scope_ids bigint[] not null default '{}',
  total integer not null check (total > 0),
  per_user_limit integer not null check (per_user_limit > 0),
  taken integer not null default 0,
  valid_from timestamptz,
  valid_to timestamptz,
  valid_days integer check (valid_days > 0),
  obtain text not null check (obtain in ('public', 'register', 'code', 'scan', 'fx', 'activity')),
  draw_from timestamptz not null,
  draw_to timestamptz not null,
  stack_points boolean not null default true,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, id),
  check (0 <= taken and taken <= total),
  check (draw_from < draw_to),
  check ((valid_days is null) = (valid_from is not null and valid_to is not null)),
  check ((kind = 4) = (sku_id is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index coupon_template_live on coupon_template (partner_id, obtain, draw_to) where closed_at is null;

create table coupon_history (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  template_id bigint not null,
  member_id bigint not null,
  /* the how-manieth of this member: two draws at once cannot both be the last that he may have */
  seq_no integer not null check (seq_no > 0),
  /* 0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void */
  status smallint not null default 0 check (status between 0 and 4),
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  order_sn text,
  is_freight boolean not null,
  source text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  check ((status in (1, 2)) = (order_sn is not null)),
  unique (template_id, member_id, seq_no),
  foreign key (partner_id, template_id) references coupon_template (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create unique index coupon_history_order on coupon_history (order_sn, is_freight) where order_sn is not null;
create index coupon_history_member on coupon_history (partner_id, member_id, status, valid_to);
create index coupon_history_over on coupon_history (valid_to) where status = 0;

create table coupon_log (
  id bigint generated always as identity primary key,
  history_id bigint not null references coupon_history (id),
  from_status smallint,
  to_status smallint not null,
  /* 1 shopper, 2 staff, 3 system */
  actor_type smallint not null,
  actor_id bigint,
  reason text not null default '',
  order_sn text,
  at timestamptz not null
);
create index coupon_log_history on coupon_log (history_id);

/* Codes that a shop assistant shows; each holds once. */
create table coupon_scan (
  code text primary key,
  partner_id integer not null,
  template_id bigint not null,
  staff_id bigint not null,
  expires_at timestamptz not null,
  used_by bigint,
  history_id bigint references coupon_history (id),
  foreign key (partner_id, template_id) references coupon_template (partner_id, id),
  foreign key (partner_id, used_by) references member (partner_id, id)
);

/* null: the shop chooses the best one; 0: none */
alter table checkout_flow add column coupon_history_id bigint, add column freight_coupon_history_id bigint,
  add column use_integration bigint not null default 0 check (use_integration >= 0 and use_integration % 100 = 0);
`,
}
