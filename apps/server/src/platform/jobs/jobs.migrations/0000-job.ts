import type { Migration } from '#platform/db/migrate.ts'

export const jobMigration: Migration = {
  id: '0000-job',
  sql: `
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  key text,
  payload jsonb not null,
  partner_id int,
  store_id int,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'dead')),
  -- When it may be taken: its time while it waits, the end of its lease while it runs.
  due_at timestamptz not null,
  attempts int not null default 0,
  lease text,
  last_error text,
  created_at timestamptz not null default now()
);
create index job_due on job (due_at) where state <> 'dead';
-- The same work is not queued twice; a run that has begun does not count, it may have read the old state.
create unique index job_key on job (kind, key) where key is not null and state = 'waiting';
create table job_schedule (
  kind text primary key,
  next_at timestamptz not null
);
`,
}
