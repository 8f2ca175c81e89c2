/** A request of the back office is known by its action, as in the audit log. */
export const requestActionMigration = {
  id: '0172-request-action',
  sql: `
alter table desk_request rename column deed to action;
`,
}
