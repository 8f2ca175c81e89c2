import type { TourPart } from '../part.ts'

export const goodsImportTour = {
  admin: {
    undated: ['goods-imports'],
  },
} satisfies TourPart
