import type { TourPart } from '../part.ts'

export const settingTour = {
  admin: {
    undated: ['brand', 'stores'],
  },
} satisfies TourPart
