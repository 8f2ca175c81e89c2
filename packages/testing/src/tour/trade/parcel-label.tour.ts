import type { TourPart } from '../part.ts'

export const parcelLabelTour = {
  admin: {
    undated: ['label-accounts'],
  },
} satisfies TourPart
