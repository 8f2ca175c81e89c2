/** Bounds of the amounts of bills, and closed lists of codes of payments. */
export const paymentChecksMigration = {
  id: '0541-payment-checks',
  sql: `
alter table pay_order
  add check (method in ('wxPay', 'aliPay', 'unionPay', 'none', 'offline')),
  add check (trade_type in ('JSAPI', 'MINI', 'H5', 'WAP', 'APP', 'MALLAPP', ''));
/* 'late' was written by the first versions */
alter table pay_notify
  add check (method in ('wxPay', 'aliPay', 'unionPay')),
  add check (about in ('payment', 'refund', 'other')),
  add check (result in ('applied', 'repeated', 'refunding', 'mismatch', 'unknown', 'refunded', 'noted', 'late'));
alter table pay_refund add check (cause in ('late', 'duplicate', 'repriced', 'return'));
alter table pay_bill add check (method in ('wxPay', 'aliPay', 'unionPay'));
alter table pay_bill_line
  add check (method in ('wxPay', 'aliPay', 'unionPay')),
  add check (state in ('done', 'processing', 'failed')),
  add check (amount >= 0);
alter table pay_difference
  add check (method in ('wxPay', 'aliPay', 'unionPay')),
  add check (ours_state in ('done', 'open', 'failed', '')),
  add check (theirs_state in ('done', 'processing', 'failed', '')),
  add check (ours_amount >= 0),
  add check (theirs_amount >= 0),
  add constraint pay_difference_sides_check check (num_nonnulls(ours_amount, theirs_amount) > 0);
`,
}
