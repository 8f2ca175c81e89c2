/**
 * Goods know how many of their SKUs are scarce or gone: see refreshAvailability. Lists of the back office
 * go by their order alone.
 */
export const scarceSkusMigration = {
  id: '0225-scarce-skus',
  sql: `
alter table store_goods add column low_skus integer not null default 0, add column out_skus integer not null default 0;
update store_goods g set low_skus = f.low_skus, out_skus = f.out_skus
from (
  select s.partner_id, s.store_id, k.goods_id, count(*) filter (where s.on_hand - s.reserved between 1 and 10) as low_skus,
    count(*) filter (where s.on_hand = s.reserved) as out_skus
  from store_sku s join sku k on k.partner_id = s.partner_id and k.id = s.sku_id group by s.partner_id, s.store_id, k.goods_id
) f
where g.partner_id = f.partner_id and g.store_id = f.store_id and g.goods_id = f.goods_id and (f.low_skus > 0 or f.out_skus > 0);
create index store_goods_all on store_goods (partner_id, store_id, sort, goods_id);
create index store_goods_low on store_goods (partner_id, store_id, sort, goods_id) where low_skus > 0;
create index store_goods_out on store_goods (partner_id, store_id, sort, goods_id) where out_skus > 0;
`,
}
