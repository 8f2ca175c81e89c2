/** Orders of a state, also of some days, in the order of the list that shows them. */
export const orderStateMigration = {
  id: '0220-order-state',
  sql: `
create index orders_state on orders (partner_id, store_id, status, created_at desc, id desc);
drop index orders_store;
`,
}
