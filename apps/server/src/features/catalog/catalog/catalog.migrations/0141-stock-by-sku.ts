/**
 * Lists say "few left" and "sold out" of goods by their SKUs, no longer by the sum over them: few
 * are left when no SKU has plenty.
 */
export const stockBySkuMigration = {
  id: '0141-stock-by-sku',
  sql: `
update store_goods g set stock_state = f.stock_state
from (
  select s.partner_id, s.store_id, k.goods_id,
    case when max(s.on_hand - s.reserved) = 0 then 0 when max(s.on_hand - s.reserved) <= 10 then 2 else 1 end as stock_state
  from sku k join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id group by s.partner_id, s.store_id, k.goods_id
) f
where g.partner_id = f.partner_id and g.store_id = f.store_id and g.goods_id = f.goods_id and g.stock_state <> f.stock_state;
`,
}
