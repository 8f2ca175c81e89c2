import { at, type TourPart } from '../part.ts'

export const paymentTour = {
  pages: ({ unpaid }) => {
    const status = { orderId: unpaid, orderSn: unpaid, status: '0' }
    return {
      ...at('payment', { orderId: unpaid }),
      ...at('paymentStatusScoped', status),
      ...at('paymentStatusOrder', status),
      ...at('paymentStatus', status),
      ...at('offLinePayment', { orderId: unpaid }),
      ...at('offLinePaySuccess', status),
    }
  },
  admin: {
    dated: ['payments?view=all', 'payments?tab=refunds', 'bills'],
  },
} satisfies TourPart
