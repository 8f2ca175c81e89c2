import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import type { PaymentGateway } from '#features/trade/order/index.ts'
import type { PaymentRecords } from '#features/trade/order-admin/index.ts'
import { waitingSecond } from '#features/people/staff/index.ts'
import { bind } from '#platform/http/bind.ts'
import { price } from './price-admin.service.ts'
import { decidePrice, priceLook } from './waiting-prices.service.ts'

/** The call stands in the contract among the others about orders. */
const calls = { price: orderAdminCalls.price }

export function priceRoutes(payment: PaymentGateway, records: PaymentRecords) {
  return [
    ...bind('orderAdmin', calls, {
      price: (ctx, input) => price(ctx, records, payment, input),
    }),
    ...bind('priceAdmin', priceAdminCalls, {
      waiting: (ctx) => waitingSecond(ctx, priceLook),
      decide: (ctx, said) => decidePrice(ctx, payment, said),
    }),
  ]
}
