import { partnerColumnOf0540 } from '#platform/db/partner-column.ts'

/** The partner in the sessions of staff; a role has a key of its own, as its store may be none. */
export const staffPartnerMigration = {
  id: '0540-staff-partner',
  sql: `${partnerColumnOf0540({
    table: 'staff_session',
    of: 'select s.partner_id from staff s where s.id = new.staff_id',
  })}
alter table staff_role add column id bigint generated always as identity primary key;
`,
}
