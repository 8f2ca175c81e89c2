import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { PaymentGateway } from '#features/trade/order/index.ts'
import { bind } from '#platform/http/bind.ts'
import * as chosen from './chosen.service.ts'
import * as admin from './order-admin.service.ts'
import { printed } from './print.service.ts'
import type { PaymentRecords } from './payment-records.ts'

/** All but those about parcels, which shipping binds, and the price, which has a feature too. */
const calls = {
  list: orderAdminCalls.list,
  detail: orderAdminCalls.detail,
  beside: orderAdminCalls.beside,
  exportChosen: orderAdminCalls.exportChosen,
  printed: orderAdminCalls.printed,
  addNote: orderAdminCalls.addNote,
  flag: orderAdminCalls.flag,
  receiver: orderAdminCalls.receiver,
  close: orderAdminCalls.close,
  repair: orderAdminCalls.repair,
}

export function orderAdminRoutes(payment: PaymentGateway, records: PaymentRecords) {
  return bind('orderAdmin', calls, {
    list: admin.adminList,
    detail: (ctx, input) => admin.adminDetail(ctx, records, input),
    beside: chosen.beside,
    exportChosen: chosen.exportChosen,
    printed,
    addNote: (ctx, input) => admin.addNote(ctx, records, input),
    flag: (ctx, input) => admin.flag(ctx, records, input),
    receiver: (ctx, input) => admin.receiver(ctx, records, input),
    close: (ctx, input) => admin.close(ctx, records, payment, input),
    repair: (ctx, input) => admin.repair(ctx, records, input),
  })
}
