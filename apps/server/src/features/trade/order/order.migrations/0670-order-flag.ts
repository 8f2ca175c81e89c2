/** Colours with which staff mark orders. */
export const orderFlagMigration = {
  id: '0670-order-flag',
  sql: `
alter table orders add column flag smallint not null default 0 check (flag between 0 and 5);
create index orders_flagged on orders (partner_id, store_id, flag, created_at desc, id desc) where flag > 0;
`,
}
