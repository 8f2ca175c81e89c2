export const innerBuyMigration = {
  id: '0475-inner-buy',
  sql: `
/* What a store gives each employee on 1 January. */
create table inner_setting (
  partner_id integer not null,
  store_id integer not null,
  /* fen; 0: nothing */
  yearly_quota bigint not null check (yearly_quota >= 0),
  /* the last year that was granted, or 0 */
  granted_year integer not null default 0,
  version integer not null default 1,
  primary key (partner_id, store_id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

/* SKUs at inner prices. */
create table inner_price (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  /* fen of one unit */
  price bigint not null check (price > 0),
  version integer not null default 1,
  created_at timestamptz not null,
  /* taken off by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
);
create unique index inner_price_open on inner_price (partner_id, store_id, sku_id) where closed_at is null;
create index inner_price_sku on inner_price (partner_id, sku_id);
create index inner_price_store on inner_price (partner_id, store_id, id);

/* What a person may buy for in a year of Beijing, all in fen: the grant, what paid orders used, what unpaid ones keep. */
create table inner_grant (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  year integer not null,
  quota bigint not null,
  used bigint not null default 0 check (used >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  /* when the person first saw the goods */
  seen_at timestamptz,
  unique (partner_id, store_id, id),
  unique (partner_id, store_id, year, member_id),
  check (used + reserved <= quota),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
) with (fillfactor = 70);
create index inner_grant_member on inner_grant (partner_id, member_id);

/* What an order took of a grant: 1 kept, 2 used, 3 free again because the order was closed unpaid. */
create table inner_use (
  order_sn text primary key,
  grant_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  /* fen, and how much of it refunds freed */
  amount bigint not null check (amount >= 0),
  freed bigint not null default 0,
  status smallint not null default 1 check (status between 1 and 3),
  at timestamptz not null,
  check (freed between 0 and amount),
  check (freed = 0 or status = 2),
  foreign key (partner_id, store_id, grant_id) references inner_grant (partner_id, store_id, id)
) with (fillfactor = 70);
create index inner_use_grant on inner_use (grant_id, at);
`,
}
