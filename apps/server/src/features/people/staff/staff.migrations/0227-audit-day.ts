/** The log in the order of time, also of some days. */
export const auditDayMigration = {
  id: '0227-audit-day',
  sql: `
create index audit_log_day on audit_log (partner_id, at desc, id desc);
`,
}
