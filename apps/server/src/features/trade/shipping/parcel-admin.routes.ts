import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { PaymentRecords } from '#features/trade/order-admin/index.ts'
import { bind } from '#platform/http/bind.ts'
import { carrierList, correctWaybill, ship, watchParcel } from './parcel-admin.service.ts'
import { parcels } from './track.service.ts'

/** What staff do with parcels stands in the contract among the calls about orders. */
const calls = {
  parcels: orderAdminCalls.parcels,
  carriers: orderAdminCalls.carriers,
  ship: orderAdminCalls.ship,
  watchParcel: orderAdminCalls.watchParcel,
  correctWaybill: orderAdminCalls.correctWaybill,
}

export function parcelAdminRoutes(records: PaymentRecords) {
  return bind('orderAdmin', calls, {
    parcels,
    carriers: carrierList,
    ship: (ctx, input) => ship(ctx, records, input),
    watchParcel: (ctx, input) => watchParcel(ctx, records, input),
    correctWaybill: (ctx, input) => correctWaybill(ctx, records, input),
  })
}
