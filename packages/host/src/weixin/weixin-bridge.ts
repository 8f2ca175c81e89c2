import { shopperPatience, within } from '../settle.ts'
import { PayError, type BridgePayment, type PayOrder, type PayOutcome } from '../pay.ts'

interface Bridge {
  invoke(
    name: string,
    input: Readonly<Record<string, string | readonly string[]>>,
    done: (answer: { err_msg: string }) => void,
  ): void
}

export interface BridgeWindow {
  WeixinJSBridge?: Bridge
  document: Pick<Document, 'addEventListener'>
}

/** A bridge that has not come by then (ms) never will: PC versions without payment, for example. */
const bridgePatience = 10_000

function bridgeOf(page: BridgeWindow): Promise<Bridge> {
  if (page.WeixinJSBridge) return Promise.resolve(page.WeixinJSBridge)
  return new Promise((resolve) => {
    page.document.addEventListener(
      'WeixinJSBridgeReady',
      () => page.WeixinJSBridge && resolve(page.WeixinJSBridge),
      { once: true },
    )
  })
}

function invoke(
  bridge: Bridge,
  { appId, timeStamp, nonceStr, package: prepay, signType, sign }: BridgePayment,
): Promise<PayOutcome> {
  return new Promise((resolve, reject) => {
    // The server says `sign`, the bridge wants `paySign`; under the wrong name it fails without a
    // reason.
    bridge.invoke(
      'getBrandWCPayRequest',
      { appId, timeStamp, nonceStr, package: prepay, signType, paySign: sign },
      ({ err_msg }) => {
        if (err_msg === 'get_brand_wcpay_request:ok') resolve('paid')
        // The specification: a failed bridge rejects with an empty object.
        else reject({})
      },
    )
  })
}

/** Pays in the messaging browser: parameters from the server, then its bridge. */
export async function payByBridge(page: BridgeWindow, order: PayOrder): Promise<PayOutcome> {
  if (!order.weixinUuid) throw new PayError(401, '请登陆微信')
  const params = await order.bridgeParams(order.weixinUuid)
  if (params.code !== 0) throw new PayError(params.code, '保存失败')
  const bridge = await within(bridgePatience, bridgeOf(page)).catch(() => undefined)
  if (!bridge) return Promise.reject({})
  return within(shopperPatience, invoke(bridge, params))
}
