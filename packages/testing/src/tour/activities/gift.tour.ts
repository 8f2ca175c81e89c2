import type { TourPart } from '../part.ts'

export const giftTour = {
  admin: {
    dated: ['gifts', 'gifts/1'],
  },
} satisfies TourPart
