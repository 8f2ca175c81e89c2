/** Staff are told that a member waits for the service. */
export const alertMessageMigration = {
  id: '0660-alert-message',
  sql: `
alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('paid', 'voucher', 'return', 'complaint', 'message', 'stock', 'bill', 'job'));
`,
}
