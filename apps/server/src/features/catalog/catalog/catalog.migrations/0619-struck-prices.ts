/**
 * A list price above the price is shown struck through where it has a basis: what goods had before
 * has none, so it vanishes and is listed for staff. `struck_price` takes the place of the list price
 * that stores kept of their goods, which a version beside this one still writes.
 */
export const struckPricesMigration = {
  id: '0619-struck-prices',
  sql: `
alter table goods
  add column list_basis text not null default 'none' check (list_basis in ('none', 'maker', 'recent')),
  add column list_basis_note text not null default '',
  add column list_basis_note_en text not null default '';
alter table store_goods
  add column struck_price bigint not null default 0 check (struck_price >= 0),
  add column unproved_skus integer not null default 0 check (unproved_skus >= 0);
update store_goods g set unproved_skus = f.unproved
from (
  select s.partner_id, s.store_id, k.goods_id, count(*)::int as unproved
  from store_sku s join sku k on k.partner_id = s.partner_id and k.id = s.sku_id
  where k.list_price > s.sale_price group by s.partner_id, s.store_id, k.goods_id
) f
where g.partner_id = f.partner_id and g.store_id = f.store_id and g.goods_id = f.goods_id;
create index store_goods_unproved on store_goods (partner_id, store_id, sort, goods_id) where unproved_skus > 0;
`,
}
