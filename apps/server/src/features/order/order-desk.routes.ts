import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { bind } from '#platform/http/bind.ts'
import * as desk from './order-desk.service.ts'
import { correctWaybill, watchParcel } from './parcel-desk.service.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRecords } from './payment-records.ts'

export function orderDeskRoutes(payment: PaymentDesk, records: PaymentRecords) {
  return bind('orderDesk', orderDeskCalls, {
    list: desk.deskList,
    detail: (ctx, input) => desk.deskDetail(ctx, records, input),
    parcels: desk.parcels,
    watchParcel: (ctx, input) => watchParcel(ctx, records, input),
    correctWaybill: (ctx, input) => correctWaybill(ctx, records, input),
    carriers: desk.carrierList,
    ship: (ctx, input) => desk.ship(ctx, records, input),
    remark: (ctx, input) => desk.remark(ctx, records, input),
    receiver: (ctx, input) => desk.receiver(ctx, records, input),
    close: (ctx, input) => desk.close(ctx, records, payment, input),
    repair: (ctx, input) => desk.repair(ctx, records, input),
  })
}
