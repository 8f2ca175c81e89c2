import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import { checkout, modifyFlow, showFlow } from './checkout.service.ts'
import type { PurchaseKinds } from './purchase-kind.ts'
import { submit } from './submit.service.ts'

export const checkoutRoutes = (kinds: PurchaseKinds): Bound[] =>
  bind('checkout', checkoutCalls, {
    checkout: (ctx, body) => checkout(ctx, kinds, body),
    flow: (ctx, path) => showFlow(ctx, kinds, path),
    flowModify: (ctx, input) => modifyFlow(ctx, kinds, input),
    submit: (ctx, body) => submit(ctx, kinds, body),
  })
