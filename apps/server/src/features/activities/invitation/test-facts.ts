import { entryStates } from '@mallard/contract/activities/invitation/invitation.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'invitationAdmin.close': 'nothing',
    'invitationAdmin.exportEntries': 'nothing',
    'invitationAdmin.save': 'terms',
  },
  stored: [[entryStates, 'invitation_entry.state']],
  open: {
    'invitation.audience': 'words of the operator: who may come',
  },
}
