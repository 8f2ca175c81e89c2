import type { TourPart } from '../part.ts'

export const taxTour = {
  admin: {
    undated: ['tax'],
  },
} satisfies TourPart
