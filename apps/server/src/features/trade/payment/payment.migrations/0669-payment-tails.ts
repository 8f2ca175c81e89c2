/** Payments are found by the end of their number, ours or the channel's. */
export const paymentTailsMigration = {
  id: '0669-payment-tails',
  sql: `
create index pay_order_number_tail on pay_order (partner_id, store_id, reverse(pay_no) text_pattern_ops);
create index pay_order_channel_tail on pay_order (partner_id, store_id, reverse(channel_trade_no) text_pattern_ops)
  where channel_trade_no is not null;
`,
}
