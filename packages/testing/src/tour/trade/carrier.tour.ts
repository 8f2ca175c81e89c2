import type { TourPart } from '../part.ts'

export const carrierTour = {
  admin: {
    undated: ['carriers'],
  },
} satisfies TourPart
