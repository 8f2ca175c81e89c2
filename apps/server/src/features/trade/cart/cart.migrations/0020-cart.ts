export const cartMigration = {
  id: '0020-cart',
  sql: `
create table cart_item (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  sku_id bigint not null,
  quantity integer not null check (quantity between 1 and 999),
  checked boolean not null default true,
  /* price when it was added, for "cheaper than when you added it" */
  added_price bigint not null,
  created_at timestamptz not null,
  unique (partner_id, store_id, member_id, sku_id),
  foreign key (partner_id, store_id, sku_id) references store_sku (partner_id, store_id, sku_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
`,
}
