/**
 * What members ordered, counted in one step. The orders are read in a statement after the one that
 * locks, which sees what was committed while it waited: of two that count a member at once, the
 * later one knows more.
 */
export const memberTotalStepMigration = {
  id: '0151-member-total-step',
  sql: `
create function refresh_member_total(of_members bigint[]) returns void language sql as $$
  select id from member where id = any(of_members) order by id for no key update;
  with total as (
    insert into member_store (partner_id, store_id, member_id, order_count, paid_total, last_order_at)
    select o.partner_id, o.store_id, o.member_id, count(*) filter (where o.pay_status = 1),
      coalesce(sum(o.paid_amount - o.refunded_amount) filter (where o.pay_status = 1), 0), max(o.created_at) filter (where o.pay_status = 1)
    from member m join orders o on o.partner_id = m.partner_id and o.member_id = m.id
    where m.id = any(of_members) and m.status <> 3 group by 1, 2, 3
    on conflict (partner_id, store_id, member_id) do update set
      order_count = excluded.order_count, paid_total = excluded.paid_total, last_order_at = excluded.last_order_at
    returning partner_id, member_id, order_count, paid_total, last_order_at
  )
  update member m set order_count = t.orders, paid_total = t.paid, last_order_at = t.last
  from (select partner_id, member_id, sum(order_count) as orders, sum(paid_total) as paid, max(last_order_at) as last from total group by 1, 2) t
  where m.partner_id = t.partner_id and m.id = t.member_id;
$$;
`,
}
