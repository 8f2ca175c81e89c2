import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { refreshListing } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'

const copies = 1_300
const scope: Scope = { partnerId: 1, storeId: 1 }

/**
 * More goods than hits are gathered: copies of the demo's with prices, sales, places and stock of
 * their own.
 */
export async function fillListing(db: Db): Promise<void> {
  await sql`
    insert into goods (partner_id, code, category_id, title, pics, attrs, tokens, search_text, freight_template_id, launched_at)
    select g.partner_id, g.code || '-n' || n, g.category_id, g.title || ' ' || n || case when n % 6 = 0 then ' 限量' else '' end, g.pics, g.attrs, g.tokens || case when n % 3 = 0 then array['限', '量', '限量'] else '{}' end,
      g.search_text || case when n % 3 = 0 then ' 限量' else '' end, g.freight_template_id, g.launched_at - n * interval '1 hour'
    from (select g.*, row_number() over (order by id) - 1 as place, count(*) over () as many from goods g where partner_id = 1) g, generate_series(0, ${copies - 1}) n
    where n % g.many = g.place`.execute(db)
  await sql`
    insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price)
    select 1, g.id, 'C' || g.id, case when g.id % 2 = 0 then '[{"key":"颜色","value":"燕麦白"}]'::jsonb else '[]'::jsonb end, g.pics->0, 100000 from goods g where g.partner_id = 1 and g.code ~ '-n\\d+$'`.execute(
    db,
  )
  await sql`
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand) select 1, 1, k.id, 100 + (k.id * 7919) % 900, case when k.id % 5 = 0 then 0 else 100 end
    from sku k where k.partner_id = 1 and k.product_sn = 'C' || k.goods_id`.execute(db)
  await sql`
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    select 1, 1, s.sku_id, s.on_hand, 0, 'initial', '1-1', s.on_hand, 0, now() from store_sku s join sku k on k.id = s.sku_id
    where s.partner_id = 1 and s.store_id = 1 and k.product_sn = 'C' || k.goods_id`.execute(db)
  await sql`
    insert into store_goods (partner_id, store_id, goods_id, on_sale, sort, sales, price, list_price, product_sn, stock_state)
    select 1, 1, k.goods_id, k.id % 11 <> 0, (k.id * 31) % 700, (k.id * 104729) % 50, s.sale_price, k.list_price, k.product_sn, case when s.on_hand = 0 then 0 else 1 end
    from sku k join store_sku s on s.sku_id = k.id and s.store_id = 1 where k.partner_id = 1 and k.product_sn = 'C' || k.goods_id`.execute(
    db,
  )
  await sql`
    insert into media_use (partner_id, kind, ref_id, media_id)
    select distinct g.partner_id, 'goods', g.id, m.id from goods g cross join lateral jsonb_array_elements(g.pics) p (pic)
    join media m on m.partner_id = g.partner_id and m.url = p.pic ->> 'url'
    where g.partner_id = 1 and g.code ~ '-n\\d+$'`.execute(db)
  await refreshListing(db, scope, null)
}
