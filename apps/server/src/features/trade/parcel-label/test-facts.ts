import { labelStates } from '@mallard/contract/trade/parcel-label/parcel-label.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[labelStates, 'parcel_label.state']],
  oldRows: {
    '0679-parcel-label': `
    insert into label_account (partner_id, store_id, name, carrier, customer, customer_key, customer_secret, branch, template, sender, is_on, created_at) values (1, 1, '中通月结', 'zhongtong', 'K000001', 'sealed', '', '', '', '{"name": "仓库", "phone": "057188880000", "address": "杭州"}', true, '2026-01-02 10:00+08');
    insert into parcel_label (partner_id, store_id, order_id, account_id, carrier, label_no, state, waybill, receiver_mark, staff_id, taken_at) select 1, 1, min(o.id), 1, 'zhongtong', 'L1', 'got', '700000000001', 'mark', 1, '2026-01-02 10:00+08' from orders o where o.partner_id = 1 and o.store_id = 1;`,
  },
}
