import type { TourPart } from '../part.ts'

export const conversationTour = {
  admin: {
    undated: ['conversations'],
  },
} satisfies TourPart
