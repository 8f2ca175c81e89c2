/** When goods go on and off the shelf of a store by themselves; what is over stays as an empty plan. */
export const shelfTimesMigration = {
  id: '0630-shelf-times',
  sql: `
create table shelf_plan (
  partner_id integer not null,
  store_id integer not null,
  goods_id bigint not null,
  /* null: not by itself */
  on_at timestamptz,
  off_at timestamptz,
  /* why they did not go on at their time; null: nothing went wrong since */
  problem text check (problem in ('noOpenSku', 'missed')),
  planned_by bigint not null references staff (id),
  version integer not null default 1,
  primary key (partner_id, store_id, goods_id),
  check (on_at < off_at),
  foreign key (partner_id, store_id, goods_id) references store_goods (partner_id, store_id, goods_id)
);
create index shelf_plan_planned_by on shelf_plan (planned_by);
`,
}
