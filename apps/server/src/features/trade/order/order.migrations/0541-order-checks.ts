/** Closed lists of codes of orders and parcels. */
export const orderChecksMigration = {
  id: '0541-order-checks',
  sql: `
alter table orders add check (pay_method in ('wxPay', 'aliPay', 'unionPay', 'none', 'offline'));
alter table delivery
  add check (state in ('onWay', 'collected', 'problem', 'signed', 'returnSigned', 'delivering', 'returning', 'transferred', 'customs', 'rejected')),
  add check (watch in ('none', 'watching', 'done', 'aborted'));
alter table order_log
  add check (from_status between 0 and 6),
  add check (to_status between 0 and 6);
`,
}
