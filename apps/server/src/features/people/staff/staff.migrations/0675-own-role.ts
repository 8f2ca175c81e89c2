/** Roles of a shop's own. Who has one is named in `staff_role` as `own-12`. */
export const ownRoleMigration = {
  id: '0675-own-role',
  sql: `
create table own_role (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  /* null: every store of the partner */
  store_id integer,
  name text not null,
  /* names with one key look alike */
  name_key text not null,
  rights text[] not null check (cardinality(rights) > 0),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  unique (partner_id, id),
  unique (partner_id, name_key),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'staff_role'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%warehouse%';
  execute format('alter table staff_role drop constraint %I', found);
end $$;
alter table staff_role
  add check (role in ('owner', 'manager', 'warehouse', 'service') or role ~ '^own-[1-9][0-9]{0,8}$'),
  add column own_role_id bigint generated always as
    (case when role like 'own-%' then substr(role, 5)::bigint end) stored,
  add foreign key (partner_id, own_role_id) references own_role (partner_id, id);
create index staff_role_own on staff_role (partner_id, own_role_id) where own_role_id is not null;
`,
}
