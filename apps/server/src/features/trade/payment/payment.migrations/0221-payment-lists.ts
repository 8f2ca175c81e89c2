/** What the back office looks for among many payments is little: it has indexes of its own. */
export const paymentListsMigration = {
  id: '0221-payment-lists',
  sql: `
create index pay_order_unpaid on pay_order (partner_id, store_id, id desc) where status <> 2;
create index pay_notify_mismatch on pay_notify (subject_no) where result = 'mismatch';
create index pay_refund_store on pay_refund (partner_id, store_id, status, id desc);
`,
}
