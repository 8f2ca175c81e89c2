import type { InvariantSubject } from '#platform/db/invariants.ts'
import { everyFeature, join } from './join.ts'

const byId = (table: string) => ({ table, column: 'id', type: 'bigint' }) as const

/**
 * What the invariants of `invariants.sql` are asked of one by one, by the name that it gives. A log
 * leads from each of its rows `l` to the keys that the row is about: what it names since the last
 * run is asked at once, everything else in turn.
 */
const ofSeveral: Readonly<Record<string, InvariantSubject>> = {
  order: {
    ...byId('orders'),
    logs: {
      order_log: 'select l.order_id',
      return_log: 'select r.order_id from return_apply r where r.id = l.apply_id',
      invoice_log: 'select v.order_id from invoice v where v.id = l.invoice_id',
      pay_refund: 'select l.order_id where l.order_id is not null',
      offline_payment: 'select l.order_id',
    },
  },
  payment: {
    ...byId('pay_order'),
    logs: {
      pay_order: 'select l.id',
      pay_refund: 'select l.pay_order_id',
      order_log: 'select t.pay_order_id from pay_order_target t where t.order_id = l.order_id',
    },
  },
  checkout: {
    table: 'checkout_flow',
    column: 'flow_id',
    type: 'text',
    logs: { orders: 'select l.flow_id' },
  },
  member: {
    ...byId('member'),
    logs: {
      order_log: 'select o.member_id from orders o where o.id = l.order_id',
      points_ledger: 'select l.member_id',
      growth_ledger: 'select l.member_id',
    },
  },
  sku: { ...byId('sku'), logs: { stock_log: 'select l.sku_id' } },
  // The whole log of a SKU is added up: in turn only, since what sells well has a long one.
  stock: { ...byId('sku'), logs: {} },
  goods: {
    ...byId('goods'),
    logs: { stock_log: 'select k.goods_id from sku k where k.id = l.sku_id' },
  },
  coupon: {
    ...byId('coupon_history'),
    logs: {
      coupon_log: 'select l.history_id',
      order_log:
        'select h.id from orders o join coupon_history h on h.order_sn = o.order_sn where o.id = l.order_id',
    },
  },
  // All that were drawn of a coupon are counted: in turn only, for the same reason.
  couponTemplate: { ...byId('coupon_template'), logs: {} },
  thirdReturn: { ...byId('third_return'), logs: { third_return_log: 'select l.apply_id' } },
}

/** All subjects: those that several features ask about, and each feature's own. */
export const invariantSubjects: Readonly<Record<string, InvariantSubject>> = join(
  'subjects of invariants',
  [ofSeveral, ...everyFeature.map(({ invariants }) => invariants?.subjects)],
)
