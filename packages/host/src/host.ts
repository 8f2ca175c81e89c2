/** Where the shop runs (specification §1). `weixin`, the messaging browser, is mode `wap` with its own payment bridge. */
export type Mode = 'wap' | 'weixinMini' | 'smartApp' | 'toutiaoMini' | 'app'

export type BrowserKind = 'weixin' | 'weixinMiniProgram' | 'hearthlightSmart' | 'toutiao' | 'toutiaoMiniProgram' | 'other'

export type PayMethod = 'wxPay' | 'aliPay'

/** What the payment parameters call answers (specification §3); the bridge calls the signature `paySign`. */
export interface BridgePayment {
  code: number
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  sign: string
}

export interface PayOrder {
  method: PayMethod
  /** One order number, or several joined by commas. */
  orderId: string
  partnerId: number
  storeId: number
  /** Of the signed-in messaging user; without it the messaging browser cannot pay. */
  weixinUuid: string | undefined
  /** Address of the cashier page of the channel, for browsers that are sent there. */
  cashierUrl: string
  /** Asks the server for the parameters of the messaging browser's bridge. */
  bridgeParams: (uuid: string) => Promise<BridgePayment>
}

/** `left`: the browser is on its way to another page, which decides. `paid`: the bridge says so; the server has the last word. */
export type PayOutcome = 'left' | 'paid'

export interface Host {
  readonly mode: Mode
  readonly browser: BrowserKind
  /** Value of the request-source header. */
  readonly requestSource: Mode
  readonly can: {
    /** Pays inside the messaging browser without leaving the page. */
    readonly wechatJsapi: boolean
    readonly pay: Readonly<Record<PayMethod, boolean>>
  }
  /** Pays; rejects as the specification's error catalogue says. */
  pay(order: PayOrder): Promise<PayOutcome>
}

/** Why paying did not begin, with the code and words of the specification's catalogue (§5, §8). */
export class PayError extends Error {
  override readonly name = 'PayError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
