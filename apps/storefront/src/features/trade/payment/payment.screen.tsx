import { defineScreen } from '#platform/screen.ts'
import { PaymentPage, PaymentSkeleton } from './payment-page.tsx'
import { groupOf } from './payment-places.ts'
import { paymentStateOf } from './payment-state.ts'

export default defineScreen('payment', {
  queries: ({ api, params }) => ({ orders: api.order.orderStatus.query({ sn: params.orderId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: PaymentSkeleton,
  Screen: ({ data: { orders }, params: { orderId } }) => (
    <PaymentPage
      key={orderId}
      orderId={orderId}
      state={paymentStateOf(orders)}
      batchId={groupOf(orders)}
    />
  ),
})
