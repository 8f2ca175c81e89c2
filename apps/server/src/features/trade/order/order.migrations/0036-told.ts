/**
 * Which rows of an order's log its listeners have heard. Rows of before anybody listened count as
 * told. What a listener could not hear waits apart, so that neither the other listeners nor the
 * other orders wait for it.
 */
export const toldMigration = {
  id: '0036-told',
  sql: `
alter table order_log add column told boolean not null default true;
alter table order_log alter column told set default false;
create index order_log_untold on order_log (id) where not told;

create table order_unheard (
  listener text not null,
  log_id bigint not null references order_log (id),
  order_id bigint not null references orders (id),
  primary key (listener, log_id)
);
create index order_unheard_order on order_unheard (order_id);
`,
}
