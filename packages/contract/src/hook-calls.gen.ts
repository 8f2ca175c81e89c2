// GENERATED from the folders of the contract by `npm run gen`; do not edit.
import { signInHookCalls } from './people/identity/sign-in-hook.calls.ts'
import { expressHookCalls } from './trade/shipping/express-hook.calls.ts'
import { weixinHookCalls } from './trade/ship-report/weixin-hook.calls.ts'
import { pickupHookCalls } from './aftersales/returns/pickup-hook.calls.ts'
import { omsHookCalls } from './aftersales/third-return/oms-hook.calls.ts'
import { fapiaoHookCalls } from './aftersales/invoice/fapiao-hook.calls.ts'
import { deviceHookCalls } from './devices/smart/device-hook.calls.ts'

export const hookTables = {
  signIn: signInHookCalls,
  hooks: expressHookCalls,
  weixin: weixinHookCalls,
  pickup: pickupHookCalls,
  oms: omsHookCalls,
  fapiao: fapiaoHookCalls,
  device: deviceHookCalls,
} as const
