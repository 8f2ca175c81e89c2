/** By which a brand's own apps are recognised; empty: by the usual marks. */
export const appMarksMigration = {
  id: '0638-app-marks',
  sql: `
alter table partner add column app_marks jsonb not null default '{}';
`,
}
