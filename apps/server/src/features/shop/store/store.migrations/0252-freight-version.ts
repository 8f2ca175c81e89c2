/** Of two who change a freight template at once, the second is told. */
export const freightVersionMigration = {
  id: '0252-freight-version',
  sql: `
alter table freight_template add column version integer not null default 1;
`,
}
