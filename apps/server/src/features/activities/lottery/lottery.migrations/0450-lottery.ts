export const lotteryMigration = {
  id: '0450-lottery',
  sql: `
create table lottery (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* what stands in its address */
  url text not null check (url ~ '^[a-z0-9-]{3,40}$'),
  name text not null,
  name_en text not null default '',
  rules text not null default '',
  rules_en text not null default '',
  form text not null check (form in ('wheel', 'grid')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* draws of a day that cost nothing */
  daily_free integer not null check (daily_free >= 0),
  /* points of one more; null: none for points */
  cost integer check (cost > 0),
  /* draws of one person in a day, and in all; null: without an end */
  daily_max integer check (daily_max > 0),
  total_max integer check (total_max > 0),
  has_share_chance boolean not null,
  has_order_chance boolean not null,
  /* fen that an order must come to for its draw */
  order_least bigint not null default 0 check (order_least >= 0),
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, url),
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index lottery_store on lottery (partner_id, store_id, start_at);

create table lottery_prize (
  id bigint generated always as identity primary key,
  lottery_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  sort integer not null,
  /* 1 thanks, 2 points, 3 coupon, 4 goods */
  type smallint not null check (type between 1 and 4),
  name text not null,
  name_en text not null default '',
  /* of 10000 */
  weight integer not null check (weight between 0 and 10000),
  /* units; null: without an end */
  quota integer check (quota > 0),
  /* units of a prize with a quota that are won and did not come back */
  won integer not null default 0 check (won >= 0),
  points integer not null default 0,
  template_id bigint,
  sku_id bigint,
  unique (lottery_id, id),
  check (won <= quota),
  check ((type = 2) = (points > 0)),
  check ((type = 3) = (template_id is not null)),
  check ((type = 4) = (sku_id is not null)),
  check (type <> 4 or quota is not null),
  check (type <> 1 or quota is null),
  foreign key (partner_id, store_id, lottery_id) references lottery (partner_id, store_id, id),
  foreign key (partner_id, template_id) references coupon_template (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);

/* Draws. */
create table lottery_record (
  id bigint generated always as identity primary key,
  lottery_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  draw_token uuid not null,
  prize_id bigint not null,
  type smallint not null,
  /* what it was paid with, and the points of it */
  source text not null check (source in ('free', 'share', 'order', 'points')),
  cost integer not null default 0 check (cost >= 0),
  points integer not null default 0,
  /* the coupon that was won */
  coupon_history_id bigint,
  /* 0 needs an address, 1 to be sent, 2 sent, 3 done, 4 expired */
  status smallint not null check (status between 0 and 4),
  address jsonb,
  company_code text,
  delivery_sn text,
  at timestamptz not null,
  /* until when an address is waited for */
  address_until timestamptz,
  shipped_at timestamptz,
  unique (lottery_id, member_id, draw_token),
  check ((source = 'points') = (cost > 0)),
  check ((type = 4) = (address_until is not null)),
  foreign key (partner_id, store_id, lottery_id) references lottery (partner_id, store_id, id),
  foreign key (lottery_id, prize_id) references lottery_prize (lottery_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index lottery_record_prize on lottery_record (lottery_id, prize_id);
create index lottery_record_won on lottery_record (lottery_id, id) where type > 1;
create index lottery_record_member on lottery_record (partner_id, store_id, member_id, id) where type > 1;
create index lottery_record_unclaimed on lottery_record (address_until) where status = 0;
create index lottery_record_under_way on lottery_record (shipped_at) where status = 2;

/* Draws that were given: one for sharing on a day, one for an order. */
create table lottery_chance (
  lottery_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  source text not null check (source in ('share', 'order')),
  /* the day of Beijing, or the number of the order */
  ref text not null,
  given_at timestamptz not null,
  used_at timestamptz,
  primary key (lottery_id, member_id, source, ref),
  foreign key (partner_id, store_id, lottery_id) references lottery (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

/* Who opened the page. */
create table lottery_seen (
  lottery_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (lottery_id, member_id),
  foreign key (partner_id, store_id, lottery_id) references lottery (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
`,
}
