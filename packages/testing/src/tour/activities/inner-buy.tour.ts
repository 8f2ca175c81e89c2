import type { TourPart } from '../part.ts'

export const innerBuyTour = {
  admin: {
    dated: ['inner-goods', 'inner-quotas', 'inner-quotas/1'],
  },
} satisfies TourPart
