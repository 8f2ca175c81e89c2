export const checkoutMigration = {
  id: '0021-checkout',
  sql: `
create table checkout_flow (
  flow_id text primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* 1 cart, 2 buy now */
  kind smallint not null,
  /* ids of the cart lines joined by commas; 0 for buy now: the last part of the page's address */
  cart_id text not null,
  /* [{cartItemId, skuId, quantity}] */
  lines jsonb not null,
  address_id bigint,
  remark text not null default '',
  /* 0 open, 2 submitted; an expired one is open with its time past */
  status smallint not null default 0 check (status in (0, 2)),
  order_sn text unique,
  /* what the shopper saw when he submitted, if his client said so */
  expected_amount bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 2) = (order_sn is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, member_id, address_id) references address (partner_id, member_id, id)
);
create index checkout_flow_expiry on checkout_flow (expires_at) where status = 0;
`,
}
