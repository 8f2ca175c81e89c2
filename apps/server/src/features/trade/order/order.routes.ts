import { hookCalls } from '@mallard/contract/hooks.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { bind } from '#platform/http/bind.ts'
import { takePush } from './express.service.ts'
import {
  cancelOrder,
  confirmOrder,
  deleteOrder,
  orderDetail,
  orderList,
  orderStates,
  traceDetail,
} from './order.service.ts'
import type { GroupOrders } from './group-orders.ts'
import type { PaymentGateway } from './payment-gateway.ts'

export function orderRoutes(admin: PaymentGateway, groups: GroupOrders) {
  return bind('order', orderCalls, {
    orderStatus: (ctx, input) => orderStates(ctx, admin, input),
    delete: deleteOrder,
    confirm: confirmOrder,
    cancel: (ctx, input) => cancelOrder(ctx, admin, groups, input),
    orderList,
    detail: orderDetail,
    traceDetail,
  })
}

export const expressHooks = bind('hooks', hookCalls, {
  expressPush: (ctx, _, message) => takePush(ctx.services, message.body),
})
