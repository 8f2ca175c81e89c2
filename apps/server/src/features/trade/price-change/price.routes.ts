import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import type { PaymentGateway } from '#features/trade/order/index.ts'
import type { PaymentRecords } from '#features/trade/order-admin/index.ts'
import { bind } from '#platform/http/bind.ts'
import { price } from './price-admin.service.ts'
import { priceLook } from './waiting-prices.service.ts'

/** The call stands in the contract among the others about orders. */
const calls = { price: orderAdminCalls.price }

export function priceRoutes(payment: PaymentGateway, records: PaymentRecords) {
  const look = priceLook(payment)
  return [
    ...bind('orderAdmin', calls, {
      price: (ctx, input) => price(ctx, records, payment, look, input),
    }),
    ...bind('priceAdmin', priceAdminCalls, { waiting: look.waiting, decide: look.decide }),
  ]
}
