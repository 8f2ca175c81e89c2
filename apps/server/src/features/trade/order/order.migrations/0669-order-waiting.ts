/**
 * Since when an order waits to be sent, where that is not its payment: what is bought in a group
 * waits since the group was formed. Parcels are found by the end of their number.
 */
export const orderWaitingMigration = {
  id: '0669-order-waiting',
  sql: `
alter table orders add column to_ship_at timestamptz;
update orders o set to_ship_at = (
  select max(l.at) from order_log l where l.order_id = o.id and l.event = 'form')
where o.status = 1;
create index orders_waiting on orders (partner_id, store_id, (coalesce(to_ship_at, pay_time, created_at)), id)
  where status = 1;
create index delivery_tail on delivery (partner_id, store_id, reverse(delivery_sn) text_pattern_ops)
  where kind = 'express';
`,
}
