export const bargainMigration = {
  id: '0440-bargain',
  sql: `
create table bargain (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  name text not null,
  name_en text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  /* fen at which a room begins, and those that friends can bring it down to */
  start_price bigint not null,
  floor_price bigint not null check (floor_price > 0),
  /* friends that bring it from the one to the other */
  helpers integer not null check (helpers > 0),
  /* units at the floor: all, those that rooms and unpaid orders hold, those that are paid */
  stock integer not null check (stock > 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  room_hours integer not null check (room_hours > 0),
  /* rooms that one person may help in: in a day of Beijing, and in all */
  daily_helps integer not null check (daily_helps > 0),
  help_limit integer not null check (help_limit > 0),
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (start_price - floor_price >= helpers),
  check (reserved + sold <= stock),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);
create index bargain_store on bargain (partner_id, store_id, end_at);

/* 1 friends cut, 2 at the floor, 3 over without an order, 4 ordered. */
create table bargain_room (
  id bigint generated always as identity primary key,
  /* its public name */
  token text not null unique,
  bargain_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  /* whose it is */
  member_id bigint not null,
  status smallint not null default 1 check (status between 1 and 4),
  start_price bigint not null,
  floor_price bigint not null,
  current_price bigint not null,
  helpers integer not null,
  helps integer not null default 0,
  /* times that a unit was put aside for it */
  holds integer not null default 0,
  order_sn text,
  created_at timestamptz not null,
  expire_at timestamptz not null,
  reached_at timestamptz,
  ordered_at timestamptz,
  paid_at timestamptz,
  unique (partner_id, store_id, id),
  check (current_price between floor_price and start_price),
  check (helps between 0 and helpers),
  check (status <> 1 or current_price > floor_price),
  check (status not in (2, 4) or current_price = floor_price),
  check ((status = 4) = (order_sn is not null)),
  check (paid_at is null or status = 4),
  foreign key (partner_id, store_id, bargain_id) references bargain (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
) with (fillfactor = 70);
/* one that is not over for each member and activity */
create unique index bargain_room_own on bargain_room (bargain_id, member_id) where status <> 3;
create index bargain_room_bargain on bargain_room (bargain_id, id);

create table bargain_help (
  id bigint generated always as identity primary key,
  room_id bigint not null,
  bargain_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* fen */
  cut bigint not null check (cut > 0),
  at timestamptz not null,
  /* where it came from, to find forged ones; empty once it is forgotten */
  ip text not null,
  device text not null,
  /* taken back by an operator, who said why */
  voided_at timestamptz,
  void_reason text not null default '',
  unique (room_id, member_id),
  foreign key (partner_id, store_id, room_id) references bargain_room (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index bargain_help_from on bargain_help (bargain_id, ip);
create index bargain_help_traced on bargain_help (at) where ip <> '';

/* Rooms of an activity that a member helped in: in all, and on the last day of Beijing on which they did. */
create table bargain_helper (
  bargain_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  helps integer not null,
  most integer not null,
  day date not null,
  day_helps integer not null,
  day_most integer not null,
  primary key (bargain_id, member_id),
  check (helps between 0 and most),
  check (day_helps between 0 and day_most),
  foreign key (partner_id, store_id, bargain_id) references bargain (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

/* Who saw an activity or a room of it. */
create table bargain_seen (
  bargain_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  at timestamptz not null,
  primary key (bargain_id, member_id),
  foreign key (partner_id, store_id, bargain_id) references bargain (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

create index bargain_seen_at on bargain_seen (at);

/* the orders of a room */
create index orders_bargain on orders ((context->>'room')) where kind = 7;
`,
}
