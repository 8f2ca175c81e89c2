import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  openNumbers: [[orderKind, 'checkout_flow.kind']],
  open: {
    'checkout_flow.kind': 'a way to buy brings its own number',
  },
  uncoded: {
    'checkout.jobs.ts .status': 'of a checkout, whose states have no names',
  },
  oldRows: {
    '0021-checkout': `
    insert into checkout_flow (flow_id, partner_id, store_id, member_id, kind, cart_id, lines, address_id, created_at, expires_at)
    values ('flow-open', 1, 1, 1, 1, '1', '[{"cartItemId":1,"skuId":1,"quantity":2}]', 1, '2026-01-01 10:00+08', '2026-01-01 10:30+08');`,
  },
}
