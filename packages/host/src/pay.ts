export type PayMethod = 'wxPay' | 'aliPay'

/**
 * What the payment parameters call answers (specification §3); the bridge calls the signature
 * `paySign`.
 */
export interface BridgePayment {
  code: number
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  sign: string
}

/** The same with what native apps want: WeChat's SDK its parts, Alipay's its order text. */
export interface AppPayment extends BridgePayment {
  partnerid?: string | undefined
  prepayid?: string | undefined
  orderStr?: string | undefined
}

export interface PayOrder {
  /** `unionPay` always leaves for `cashierUrl`, whose page sends the form. */
  method: PayMethod | 'unionPay'
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
  /** Asks the server for the parameters of the device app (`APP`) or the mall app (`MALLAPP`). */
  appParams?: ((variant: 'APP' | 'MALLAPP') => Promise<AppPayment>) | undefined
  /** A one-time ticket by which the mini-program's own page knows the shopper (`cookie_token`). */
  ticket?: (() => Promise<string>) | undefined
  /** Asked now and then while the host's own pay page covers ours; true ends the waiting. */
  isPaid?: (() => Promise<boolean>) | undefined
}

/**
 * `left`: the browser is on its way to another page, which decides. `paid`: the bridge says so.
 * `returned`: the shopper is back from the host's own pay page and nobody said anything. In every
 * case the server has the last word: ask it.
 */
export type PayOutcome = 'left' | 'paid' | 'returned'

/** Why paying did not begin, with the code and words of the specification's catalogue (§5, §8). */
export class PayError extends Error {
  override readonly name = 'PayError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
