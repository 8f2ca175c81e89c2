import type { TourPart } from '../part.ts'

export const freightTour = {
  admin: {
    undated: ['freight'],
  },
} satisfies TourPart
