import { hookCalls } from '@mallard/contract/hooks.calls'
import { orderCalls } from '@mallard/contract/order/order.calls'
import { bind } from '#platform/http/bind.ts'
import { takePush } from './express.service.ts'
import { cancelOrder, confirmOrder, deleteOrder, orderDetail, orderList, orderStates, traceDetail } from './order.service.ts'
import type { PaymentDesk } from './payment-desk.ts'

export function orderRoutes(desk: PaymentDesk) {
  return bind('order', orderCalls, {
    orderStatus: (ctx, input) => orderStates(ctx, desk, input),
    delete: deleteOrder,
    confirm: confirmOrder,
    cancel: (ctx, input) => cancelOrder(ctx, desk, input),
    orderList,
    detail: orderDetail,
    traceDetail,
  })
}

export const expressHooks = bind('hooks', hookCalls, { expressPush: (ctx, _, message) => takePush(ctx.services, message.body) })
