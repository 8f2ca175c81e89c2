/** Orders of one checkout that are paid and closed together, and those that wait for a group. */
export const orderBatchMigration = {
  id: '0470-order-batch',
  sql: `
alter table orders
  add column paid_status smallint not null default 1 check (paid_status in (1, 5)),
  add column batch text;
create index orders_batch on orders (batch) where batch is not null;
`,
}
