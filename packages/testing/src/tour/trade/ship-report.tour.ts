import type { TourPart } from '../part.ts'

export const shipReportTour = {
  admin: {
    dated: ['ship-reports?state=all'],
  },
} satisfies TourPart
