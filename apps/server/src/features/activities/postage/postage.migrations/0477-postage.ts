export const postageMigration = {
  id: '0477-postage',
  sql: `
create table postage_promotion (
  id bigint generated always as identity primary key,
  /* its public name */
  uuid text not null unique,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  name text not null,
  name_en text not null default '',
  rules text not null default '',
  rules_en text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  /* fen that one unit costs */
  postage_amount bigint not null check (postage_amount > 0),
  /* units: all, those of unpaid orders, those that are paid */
  quota integer not null check (quota > 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  audience text not null check (audience in ('all', 'new')),
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (reserved + sold <= quota),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);
create index postage_promotion_store on postage_promotion (partner_id, store_id, end_at);
create index postage_promotion_sku on postage_promotion (partner_id, sku_id);

/* Who took one: once for ever, unless the order was closed unpaid, which takes the row away. */
create table postage_claim (
  promotion_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  order_sn text not null unique,
  at timestamptz not null,
  paid_at timestamptz,
  primary key (promotion_id, member_id),
  foreign key (partner_id, store_id, promotion_id) references postage_promotion (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index postage_claim_at on postage_claim (promotion_id, at);
create index postage_claim_member on postage_claim (partner_id, member_id);

/* Who saw one. */
create table postage_seen (
  promotion_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  at timestamptz not null,
  primary key (promotion_id, member_id),
  foreign key (partner_id, store_id, promotion_id) references postage_promotion (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index postage_seen_at on postage_seen (at);
create index postage_seen_member on postage_seen (partner_id, member_id);

/* the orders of a trial */
create index orders_postage on orders ((context->>'uuid')) where kind = 5;
`,
}
