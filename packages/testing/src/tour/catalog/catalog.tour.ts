import { at, type TourPart } from '../part.ts'

export const catalogTour = {
  pages: ({ goods }) => ({ ...at('goods', { itemId: goods.itemId }) }),
  admin: {
    undated: ['goods', 'stock'],
  },
} satisfies TourPart
