import type { Facts } from '#app/testing/test-facts.ts'

const stockStates = [0, 1, 2]

export const facts: Facts = {
  stored: [[stockStates, 'store_goods.stock_state listing.stock_state']],
  open: {
    'stock_log.biz_type': 'each feature that books names its cause',
  },
  oldRows: {
    '0010-catalog': `
    insert into category (partner_id, code, name) values (1, 'tea', '茶具');
    insert into goods (partner_id, code, category_id, title, pics, freight_template_id, after_sale_days, launched_at)
    values (1, 'kettle', 1, '手冲壶', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 15, '2025-12-01 10:00+08'),
      (1, 'cup', 1, '杯子', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 0, '2025-12-01 10:00+08'),
      (1, 'lid', 1, '壶盖', '[{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}]', 1, 3, '2025-12-01 10:00+08');
    insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price, weight_g)
    values (1, 1, 'KETTLE-1', '[{"key":"颜色","value":"黑"}]', '{"url":"/pictures/kettle.webp","width":1000,"height":1000,"color":"#eeeeee"}', 12000, 900);
    insert into store_goods (partner_id, store_id, goods_id, on_sale, price, list_price, product_sn, stock_state, sales) values (1, 1, 1, true, 10000, 12000, 'KETTLE-1', 1, 4);
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand, reserved) values (1, 1, 1, 10000, 100, 0);
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 100, 0, 'initial', '1', 100, 0, '2025-12-01 10:00+08');`,
    // The row of a list that the kettle has, as the version made it.
    '0150-listing': `select refresh_listing(1, 1, null);`,
  },
}
