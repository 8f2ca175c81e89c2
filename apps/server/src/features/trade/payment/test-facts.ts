import { payMethods, payStatus, notifyResults } from '@mallard/contract/trade/payment/payment.codes'
import { billStatus, differenceStatus } from '@mallard/contract/trade/bill/bill.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Facts } from '#app/testing/test-facts.ts'
import { oldOrders } from '#app/testing/test-old-orders.ts'

const booked = [...payMethods, 'none', 'offline']
const tradeTypes = ['JSAPI', 'MINI', 'H5', 'WAP', 'APP', 'MALLAPP', '']
const theirs = ['done', 'processing', 'failed']
const ours = ['done', 'open', 'failed', '']

export const facts: Facts = {
  stored: [
    [booked, 'pay_order.method'],
    [tradeTypes, 'pay_order.trade_type'],
    [payStatus, 'pay_order.status'],
    [billStatus, 'pay_bill.status'],
    [differenceStatus, 'pay_difference.status'],
    [refundStatus, 'pay_refund.status'],
    [payMethods, 'pay_notify.method pay_bill.method pay_bill_line.method pay_difference.method'],
    [['payment', 'refund', 'other'], 'pay_notify.about'],
    [[...notifyResults, 'late'], 'pay_notify.result'],
    [['late', 'duplicate', 'repriced', 'return'], 'pay_refund.cause'],
    [['payment', 'refund'], 'pay_bill_line.kind pay_difference.kind'],
    [theirs, 'pay_bill_line.state'],
    [ours, 'pay_difference.ours_state'],
    [[...theirs, ''], 'pay_difference.theirs_state'],
  ],
  signed: {
    'pay_bill_line.fee': 'what a channel gave back with a refund',
  },
  oldRows: {
    // One to ship and one received, each order's payment, an open one of the first, and one that came
    // for the closed order and went back.
    '0023-payment': `${oldOrders('(2, 1, 1, 1), (3, 3, 1, 3)')}
    update store_sku set on_hand = 96, reserved = 2;
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 0, 4, 'submit', '26010110000000000002', 100, 6, '2026-01-01 10:00+08'), (1, 1, 1, -4, -4, 'pay', '26010110000000000003', 96, 2, '2026-01-01 10:05+08');
    insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, status, is_applied, channel_trade_no, paid_amount, paid_at, expires_at, created_at)
    select 1, 1, 1, 'P' || o.id, 'wxPay', 'WAP', o.pay_amount, case when o.status = 0 then 1 else 2 end, o.pay_status = 1, case when o.status <> 0 then 'T' || o.id end,
      case when o.status <> 0 then o.pay_amount end, case when o.status <> 0 then timestamptz '2026-01-01 10:05+08' end, '2026-01-01 10:30+08', '2026-01-01 10:01+08' from orders o;
    insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount) select 1, 1, p.id, o.id, o.pay_amount from orders o join pay_order p on p.pay_no = 'P' || o.id;
    insert into pay_notify (method, notify_id, about, subject_no, raw_hash, result, handled_at) values ('wxPay', 'N1', 'payment', 'P2', 'hash', 'applied', '2026-01-01 10:05+08'),
      ('wxPay', 'N2', 'payment', 'elsewhere', 'hash', 'unknown', '2026-01-01 10:06+08'), ('wxPay', 'N3', 'refund', 'RP2', 'hash', 'refunded', '2026-01-01 10:32+08');
    insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, status, channel_refund_no, created_at, done_at)
    select 1, 1, 'R' || p.pay_no, p.id, p.amount, 'late', 2, 'C1', '2026-01-01 10:31+08', '2026-01-01 10:32+08' from pay_order p where p.status = 2 and not p.is_applied;`,
    // What the channel took for the second order, and what nobody here knows of.
    '0062-bill': `
    insert into pay_bill (method, day, status, read_at) values ('wxPay', '2026-01-01', 1, '2026-01-02 10:00+08');
    insert into pay_bill_line (method, day, kind, number, pay_no, channel_no, amount, state, at, partner_id, store_id) values
      ('wxPay', '2026-01-01', 'payment', 'P2', 'P2', 'T2', 10800, 'done', '2026-01-01 10:05+08', 1, 1), ('wxPay', '2026-01-01', 'payment', 'P9', 'P9', 'T9', 1, 'done', '2026-01-01 10:05+08', null, null);
    insert into pay_difference (method, day, kind, number, channel_no, cause, theirs_amount, ours_state, theirs_state, found_at)
    values ('wxPay', '2026-01-01', 'payment', 'P9', 'T9', 'onlyTheirs', 1, '', 'done', '2026-01-02 10:00+08');`,
  },
}
