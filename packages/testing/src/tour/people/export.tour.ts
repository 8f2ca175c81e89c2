import type { TourPart } from '../part.ts'

export const exportTour = {
  admin: {
    undated: ['exports'],
  },
} satisfies TourPart
