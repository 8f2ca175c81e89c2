/** A request is found whoever of the partner's staff sent it. */
export const requestOfAnyoneMigration = {
  id: '0603-request-of-anyone',
  sql: `
create index admin_request_of on admin_request (partner_id, request_id);
`,
}
