export const seckillShownMigration = {
  id: '0241-seckill-shown',
  sql: `
/* Sessions that were set up before lists showed them. */
insert into activity_offer (partner_id, store_id, kind, activity_id, sku_id, price, tag, tag_en, path, start_at, end_at)
select q.partner_id, q.store_id, 3, s.id, q.sku_id, q.price,
  '秒杀¥' || trim_scale(q.price / 100.0), 'Flash ¥' || trim_scale(q.price / 100.0),
  '/seckill/' || q.partner_id || '-' || q.store_id || '/detail/' || s.id || '/' || k.product_sn, s.start_at, s.end_at
from seckill s join seckill_sku q on q.seckill_id = s.id
join sku k on k.partner_id = q.partner_id and k.id = q.sku_id
where s.closed_at is null and s.end_at > now();
`,
}
