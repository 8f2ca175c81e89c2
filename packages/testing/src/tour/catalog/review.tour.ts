import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { at, type TourPart } from '../part.ts'

export const reviewTour = {
  pages: ({ goods, orders, unpaid }) => {
    // A report of a trial is a longer one.
    const received = orders.find(
      ({ actions, kind }) => kind !== orderKind.evaluate && actions.includes('comment'),
    )
    return {
      ...at('goodsComments', { itemId: goods.itemId }),
      ...at('commentList', { active: '0' }),
      ...at('commentEdit', { id: 0, orderId: received?.orderSn ?? unpaid }),
    }
  },
  admin: {
    dated: ['reviews?view=all'],
  },
} satisfies TourPart
