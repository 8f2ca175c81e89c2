import type { Host, PayOrder } from './host.ts'
import { readSignals, type SignalStorage } from './signals.ts'
import type { BridgeWindow } from './weixin-pay.ts'

export { PayError, type BridgePayment, type BrowserKind, type Host, type Mode, type PayMethod, type PayOrder, type PayOutcome } from './host.ts'
export { browserKind } from './signals.ts'

export interface HostPage extends BridgeWindow {
  navigator: { userAgent: string }
  location: { search: string; assign(url: string): void }
  sessionStorage: SignalStorage
  __wxjs_environment?: string
}

/** Finds out where the shop runs. Pages ask what the host can do, never what it is. */
export function detectHost(page: HostPage): Host {
  const { mode, browser } = readSignals(page.navigator.userAgent, page.location.search, storageOf(page), page.__wxjs_environment)
  const inMessaging = browser === 'weixin'
  const onlyWechat = inMessaging || browser === 'toutiao'
  return {
    mode,
    browser,
    requestSource: mode,
    can: { wechatJsapi: inMessaging, pay: { wxPay: true, aliPay: !onlyWechat } },
    pay: async (order) => {
      if (!inMessaging || order.method !== 'wxPay') return leaveFor(page, order)
      const { payByBridge } = await import('./weixin-pay.ts')
      return payByBridge(page, order)
    },
  }
}

/** Sends the browser to the channel's cashier; it comes back by the address it was given. */
function leaveFor(page: HostPage, { cashierUrl }: PayOrder): 'left' {
  page.location.assign(cashierUrl)
  return 'left'
}

/** Reading the property itself throws where storage is forbidden. */
function storageOf(page: HostPage): SignalStorage | undefined {
  try {
    return page.sessionStorage
  } catch {
    return undefined
  }
}
