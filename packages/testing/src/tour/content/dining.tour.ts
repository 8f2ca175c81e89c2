import { dishes } from '@mallard/shop-data/content/dining'
import { at, type TourPart } from '../part.ts'

export const diningTour = {
  pages: () => ({ ...at('dishesComment', {}, { token: dishes[0]?.receipts[0]?.token }) }),
  admin: {
    dated: ['dish-receipts', 'dish-comments?state=all'],
  },
} satisfies TourPart
