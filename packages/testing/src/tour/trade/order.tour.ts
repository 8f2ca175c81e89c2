import { at, type TourPart } from '../part.ts'

export const orderTour = {
  pages: ({ orders, unpaid }) => {
    const sent = orders.find((order) => order.delivery.length > 0)
    return {
      ...at('orderList', { active: '0' }),
      ...at('orderDetail', { orderId: unpaid }),
      ...at('orderLogistics', { orderId: sent?.orderSn ?? unpaid }),
      ...at('orderStatus', { orderId: unpaid, status: '0' }),
    }
  },
  admin: {
    dated: ['orders'],
    undated: ['shipping'],
  },
} satisfies TourPart
