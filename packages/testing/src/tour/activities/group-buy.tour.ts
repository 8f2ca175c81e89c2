import { groupOrderCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { at, first, type TourPart } from '../part.ts'

export const groupBuyTour = {
  pages: async ({ shopper }) => {
    const { list } = await shopper.data(groupOrderCalls.batchList, {})
    const { activity, batchId } = first(list, 'group purchases of the demo shopper')
    return {
      ...at('groupBuy', { urlCode: activity.urlCode }),
      ...at('groupBuyOrderDetail', { batchId }),
      ...at('groupBuyPayment', {}, { batchId }),
    }
  },
  admin: {
    dated: ['group-buys', 'group-buys/1'],
    undated: ['group-buys/new'],
  },
} satisfies TourPart
