import { checkoutCalls } from '@mallard/contract/checkout/checkout.calls'
import { bind } from '#platform/http/bind.ts'
import { checkout, modifyFlow, showFlow } from './checkout.service.ts'
import { submit } from './submit.service.ts'

export const checkoutRoutes = bind('checkout', checkoutCalls, { checkout, flow: showFlow, flowModify: modifyFlow, submit })
