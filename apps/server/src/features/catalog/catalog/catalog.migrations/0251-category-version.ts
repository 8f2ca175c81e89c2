/** Of two who change the words of a category at once, the second is told. */
export const categoryVersionMigration = {
  id: '0251-category-version',
  sql: `
alter table category add column version integer not null default 1;
`,
}
