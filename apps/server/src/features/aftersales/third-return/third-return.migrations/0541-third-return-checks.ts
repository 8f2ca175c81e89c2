/** The states that the log of returns of other platforms knows. */
export const thirdReturnChecksMigration = {
  id: '0541-third-return-checks',
  sql: `
alter table third_return_log
  add check (from_status between -1 and 5),
  add check (to_status between -1 and 5);
`,
}
