/** What members ordered in another system: history to be shown, outside money, stock and figures. */
export const memberImportMigration = {
  id: '0665-member-import',
  sql: `
create table old_order (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* as the other system has it */
  number text not null check (length(number) between 1 and 64),
  ordered_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  goods text not null,
  state text not null,
  unique (partner_id, store_id, number),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
/* of whom some have not come yet */
create index member_imported on member (created_at, id) where register_source = 'import';
create index old_order_member on old_order (partner_id, member_id, ordered_at desc);
`,
}
