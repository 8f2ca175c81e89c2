import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  openNumbers: [[orderKind, 'activity_offer.kind']],
  open: {
    'activity_offer.kind': 'a way to buy brings its own number',
    'promotion_total.type': 'a kind of promotion brings its own number',
  },
  signed: {
    'promotion_total.amount': 'derived from orders, compared with them by an invariant',
  },
  oldRows: {
    '0040-promotion': `
    insert into promotion (partner_id, store_id, type, name, start_at, end_at, scope, rule, created_at)
    values (1, 1, 2, '满减', '2026-01-01 00:00+08', '2026-12-31 00:00+08', 'all', '{"by":"amount","tiers":[{"over":10000,"cut":"off","value":1000}]}', '2025-12-31 10:00+08');`,
    // The price of a level had the number 6 then.
    '0041-promoted-lines': `
    update orders set promotions = '[{"id":0,"name":"会员价","type":6,"amount":0},{"id":1,"name":"满减","type":2,"amount":0}]' where status = 3;
    update order_item set promotions = '[{"id":1,"name":"满减","type":2,"amount":0},{"id":0,"name":"会员价","type":6,"amount":0}]';`,
    // It counts what the orders above brought, a level's price by its old number among it.
    '0123-promotion-total': `select promotion_id, type from promotion_total;`,
  },
}
