import { hookCalls } from '@mallard/contract/hooks.calls'
import { bind } from '#platform/http/bind.ts'
import { takePush } from './express.service.ts'

export const expressHooks = bind('hooks', hookCalls, {
  expressPush: (ctx, _, message) => takePush(ctx.services, message.body),
})
