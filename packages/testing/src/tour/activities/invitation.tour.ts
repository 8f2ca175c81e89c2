import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import { at, first, type TourPart } from '../part.ts'

export const invitationTour = {
  pages: async ({ shopper }) => {
    const { id } = first((await shopper.data(invitationCalls.list, {})).list, 'events')
    return { ...at('invitation', { id }) }
  },
  admin: {
    undated: ['events', 'events/1', 'events/new', 'check-ins', 'check-ins/1'],
  },
} satisfies TourPart
