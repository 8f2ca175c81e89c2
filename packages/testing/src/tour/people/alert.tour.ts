import type { TourPart } from '../part.ts'

export const alertTour = {
  admin: {
    dated: ['alerts'],
  },
} satisfies TourPart
