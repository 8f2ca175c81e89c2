/**
 * What a level pays for a SKU, where its percentage is not meant; and what a level brings, in
 * words.
 */
export const levelPriceMigration = {
  id: '0070-level-price',
  sql: `
alter table level add column benefit text not null default '';
alter table level add column benefit_en text not null default '';
alter table level add column version integer not null default 1;

create table level_price (
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  level_code text not null,
  /* fen */
  price bigint not null check (price > 0),
  updated_at timestamptz not null,
  primary key (partner_id, store_id, sku_id, level_code),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id),
  foreign key (partner_id, level_code) references level (partner_id, code) on delete cascade
);
create index level_price_level on level_price (partner_id, level_code);
`,
}
