/**
 * What an empty database was begun with, and how far that came: whoever starts next goes on from
 * there. A shop from before has begun.
 */
export const firstStartMigration = {
  id: '0115-first-start',
  sql: `
create table first_start (
  id smallint primary key default 1 check (id = 1),
  shop_data text not null,
  /* of the demo world's past orders, those that were made */
  past_orders integer not null default 0,
  has_promotions boolean not null default false,
  /* null: something is still to be filled in */
  done_at timestamptz
);
insert into first_start (shop_data, has_promotions, done_at) select 'before', true, now() where exists (select from partner);
`,
}
