import type { TourPart } from '../part.ts'

export const promotionTour = {
  admin: {
    dated: ['promotions'],
    undated: ['promotions/new'],
  },
} satisfies TourPart
