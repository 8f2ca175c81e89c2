import { voucherStatus } from './voucher.states.ts'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'accountAdmin.decide': 'second',
    'accountAdmin.propose': 'second',
    'accountAdmin.stop': 'nothing',
    'voucherAdmin.approve': 'second',
    'voucherAdmin.reject': 'nothing',
  },
  stored: [[voucherStatus, 'offline_payment.status']],
  oldRows: {
    '0035-voucher': `
    insert into transfer_account (partner_id, holder, bank, account_no, least_amount, two_persons_from) values (1, '野鸭家居', '示例银行', '6222000000000000', 0, 200000);
    insert into offline_payment (partner_id, store_id, member_id, order_id, payer, bank, upload_keys, pics, status, reason, created_at, settled_at)
    select 1, 1, 1, o.id, '林小满', '示例银行', '{a}', '[{"url":"/uploads/a.webp"}]', 2, '未查到款项', '2026-01-01 10:10+08', '2026-01-01 10:20+08' from orders o where o.status = 4;`,
  },
}
