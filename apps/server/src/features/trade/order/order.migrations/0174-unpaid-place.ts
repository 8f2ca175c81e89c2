/**
 * An order that waits for its money holds one of its member's places. The index gives a place to
 * one order alone, however many are submitted at once, and covers unpaid orders only: paid or
 * closed, an order has let go of its place without a word. Orders that cost nothing need none.
 */
export const unpaidPlaceMigration = {
  id: '0174-unpaid-place',
  sql: `
alter table orders add column unpaid_place smallint;
with standing as (
  select id, row_number() over (partition by partner_id, member_id order by id) as place
  from orders where status in (0, 6) and pay_amount > 0
)
update orders o set unpaid_place = s.place from standing s where o.id = s.id and s.place <= 20;
create unique index orders_unpaid_place on orders (partner_id, member_id, unpaid_place)
  where status in (0, 6) and unpaid_place is not null;
`,
}
