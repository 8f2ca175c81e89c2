import type { TourPart } from '../part.ts'

export const segmentTour = {
  admin: { undated: ['segments', 'segments/rfm'] },
} satisfies TourPart
