export const partnerVersionMigration = {
  id: '0621-partner-version',
  sql: `alter table partner add column version integer not null default 0;`,
}
