/**
 * What members ordered, counted as before (0151), by plans that a connection keeps, and written
 * where it is another than it was: most orders that are told of are not paid yet.
 */
export const memberTotalPlanMigration = {
  id: '0648-member-total-plan',
  sql: `
create or replace function refresh_member_total(of_members bigint[]) returns void language plpgsql as $$
begin
  perform 1 from member where id = any(of_members) order by id for no key update;
  with total as (
    select o.partner_id, o.store_id, o.member_id, count(*) filter (where o.pay_status = 1) as orders,
      coalesce(sum(o.paid_amount - o.refunded_amount) filter (where o.pay_status = 1), 0) as paid, max(o.created_at) filter (where o.pay_status = 1) as last
    from member m join orders o on o.partner_id = m.partner_id and o.member_id = m.id
    where m.id = any(of_members) and m.status <> 3 group by 1, 2, 3
  ), kept as (
    insert into member_store as s (partner_id, store_id, member_id, order_count, paid_total, last_order_at)
    select t.partner_id, t.store_id, t.member_id, t.orders, t.paid, t.last from total t
    on conflict (partner_id, store_id, member_id) do update set
      order_count = excluded.order_count, paid_total = excluded.paid_total, last_order_at = excluded.last_order_at
      where (s.order_count, s.paid_total, s.last_order_at) is distinct from (excluded.order_count, excluded.paid_total, excluded.last_order_at)
  )
  update member m set order_count = t.orders, paid_total = t.paid, last_order_at = t.last
  from (select partner_id, member_id, sum(orders) as orders, sum(paid) as paid, max(last) as last from total group by 1, 2) t
  where m.partner_id = t.partner_id and m.id = t.member_id
    and (m.order_count, m.paid_total, m.last_order_at) is distinct from (t.orders, t.paid, t.last);
end
$$;
`,
}
