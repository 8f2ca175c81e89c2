import type { Clock } from '@mallard/kernel'
import { createKuaidi100, type ExpressChannel } from '@mallard/providers/express'
import { createWechatFapiao, type FapiaoChannel } from '@mallard/providers/fapiao'
import { createOpenDeviceCloud, type DeviceCloud } from '@mallard/providers/device'
import { createOpenOms, type OmsChannel } from '@mallard/providers/oms'
import { createKuaidi100Labels, type LabelChannel } from '@mallard/providers/label'
import { createKuaidi100Pickup, type PickupChannel } from '@mallard/providers/pickup'
import { createAlipay, createOffPay, createUnionpay, createWechatPay } from '@mallard/providers/pay'
import { createApple, type AppleConfig } from '@mallard/providers/apple'
import { createQcc, remembered, type QccConfig } from '@mallard/providers/companies'
import { createSmtp, type SmtpConfig } from '@mallard/providers/mail'
import { createMeilisearch, type SearchEngine } from '@mallard/providers/search'
import { createAliyunSms, type SmsChannel } from '@mallard/providers/sms'
import { createAliyunOss, createDiskStorage, type StorageChannel } from '@mallard/providers/storage'
import { createWecom } from '@mallard/providers/wecom'
import { createWeixin, type WeixinConfig } from '@mallard/providers/weixin'
import type { SandboxKeys } from '@mallard/sandbox'
import { type Config, isOpenToShoppers, type Provider } from '#platform/config.ts'
import { uploadPath } from '#platform/uploads/receive-uploads.ts'
import type { Services } from '#platform/services.ts'
import { robotsOf } from './robots.ts'

export interface Channels {
  pay: Services['pay']
  sms: SmsChannel | undefined
  express: ExpressChannel | undefined
  fapiao: FapiaoChannel | undefined
  oms: OmsChannel | undefined
  devices: DeviceCloud | undefined
  pickup: PickupChannel | undefined
  labels: LabelChannel | undefined
  mail: Services['mail']
  companies: Services['companies']
  robots: Services['robots']
  signIn: Services['signIn']
}

/** What the adapters need; the sandbox and the real channels differ in these values alone. */
export type ChannelKeys = {
  readonly [N in 'wechat' | 'alipay' | 'unionpay' | 'sms' | 'express']?: SandboxKeys[N] | undefined
} & OptionalKeys &
  HelperKeys

type PickupKeys = SandboxKeys['pickup']

/** Ways to sign in may be left out, an OMS, and smart devices. */
interface OptionalKeys {
  weixin?: Omit<WeixinConfig, 'clock'> | undefined
  apple?: Omit<AppleConfig, 'clock'> | undefined
  wecom?: SandboxKeys['wecom'] | undefined
  oms?: SandboxKeys['oms'] | undefined
  device?: SandboxKeys['device'] | undefined
  pickup?: SandboxKeys['pickup'] | undefined
}

/** What the shop can do without. */
interface HelperKeys {
  mail?: SmtpConfig | undefined
  companies?: Omit<QccConfig, 'clock'> | undefined
  /** Of the sandbox's; absent: robots are where their companies have them. */
  robots?: SandboxKeys['robots'] | undefined
}

/** The adapters, with the addresses at which the channels reach this server. */
export function channelsOf(keys: ChannelKeys, notifyBase: string, clock: Clock): Channels {
  const business = businessOf(keys)
  return {
    pay: {
      wxPay: keys.wechat
        ? createWechatPay({
            ...keys.wechat,
            notifyUrl: `${notifyBase}/pay/v2/notify/wxPay`,
            refundNotifyUrl: `${notifyBase}/pay/v2/notify/wxPay`,
            clock,
          })
        : createOffPay('wxPay'),
      aliPay: keys.alipay
        ? createAlipay({ ...keys.alipay, notifyUrl: `${notifyBase}/pay/v2/notify/aliPay`, clock })
        : createOffPay('aliPay'),
      unionPay: keys.unionpay
        ? createUnionpay({
            ...keys.unionpay,
            notifyUrl: `${notifyBase}/pay/v2/notify/unionPay`,
            frontUrl: `${notifyBase}/pay/v2/return/unionPay`,
            clock,
          })
        : createOffPay('unionPay'),
    },
    sms: keys.sms && createAliyunSms({ ...keys.sms, clock }),
    express:
      keys.express &&
      createKuaidi100({
        ...keys.express,
        callbackUrl: `${notifyBase}/hooks/express/kuaidi100`,
        clock,
      }),
    fapiao:
      keys.wechat &&
      createWechatFapiao({
        ...keys.wechat,
        notifyUrl: `${notifyBase}/hooks/fapiao/wechat`,
        clock,
      }),
    pickup:
      business &&
      createKuaidi100Pickup({
        ...business,
        callbackUrl: `${notifyBase}/hooks/pickup/kuaidi100`,
        clock,
      }),
    labels:
      business &&
      createKuaidi100Labels({ ...business, baseUrl: labelPlace(business.baseUrl), clock }),
    oms: keys.oms && createOpenOms({ ...keys.oms, callbackUrl: `${notifyBase}/hooks/oms`, clock }),
    devices:
      keys.device &&
      createOpenDeviceCloud({ ...keys.device, callbackBase: `${notifyBase}/hooks/device`, clock }),
    mail: keys.mail && createSmtp(keys.mail),
    robots: robotsOf(keys.robots, clock),
    companies: keys.companies && remembered(createQcc({ ...keys.companies, clock }), clock),
    signIn: {
      weixin: keys.weixin && createWeixin({ ...keys.weixin, clock }),
      apple: keys.apple && createApple({ ...keys.apple, clock }),
      wecom: keys.wecom && createWecom({ ...keys.wecom, clock }),
    },
  }
}

/**
 * Couriers and labels come by the account that follows parcels, when that account has a secret for
 * them. Beside a live account without one, the sandbox's couriers would fetch nothing.
 */
function businessOf({ express, pickup }: ChannelKeys): PickupKeys | undefined {
  if (!express) return undefined
  const live: Partial<PickupKeys> = express
  const { baseUrl, key, salt } = express
  if (live.secret !== undefined)
    return { baseUrl, key, salt, secret: live.secret, carrier: live.carrier ?? 'jd' }
  return pickup?.baseUrl === baseUrl ? pickup : undefined
}

/** Labels are drawn at another host of the same company. */
const labelPlace = (baseUrl: string) =>
  baseUrl.replace('//poll.kuaidi100.com', '//api.kuaidi100.com')

/**
 * Where the pictures lie that people send: in OSS when there are keys for it, else in this folder.
 */
export function storageOf(
  oss: SandboxKeys['oss'] | undefined,
  folder: string,
  secret: string,
  clock: Clock,
): StorageChannel {
  return oss
    ? createAliyunOss({ ...oss, clock })
    : createDiskStorage({ folder, path: uploadPath, secret, clock })
}

/** The external engine that searches goods, if there is one. */
export function searchOf(
  { mode, live }: Config['search'],
  sandbox: SandboxKeys | undefined,
  clock: Clock,
): SearchEngine | undefined {
  const keys = mode === 'live' ? live : mode === 'sandbox' ? sandbox?.search : undefined
  return keys && createMeilisearch({ ...keys, clock })
}

/**
 * Keys of each channel: its own if it is live, the sandbox's if that plays it, none if it is off.
 */
export function keysOf(
  { live, modes }: Pick<Config, 'live' | 'modes'>,
  sandbox: SandboxKeys | undefined,
): ChannelKeys {
  const names = Object.keys(modes) as Provider[]
  const keys = names.map((name) => [
    name,
    modes[name] === 'live' ? live[name] : modes[name] === 'sandbox' ? sandbox?.[name] : undefined,
  ])
  return {
    ...Object.fromEntries(keys),
    ...(modes.express === 'sandbox' && { pickup: sandbox?.pickup }),
    // Robots want no account of the house: where shoppers come they are the real ones.
    ...(!isOpenToShoppers(modes) && { robots: sandbox?.robots }),
  } as ChannelKeys
}
