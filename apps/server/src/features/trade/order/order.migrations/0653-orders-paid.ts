/** What was paid for in a store in some hours. */
export const ordersPaidMigration = {
  id: '0653-orders-paid',
  sql: `
create index orders_paid on orders (partner_id, store_id, pay_time) where pay_time is not null;
`,
}
