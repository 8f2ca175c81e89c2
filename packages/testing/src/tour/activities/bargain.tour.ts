import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { at, first, type TourPart } from '../part.ts'

export const bargainTour = {
  pages: async ({ shopper }) => {
    const found = await shopper.data(searchCalls.productList, { q: '可视空气炸锅' })
    const { itemId } = first(found.list, 'goods to bargain for')
    const { skus } = await shopper.data(catalogCalls.detail, { id: itemId })
    const { activity } = skus.find((sku) => sku.activity) ?? {}
    const bargainId = Number(activity?.href.split('/').at(-1))
    const room = await shopper.data(bargainCalls.add, { bargainId })
    return { ...at('bargainList', { bargainId }), ...at('bargainDetail', room) }
  },
  admin: {
    dated: ['bargains'],
  },
} satisfies TourPart
