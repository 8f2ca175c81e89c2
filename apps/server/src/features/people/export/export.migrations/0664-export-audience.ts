/** An export may be of chosen members alone. */
export const exportAudienceMigration = {
  id: '0664-export-audience',
  sql: `
/* a number of an audience; null: of all */
alter table data_export add column audience_id bigint;
`,
}
