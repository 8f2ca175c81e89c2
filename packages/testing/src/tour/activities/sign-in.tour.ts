import type { TourPart } from '../part.ts'

export const signInTour = {
  admin: {
    dated: ['sign-in'],
  },
} satisfies TourPart
