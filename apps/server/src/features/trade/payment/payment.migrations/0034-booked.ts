export const bookedMigration = {
  id: '0034-booked',
  sql: `
/* Orders that cost nothing are paid too, by a payment of nothing. */
alter table pay_order drop constraint pay_order_amount_check;
alter table pay_order add constraint pay_order_amount_check check (amount > 0 or (amount = 0 and method = 'none'));
alter table pay_order_target drop constraint pay_order_target_amount_check;
alter table pay_order_target add constraint pay_order_target_amount_check check (amount >= 0);
`,
}
