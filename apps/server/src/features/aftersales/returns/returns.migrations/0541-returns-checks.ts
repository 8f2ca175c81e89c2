/** The states that the log of returns knows. */
export const returnsChecksMigration = {
  id: '0541-returns-checks',
  sql: `
alter table return_log
  add check (from_status between -1 and 5),
  add check (to_status between -1 and 5);
`,
}
