import { z } from 'zod'
import { POST } from './api.ts'
import { signInHooks } from './people/identity/sign-in-hooks.calls.ts'
import { fapiaoHookCalls } from './aftersales/invoice/fapiao-hook.calls.ts'
import { pickupHookCalls } from './aftersales/returns/pickup-hook.calls.ts'
import { omsHookCalls } from './aftersales/third-return/oms-hook.calls.ts'
import { weixinHookCalls } from './trade/ship-report/weixin-hook.calls.ts'
import { deviceHookCalls } from './devices/smart/device-hook.calls.ts'

/** Where providers push to; no part of the specification's list, so not in `calls`. */
export const hookCalls = {
  expressPush: POST('/hooks/express/kuaidi100', {
    summary: 'Signed push of a parcel’s track',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}

/** Every table of such calls, by the domain that its handlers are bound under. */
export const hookTables = {
  hooks: hookCalls,
  signIn: signInHooks,
  fapiao: fapiaoHookCalls,
  oms: omsHookCalls,
  pickup: pickupHookCalls,
  device: deviceHookCalls,
  weixin: weixinHookCalls,
}
