/** Conditions that members of a segment have alike. */
export const segmentMigration = {
  id: '0664-segment',
  sql: `
create table segment (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  name text not null check (length(name) between 1 and 30),
  conditions jsonb not null,
  version integer not null default 1,
  staff_name text not null,
  changed_at timestamptz not null,
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create unique index segment_name on segment (partner_id, store_id, lower(name));
`,
}
