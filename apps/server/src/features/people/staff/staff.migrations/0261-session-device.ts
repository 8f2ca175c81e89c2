export const sessionDeviceMigration = {
  id: '0261-session-device',
  sql: `
/* as the browser names itself, in short */
alter table staff_session add column device text not null default '';
`,
}
