export const invariantRunMigration = {
  id: '0063-invariant-run',
  sql: `
/* What the invariants of the books found, by night or when somebody asked. */
create table invariant_run (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  /* empty: by night */
  staff_name text not null,
  /* [{name, total, rows}], the broken ones first */
  results jsonb not null default '[]'
);
/* one at a time */
create unique index invariant_run_one on invariant_run ((true)) where finished_at is null;
create index job_dead on job (id desc) where state = 'dead';
`,
}
