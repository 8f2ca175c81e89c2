import { z } from 'zod'
import { GET, POST } from '../../api.ts'

/** What stands in the address of a push; who sent it says its signature. */
const Pushed = z.object({
  timestamp: z.string().optional(),
  nonce: z.string().optional(),
  signature: z.string().optional(),
  msg_signature: z.string().optional(),
  echostr: z.string().optional(),
})
const push = { authz: 'provider', kind: 'notify', query: Pushed, reply: z.undefined() } as const

/** Where WeChat pushes of the mini-program; no part of the specification's list, so not in `calls`. */
export const weixinHookCalls = {
  echo: GET('/hooks/weixin/mini', {
    ...push,
    summary: 'WeChat tries out where it pushes to: its own words back, where they are signed',
  }),
  push: POST('/hooks/weixin/mini', {
    ...push,
    summary: 'Signed and encrypted word of WeChat: a payer confirmed receipt',
  }),
}
