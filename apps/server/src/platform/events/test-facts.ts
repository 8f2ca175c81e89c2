import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0160-event': `
    insert into event (topic, key, name, payload, at, handled_at)
    select 'payment', id::text, 'refunded', jsonb_build_object('refundNo', 'RP2', 'orderId', id, 'staffId', null), '2026-01-01 10:32+08', '2026-01-01 10:33+08' from orders where order_sn = '26010110000000000001';`,
  },
}
