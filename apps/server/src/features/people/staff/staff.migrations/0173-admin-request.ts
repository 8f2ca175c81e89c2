/** The table of requests by its present name, with the action that a request stands for. */
export const adminRequestMigration = {
  id: '0173-admin-request',
  sql: `
alter table desk_request rename to admin_request;
alter index desk_request_at rename to admin_request_at;
alter index review_desk rename to review_newest;
`,
}
