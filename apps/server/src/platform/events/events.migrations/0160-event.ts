/**
 * Events of every topic that has no log of its own, and what handlers could not handle. The log of
 * the orders keeps its own mark; what its listeners had failed to hear becomes failed deliveries.
 */
export const eventMigration = {
  id: '0160-event',
  sql: `
create table event (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  name text not null,
  payload jsonb not null,
  at timestamptz not null,
  handled_at timestamptz
);
create index event_pending on event (topic, id) where handled_at is null;

create table event_failure (
  topic text not null,
  handler text not null,
  event_id bigint not null,
  key text not null,
  primary key (topic, handler, event_id)
);
create index event_failure_key on event_failure (topic, key);

insert into event_failure (topic, handler, event_id, key) select 'order', u.listener, u.log_id, u.order_id::text from order_unheard u;
drop table order_unheard;

alter table order_log rename column told to is_handled;
alter index order_log_untold rename to order_log_pending;

update job set kind = 'event.deliver', key = 'order ' || key,
  payload = jsonb_build_object('topic', 'order', 'handler', payload->>'listener', 'key', payload->>'orderId')
where kind = 'order.tell';
`,
}
