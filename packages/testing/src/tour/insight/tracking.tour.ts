import type { TourPart } from '../part.ts'

export const trackingTour = {
  admin: {
    undated: ['visits'],
  },
} satisfies TourPart
