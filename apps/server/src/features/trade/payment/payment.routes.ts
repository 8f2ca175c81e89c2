import { paymentCalls } from '@mallard/contract/trade/payment/payment.calls'
import { bind } from '#platform/http/bind.ts'
import { takeNotify } from './notify.service.ts'
import { appParams, bridgeParams, comeBack, redirectWap } from './params.service.ts'

export const paymentRoutes = bind('payment', paymentCalls, {
  params: bridgeParams,
  paramsApp: (ctx, input) => appParams(ctx, 'APP', input),
  paramsMallApp: (ctx, input) => appParams(ctx, 'MALLAPP', input),
  redirectWap,
  back: comeBack,
  notify: takeNotify,
})
