export const groupBuyMigration = {
  id: '0471-group-buy',
  sql: `
create table group_activity (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* its public name */
  url_code text not null unique,
  name text not null,
  name_en text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* what the group must come to: 0 nothing, 1 people, 2 units */
  goal_type smallint not null check (goal_type between 0 and 2),
  goal_value integer not null,
  freight_coupon boolean not null default false,
  /* 0 it forms, 1 formed, 2 given up */
  result smallint not null default 0 check (result between 0 and 2),
  resolved_at timestamptz,
  /* formed by staff below its goal, who said why */
  forced_reason text not null default '',
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check ((goal_type = 0) = (goal_value = 0)),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index group_activity_store on group_activity (partner_id, store_id, end_at);

create table group_sku (
  activity_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  sort integer not null default 0,
  /* fen of one unit */
  price bigint not null check (price > 0),
  quota integer not null check (quota > 0),
  limit_per_user integer not null check (limit_per_user > 0),
  /* units of purchases that are paid, and of those that wait for payment */
  sold integer not null default 0 check (sold >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (activity_id, sku_id),
  check (sold + reserved <= quota),
  foreign key (partner_id, store_id, activity_id) references group_activity (partner_id, store_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);
create index group_sku_sku on group_sku (partner_id, sku_id);

/* What a member has of a SKU; purchases that were cancelled, left or given up do not count. */
create table group_share (
  activity_id bigint not null,
  sku_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  units integer not null,
  most integer not null,
  primary key (activity_id, sku_id, member_id),
  check (units between 0 and most),
  foreign key (activity_id, sku_id) references group_sku (activity_id, sku_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index group_share_member on group_share (partner_id, member_id);

/* A member's purchase; its orders have its token as their batch. */
create table group_batch (
  id bigint generated always as identity primary key,
  token text not null unique,
  activity_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* 0 to pay, 1 paid and waiting, 2 formed, 3 money on its way back, 4 money back, 5 cancelled unpaid, 6 done */
  status smallint not null default 0 check (status between 0 and 6),
  units integer not null check (units > 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  /* left by its member, or given up with the whole group */
  ended_at timestamptz,
  has_left boolean not null default false,
  foreign key (partner_id, store_id, activity_id) references group_activity (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index group_batch_activity on group_batch (activity_id, status, paid_at);
create index group_batch_member on group_batch (partner_id, store_id, member_id, id);

/* Members who saw an activity. */
create table group_seen (
  activity_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (activity_id, member_id),
  foreign key (partner_id, store_id, activity_id) references group_activity (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index group_seen_at on group_seen (at);
create index group_seen_member on group_seen (partner_id, member_id);
`,
}
