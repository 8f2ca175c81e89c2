/**
 * What each promotion brought, counted up as orders are paid: the list of promotions reads no
 * orders. Payments still to be told of count when they are.
 */
export const promotionTotalMigration = {
  id: '0123-promotion-total',
  sql: `
create table promotion_total (
  partner_id integer not null,
  store_id integer not null,
  promotion_id bigint not null,
  type smallint not null,
  orders bigint not null,
  amount bigint not null,
  primary key (partner_id, store_id, promotion_id, type),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
insert into promotion_total (partner_id, store_id, promotion_id, type, orders, amount)
select o.partner_id, o.store_id, (e->>'id')::bigint, (e->>'type')::smallint, count(distinct o.id), sum((e->>'amount')::bigint)
from orders o cross join lateral jsonb_array_elements(o.promotions) e
where o.pay_status = 1 and not exists (select 1 from order_log l where l.order_id = o.id and l.event in ('pay', 'approve') and not l.told)
group by 1, 2, 3, 4;
`,
}
