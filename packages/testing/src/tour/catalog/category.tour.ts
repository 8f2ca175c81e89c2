import type { TourPart } from '../part.ts'

export const categoryTour = {
  admin: {
    undated: ['categories'],
  },
} satisfies TourPart
