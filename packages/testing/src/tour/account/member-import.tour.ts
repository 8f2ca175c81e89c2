import type { TourPart } from '../part.ts'

export const memberImportTour = {
  admin: { undated: ['member-import'] },
} satisfies TourPart
