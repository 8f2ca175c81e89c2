import type { TourPart } from '../part.ts'

export const staffTour = {
  admin: {
    dated: ['audit', 'approval-rules', 'people-reads'],
    undated: ['approvals', 'roles', 'staff'],
  },
} satisfies TourPart
