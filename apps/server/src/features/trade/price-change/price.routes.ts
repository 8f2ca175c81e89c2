import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { PaymentGateway } from '#features/trade/order/index.ts'
import type { PaymentRecords } from '#features/trade/order-admin/index.ts'
import { bind } from '#platform/http/bind.ts'
import { price } from './price-admin.service.ts'

/** The call stands in the contract among the others about orders. */
const calls = { price: orderAdminCalls.price }

export function priceRoutes(payment: PaymentGateway, records: PaymentRecords) {
  return bind('orderAdmin', calls, {
    price: (ctx, input) => price(ctx, records, payment, input),
  })
}
