import type { TourPart } from '../part.ts'

export const campaignTour = {
  admin: { undated: ['campaigns', 'campaigns/new'] },
} satisfies TourPart
