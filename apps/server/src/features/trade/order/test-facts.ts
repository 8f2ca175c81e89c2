import { actorType } from '@mallard/kernel'
import {
  orderFlag,
  orderStatus,
  closeReason,
  orderKind,
} from '@mallard/contract/trade/order/order.codes'
import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import { carrierKinds } from '@mallard/contract/trade/order/carrier.codes'
import {
  shippingRowStates,
  shippingBatchStatus,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { Facts } from '#app/testing/test-facts.ts'
import { oldOrders } from '#app/testing/test-old-orders.ts'

const booked = [...payMethods, 'none', 'offline']
/** Of the ports, which keep no list of them. */
const parcelStates = [
  'onWay',
  'collected',
  'problem',
  'signed',
  'returnSigned',
  'delivering',
  'returning',
  'transferred',
  'customs',
  'rejected',
]

export const facts: Facts = {
  stored: [
    [actorType, 'order_log.actor_type'],
    [orderStatus, 'orders.status order_log.from_status order_log.to_status'],
    [closeReason, 'orders.close_reason'],
    [orderFlag, 'orders.flag'],
    [booked, 'orders.pay_method'],
    [parcelStates, 'delivery.state'],
    [carrierKinds, 'delivery.kind'],
    [['none', 'watching', 'done', 'aborted'], 'delivery.watch'],
    [shippingRowStates, 'shipping_row.state'],
    [shippingBatchStatus, 'shipping_batch.status'],
  ],
  openNumbers: [
    [orderKind, 'orders.kind'],
    [orderStatus, 'orders.paid_status'],
  ],
  open: {
    'orders.kind': 'a way to buy brings its own number',
  },
  oldRows: {
    // One to pay, of two units, and one that was closed.
    '0022-order': `${oldOrders('(1, 0, 0, 2), (4, 4, 0, 1)')}
    update store_sku set reserved = 2;
    insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
    values (1, 1, 1, 0, 2, 'submit', '26010110000000000001', 100, 2, '2026-01-01 10:00+08');`,
    '0036-told': `
    insert into order_unheard (listener, log_id, order_id) select 'points', l.id, l.order_id from order_log l where l.event = 'confirm';
    insert into job (kind, key, payload, due_at, state, attempts, last_error)
    select 'order.tell', 'points ' || l.order_id, jsonb_build_object('listener', 'points', 'orderId', l.order_id), '2026-01-06 10:00+08', 'dead', 12, 'no'
    from order_log l where l.event = 'confirm';`,
    '0061-shipping-batch': `
    insert into shipping_batch (partner_id, store_id, file_name, file_hash, status, staff_id, staff_name, ip, created_at, done_at)
    values (1, 1, 'parcels.csv', 'hash', 2, 1, '店主', '127.0.0.1', '2026-01-02 10:00+08', '2026-01-02 10:01+08');
    insert into shipping_row (batch_id, line, order_sn, carrier, delivery_sn, product_sn, quantity, state)
    select id, 2, '26010110000000000003', '圆通', 'YT0000000001', 'KETTLE-1', '3', 'shipped' from shipping_batch;`,
  },
}
