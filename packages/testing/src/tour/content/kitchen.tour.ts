import { guideCalls } from '@mallard/contract/content/kitchen/kitchen.calls'
import { at, first, type TourPart } from '../part.ts'

export const kitchenTour = {
  pages: async ({ shopper }) => {
    const guide = first(await shopper.data(guideCalls.productGuides, {}), 'guides')
    return {
      ...at('productGuideDetail', { productId: guide.productId }),
      ...at('kitchenIndex', { id: 1 }),
      ...at('kitchenInstructions', { id: 1 }),
      ...at('kitchenInstructionsDetail', { productSn: 'HL-KT02-OAT-12' }),
      ...at('kitchenMenu', { id: 1 }),
    }
  },
  admin: {
    dated: ['recipes', 'guides'],
  },
} satisfies TourPart
