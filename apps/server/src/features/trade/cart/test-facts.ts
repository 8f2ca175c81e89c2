import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0020-cart': `insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, added_price, created_at) values (1, 1, 1, 1, 2, 10000, '2026-01-01 10:00+08');`,
  },
}
