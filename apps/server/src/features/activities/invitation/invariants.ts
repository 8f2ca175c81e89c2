import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const invitationInvariants: FeatureInvariants = {
  statements: `
-- I-11 places of an event that are taken, and people who wait for one, are its entries
select i.id, i.taken, i.waiting
from invitation i
where /* each invitation: i.id = any($keys) */ true
  and (i.taken <> (select count(*) from invitation_entry e where e.invitation_id = i.id and e.state = 'in')
    or i.waiting <> (select count(*) from invitation_entry e where e.invitation_id = i.id and e.state = 'waiting'));
`,
  subjects: {
    invitation: { table: 'invitation', column: 'id', type: 'bigint', logs: {} },
  },
}
