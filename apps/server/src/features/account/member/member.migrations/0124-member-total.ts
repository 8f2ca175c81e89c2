/**
 * What members ordered in each store and in all (store 0), kept as it happens: lists of members
 * read no orders.
 */
export const memberTotalMigration = {
  id: '0124-member-total',
  sql: `
alter table member add column order_count integer not null default 0, add column paid_total bigint not null default 0, add column last_order_at timestamptz;
/* those who have gone are in no list */
create index member_new on member (partner_id, id desc) where status <> 3;
create index member_paid on member (partner_id, paid_total desc, id desc) where status <> 3;
create index member_points on member (partner_id, integration desc, id desc) where status <> 3;
create index member_growth on member (partner_id, growth desc, id desc) where status <> 3;
create table member_store (
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  order_count integer not null,
  paid_total bigint not null,
  last_order_at timestamptz,
  primary key (partner_id, store_id, member_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index member_store_paid on member_store (partner_id, store_id, paid_total desc, member_id desc);
create index member_store_member on member_store (partner_id, member_id);
insert into member_store (partner_id, store_id, member_id, order_count, paid_total, last_order_at)
select partner_id, store_id, member_id, count(*) filter (where pay_status = 1), coalesce(sum(paid_amount - refunded_amount) filter (where pay_status = 1), 0),
  max(created_at) filter (where pay_status = 1)
from orders group by 1, 2, 3;
update member m set order_count = t.orders, paid_total = t.paid, last_order_at = t.last
from (select partner_id, member_id, sum(order_count) as orders, sum(paid_total) as paid, max(last_order_at) as last from member_store group by 1, 2) t
where m.partner_id = t.partner_id and m.id = t.member_id;
`,
}
