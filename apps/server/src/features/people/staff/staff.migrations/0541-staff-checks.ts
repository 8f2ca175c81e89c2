/** The roles of staff. */
export const staffChecksMigration = {
  id: '0541-staff-checks',
  sql: `
alter table staff_role add check (role in ('owner', 'manager', 'warehouse', 'service'));
`,
}
