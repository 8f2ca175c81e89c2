/**
 * What a SKU was offered for to everyone in a store, and from when until when: `kind` 0 is its
 * ordinary price, of which one row is open while the goods are on the shelf; others are activities
 * by the codes of their orders. `struck` is what is shown struck through beside the open price.
 * Rows begin with the next making of prices, which marks the state of a listing as noted.
 */
export const priceHistoryMigration = {
  id: '0619-price-history',
  sql: `
create table price_history (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  kind smallint not null default 0 check (kind between 0 and 99),
  promotion_id bigint,
  price bigint not null check (price between 0 and 100000000),
  struck bigint not null default 0 check (struck between 0 and 100000000),
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  foreign key (partner_id, store_id) references store (partner_id, id)
) with (fillfactor = 90);
create unique index price_history_open on price_history (partner_id, store_id, sku_id) where kind = 0 and until_at is null;
create index price_history_of_sku on price_history (partner_id, store_id, sku_id, from_at);
create index price_history_activity on price_history (partner_id, store_id, kind, promotion_id) where kind > 0;
create index price_history_until on price_history (until_at) where until_at is not null;
`,
}
