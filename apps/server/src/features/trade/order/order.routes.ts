import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { bind } from '#platform/http/bind.ts'
import {
  cancelOrder,
  confirmOrder,
  deleteOrder,
  orderDetail,
  orderList,
  orderStates,
} from './order.service.ts'
import type { GroupOrders } from './group-orders.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** All but the tracks of parcels, which shipping binds. */
const calls = {
  orderStatus: orderCalls.orderStatus,
  delete: orderCalls.delete,
  confirm: orderCalls.confirm,
  cancel: orderCalls.cancel,
  orderList: orderCalls.orderList,
  detail: orderCalls.detail,
}

export function orderRoutes(admin: PaymentGateway, groups: GroupOrders) {
  return bind('order', calls, {
    orderStatus: (ctx, input) => orderStates(ctx, admin, input),
    delete: deleteOrder,
    confirm: confirmOrder,
    cancel: (ctx, input) => cancelOrder(ctx, admin, groups, input),
    orderList,
    detail: orderDetail,
  })
}
