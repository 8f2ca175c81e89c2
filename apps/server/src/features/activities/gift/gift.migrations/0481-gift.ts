export const giftMigration = {
  id: '0481-gift',
  sql: `
/* for new customers: a SKU, a coupon of a template, or points */
create table gift_activity (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  name text not null,
  name_en text not null default '',
  rules text not null default '',
  rules_en text not null default '',
  sku_id bigint,
  template_id bigint,
  points integer not null default 0 check (points >= 0),
  /* gifts: all, and those that are taken */
  quota integer not null check (quota > 0),
  taken integer not null default 0 check (taken >= 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (num_nonnulls(sku_id, template_id, nullif(points, 0)) = 1),
  check (taken <= quota),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id),
  foreign key (template_id) references coupon_template (id)
);
create index gift_activity_store on gift_activity (partner_id, store_id, end_at);
create index gift_activity_sku on gift_activity (partner_id, sku_id) where sku_id is not null;
create index gift_activity_template on gift_activity (template_id) where template_id is not null;

/* One for each member of a partner, for ever. */
create table gift_claim (
  id bigint generated always as identity primary key,
  gift_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  order_sn text unique,
  coupon_history_id bigint unique,
  points integer not null default 0,
  at timestamptz not null,
  unique (partner_id, member_id),
  foreign key (partner_id, store_id, gift_id) references gift_activity (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (coupon_history_id) references coupon_history (id)
);
create index gift_claim_gift on gift_claim (partner_id, store_id, gift_id, id);

/* Who claimed, beyond the account: keyed digests of the phone and of the identities of hosts. */
create table gift_identity (
  partner_id integer not null references partner (id),
  digest text not null,
  member_id bigint not null,
  primary key (partner_id, digest),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index gift_identity_member on gift_identity (partner_id, member_id);

/* Who saw a gift. */
create table gift_seen (
  gift_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (gift_id, member_id),
  foreign key (partner_id, store_id, gift_id) references gift_activity (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index gift_seen_gift on gift_seen (partner_id, store_id, gift_id);
create index gift_seen_member on gift_seen (partner_id, member_id);
create index gift_seen_at on gift_seen (at);

/* the orders of gifts */
create index orders_gift on orders ((context->>'giftId')) where kind = 8;
`,
}
