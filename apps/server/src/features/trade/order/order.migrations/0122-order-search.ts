/**
 * Ways to the orders of a store that stay short whatever its age: by day, buyer, goods, SKU, name,
 * and the tails of number and phones.
 */
export const orderSearchMigration = {
  id: '0122-order-search',
  sql: `
create index orders_day on orders (partner_id, store_id, created_at desc, id desc);
create index orders_buyer on orders (partner_id, member_id, id desc);
create index orders_number_tail on orders (partner_id, store_id, reverse(order_sn) text_pattern_ops);
create index orders_phone_tail on orders (partner_id, store_id, reverse(receiver ->> 'phone') text_pattern_ops);
create index orders_receiver on orders (partner_id, store_id, (receiver ->> 'name') text_pattern_ops);
create index member_phone_tail on member (partner_id, reverse(phone) text_pattern_ops);
create index order_item_sku on order_item (partner_id, store_id, sku_id, order_id desc);
create index order_item_bought on order_item (partner_id, store_id, goods_id, order_id desc);
`,
}
