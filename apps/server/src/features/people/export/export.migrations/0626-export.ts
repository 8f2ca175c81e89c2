/** Exports that staff asked for, and the parts that their files are written in (decision 193). */
export const exportMigration = {
  id: '0626-export',
  sql: `
create table data_export (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  /* where it was asked for; of all stores of the partner where all_stores says so */
  store_id integer not null,
  staff_id bigint not null,
  staff_name text not null,
  kind text not null check (kind in ('orders', 'payments', 'days', 'bills', 'goods', 'members', 'withdrawals')),
  all_stores boolean not null,
  /* first and last day in Beijing; null: no days were asked for */
  from_day date,
  until_day date,
  columns text[] not null check (cardinality(columns) > 0),
  /* of its heading and its words */
  locale text not null check (locale in ('zh', 'en')),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed', 'cancelled', 'expired')),
  /* where the next part goes on; null: at the beginning */
  mark jsonb,
  /* parts, rows and bytes that are written */
  parts integer not null default 0,
  row_count bigint not null default 0 check (row_count >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  /* tries that failed since the last part */
  failures integer not null default 0,
  fault text check (fault in ('storage', 'fault')),
  downloads integer not null default 0,
  created_at timestamptz not null,
  /* when a part of it was tried last */
  worked_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz,
  unique (partner_id, id),
  check ((from_day is null) = (until_day is null) and from_day <= until_day),
  check ((state = 'failed') = (fault is not null)),
  check (state not in ('ready', 'expired') or (done_at is not null and expires_at is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id)
) with (fillfactor = 80);
create index data_export_list on data_export (partner_id, id desc);
create index data_export_staff on data_export (staff_id, id desc);
create index data_export_open on data_export (worked_at nulls first, id) where state in ('waiting', 'writing');
create index data_export_expiry on data_export (expires_at) where state = 'ready';
create index data_export_age on data_export (created_at);

/* Files of the storage that an export is written in: each is named here before it is written. */
create table data_export_part (
  partner_id integer not null,
  export_id bigint not null,
  /* of the storage */
  key text not null primary key,
  /* its place in the export; null: it is being written, or its writing broke off */
  place integer,
  bytes bigint,
  created_at timestamptz not null,
  unique (export_id, place),
  foreign key (partner_id, export_id) references data_export (partner_id, id)
);
`,
}
