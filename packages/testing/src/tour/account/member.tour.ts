import type { TourPart } from '../part.ts'

export const memberTour = {
  admin: {
    dated: ['members', 'members/1', 'members/tags', 'agreements'],
  },
} satisfies TourPart
