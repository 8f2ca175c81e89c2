import { expressHookCalls } from '@mallard/contract/trade/shipping/express-hook.calls'
import { bind } from '#platform/http/bind.ts'
import { takePush } from './express.service.ts'

export const expressHooks = bind('hooks', expressHookCalls, {
  expressPush: (ctx, _, message) => takePush(ctx.services, message.body),
})
