import { paymentCalls } from '@mallard/contract/payment/payment.calls'
import { bind } from '#platform/http/bind.ts'
import { takeNotify } from './notify.service.ts'
import { appParams, bridgeParams, comeBack, redirectWap } from './params.service.ts'
import type { RefundHearer } from './refund.service.ts'

export function paymentRoutes(hear: RefundHearer) {
  return bind('payment', paymentCalls, {
    params: bridgeParams,
    paramsApp: (ctx, input) => appParams(ctx, 'APP', input),
    paramsMallApp: (ctx, input) => appParams(ctx, 'MALLAPP', input),
    redirectWap,
    back: comeBack,
    notify: (ctx, input, message) => takeNotify(ctx, hear, input, message),
  })
}
