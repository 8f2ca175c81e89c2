export const partnerLookMigration = {
  id: '0370-partner-look',
  sql: `alter table partner add column look jsonb not null default '{}';`,
}
