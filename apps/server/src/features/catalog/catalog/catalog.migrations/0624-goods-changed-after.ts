/**
 * Options, values and SKUs of goods can be changed once they are made: a SKU is closed, never
 * deleted, and the code that it had before still leads to it. Codes that SKUs have had are not given
 * to others: orders name them.
 */
export const goodsChangedAfterMigration = {
  id: '0624-goods-changed-after',
  sql: `
/* no more sold in any store since then; null: it is sold */
alter table sku add column closed_at timestamptz;
/* [{key, keyEn, values: [{value, valueEn, swatch}]}] with values that closed SKUs alone have; null: attrs are all */
alter table goods add column axes jsonb;
create table sku_code_before (
  partner_id integer not null,
  product_sn text not null,
  sku_id bigint not null,
  primary key (partner_id, product_sn),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
);
create index sku_code_before_lower on sku_code_before (partner_id, lower(product_sn));
create index sku_code_before_sku on sku_code_before (sku_id);
`,
}
