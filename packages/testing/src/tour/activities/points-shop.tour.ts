import type { TourPart } from '../part.ts'

export const pointsShopTour = {
  admin: {
    dated: ['points-goods', 'points-goods/1'],
  },
} satisfies TourPart
