import type { TourPart } from '../part.ts'

export const robotTour = {
  admin: {
    undated: ['robots'],
  },
} satisfies TourPart
