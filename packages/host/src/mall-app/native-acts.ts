import type { Acts, Environment } from '../environment.ts'
import { HostError, type NativeReply } from '../host.ts'
import { PayError, type AppPayment, type PayMethod } from '../pay.ts'
import { shopperPatience } from '../settle.ts'
import { acts as plain } from '../wap/wap.host.ts'
import { nativeBridge, type NativeBridge } from './bridge.ts'

/** An app does small favours within this (ms), or not at all. */
const quick = 3_000

/** Payment parameters as the payment SDKs of apps want them. */
export function payArgsOf(
  method: PayMethod,
  { appId, partnerid, prepayid, package: prepay, nonceStr, timeStamp, sign, orderStr }: AppPayment,
): unknown {
  if (method === 'aliPay') return orderStr
  return {
    appid: appId,
    partnerid,
    prepayid,
    package: prepay,
    noncestr: nonceStr,
    timestamp: timeStamp,
    sign,
  }
}

/** The one-time credential in the app's reply to `login` or `thridlogin`. */
function credentialOf({ data }: NativeReply): string {
  const value: unknown = typeof data === 'string' ? data : data && Reflect.get(Object(data), 'code')
  if (typeof value !== 'string' || !value) throw new HostError('refused', 'no code')
  return value
}

/**
 * Smart and native apps: everything goes through their bridge. `variant` names the app that the
 * payment is for.
 */
export function nativeActs(
  environment: Environment,
  variant: 'APP' | 'MALLAPP',
): { acts: Acts; bridge: NativeBridge } {
  const { page, device, settings } = environment
  const own = plain(environment)
  const bridge = nativeBridge(page, device, settings)
  /** Small favours: an app that does not know them is no failure. */
  const favour = (...[method, input]: Parameters<Acts['native']>) =>
    bridge.call(method, input, { timeout: quick }).then(
      () => true,
      () => false,
    )

  const acts: Acts = {
    ...own,
    async signIn(way, { appId, ...request }) {
      if (way === 'app')
        return {
          kind: 'code',
          code: credentialOf(await bridge.call('login', {}, { timeout: shopperPatience })),
        }
      if (way === 'weixinApp' || way === 'appleApp') {
        const input =
          way === 'appleApp' ? { type: 'apple' } : { type: 'weixin', appid: appId ?? '' }
        return {
          kind: 'code',
          code: credentialOf(await bridge.call('thridlogin', input, { timeout: shopperPatience })),
        }
      }
      return own.signIn(way, request)
    },
    async pay(order) {
      if (!order.appParams || order.method === 'unionPay') return own.pay(order)
      const params = await order.appParams(variant)
      if (params.code !== 0) throw new PayError(params.code, '保存失败')
      await bridge.call(
        'toPay',
        { payType: order.method, payArgs: payArgsOf(order.method, params) },
        { timeout: shopperPatience },
      )
      return 'paid'
    },
    statusBar: (hexcolor) => favour('setStatusbarColor', { hexcolor }),
    tabBar: (isShown) => favour(isShown ? 'showTabBar' : 'hideTabBar'),
    openLink: (url) => favour('link', { payArgs: url }),
    native: (method, input, timeout = quick) => bridge.call(method, input, { timeout }),
  }
  return { acts, bridge }
}
