/**
 * What staff note about an order, note by note. The one that an order had is its first; who wrote it
 * last, and when, stands in the audit log. The column it stood in is read no more.
 */
export const orderNoteMigration = {
  id: '0670-order-note',
  sql: `
create table order_note (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  order_id bigint not null,
  /* null: written before there were several, by somebody who is not known */
  staff_id bigint,
  staff_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id)
);
create index order_note_order on order_note (order_id, id desc);
create index order_note_store on order_note (partner_id, store_id, id desc);
insert into order_note (partner_id, store_id, order_id, staff_id, staff_name, text, created_at)
select o.partner_id, o.store_id, o.id, a.staff_id, coalesce(a.staff_name, ''), o.staff_note, coalesce(a.at, o.created_at)
from orders o left join lateral (
  select l.staff_id, l.staff_name, l.at from audit_log l
  where l.partner_id = o.partner_id and l.object = 'order ' || o.order_sn and l.action in ('order.staffNote', 'order.remark')
  order by l.id desc limit 1) a on true
where o.staff_note <> ''
order by o.id;
`,
}
