import type { Clock } from '@mallard/kernel'
import { createKuaidi100, type ExpressChannel } from '@mallard/providers/express'
import { createAlipay, createWechatPay } from '@mallard/providers/pay'
import { createAliyunSms, type SmsChannel } from '@mallard/providers/sms'
import type { SandboxKeys } from '@mallard/sandbox'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'

export interface Channels {
  pay: Services['pay']
  sms: SmsChannel
  express: ExpressChannel
}

/** What the adapters need; the sandbox and the real channels differ in these values alone. */
export type ChannelKeys = Omit<SandboxKeys, 'controlToken'>

/** The adapters, with the addresses at which the channels reach this server. */
export function channelsOf(keys: ChannelKeys, notifyBase: string, clock: Clock): Channels {
  return {
    pay: {
      wxPay: createWechatPay({ ...keys.wechat, notifyUrl: `${notifyBase}/pay/v2/notify/wxPay`, refundNotifyUrl: `${notifyBase}/pay/v2/notify/wxPay`, clock }),
      aliPay: createAlipay({ ...keys.alipay, notifyUrl: `${notifyBase}/pay/v2/notify/aliPay`, clock }),
    },
    sms: createAliyunSms({ ...keys.sms, clock }),
    express: createKuaidi100({ ...keys.express, callbackUrl: `${notifyBase}/hooks/express/kuaidi100`, clock }),
  }
}

/** Keys of the channels that are live by configuration; the sandbox plays the others. */
export function liveKeys({ live }: Config): Partial<ChannelKeys> {
  return Object.fromEntries(Object.entries(live).filter(([, keys]) => keys !== undefined))
}
