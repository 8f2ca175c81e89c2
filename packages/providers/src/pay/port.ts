import type { Fen, Instant } from '@mallard/kernel'
import type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

/**
 * Where a shopper pays: WeChat's page, mini-program, a phone's browser (H5 and WAP are the same
 * place), the device app, the mall app.
 */
export type TradeType = 'JSAPI' | 'MINI' | 'H5' | 'WAP' | 'APP' | 'MALLAPP'

/**
 * One try to pay. A changed amount or trade type needs a new attempt with a new number
 * (hosts-and-providers.md §1.6).
 */
export interface PayAttempt {
  /**
   * 12 to 32 of [0-9A-Za-z], unique per merchant; begins with `yyMMddHHmmss` in Beijing, which
   * UnionPay wants to know at every later call.
   */
  readonly payNo: string
  readonly tradeType: TradeType
  readonly amount: Fen
  readonly subject: string
  /** Last moment to pay. */
  readonly expiresAt: Instant
  /** JSAPI and MINI: the payer, as the app id of that trade type knows them. */
  readonly openId?: string
  /** H5: the shopper's real address and kind of phone. */
  readonly clientIp?: string
  readonly device?: 'iOS' | 'Android' | 'Wap'
  /** H5 and WAP: where the cashier sends the shopper back to. Coming back proves nothing: query. */
  readonly returnUrl?: string
}

/**
 * What the shopper's device needs; names as the specification and the channels' own bridges spell
 * them.
 */
export type ClientPay =
  | { readonly form: 'bridge'; readonly params: BridgeParams }
  | { readonly form: 'app'; readonly params: AppParams }
  | { readonly form: 'url'; readonly url: string }
  | { readonly form: 'orderStr'; readonly orderStr: string }
  /** UnionPay: the shopper's browser posts these fields to this address. */
  | {
      readonly form: 'form'
      readonly url: string
      readonly fields: Readonly<Record<string, string>>
    }
  /** UnionPay in an app: the number that its SDK wants. */
  | { readonly form: 'tn'; readonly tn: string }

/** `sign` goes to WeChat's bridge as `paySign`. */
export interface BridgeParams {
  readonly appId: string
  readonly timeStamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType: 'RSA'
  readonly sign: string
}

export interface AppParams {
  readonly appid: string
  readonly partnerid: string
  readonly prepayid: string
  readonly package: string
  readonly noncestr: string
  readonly timestamp: string
  readonly sign: string
}

export type PayFailure =
  | 'unsupported'
  | 'badRequest'
  | 'alreadyPaid'
  | 'numberUsed'
  | 'closed'
  | 'config'
  | 'refused'

/**
 * A payment the channel vouches for. The caller compares number, amount and currency with its own
 * attempt.
 */
export interface PaidTrade {
  readonly payNo: string
  readonly transactionId: string
  readonly amount: Fen
  readonly currency: string
  readonly paidAt: Instant
  readonly merchantId: string
  readonly appId: string
  readonly payer?: string
}

/**
 * `none`: the channel knows no such trade (Alipay: the shopper has not logged in at the cashier
 * yet).
 */
export type TradeState =
  | { readonly state: 'paid'; readonly trade: PaidTrade }
  | { readonly state: 'none' | 'unpaid' | 'paying' | 'closed' }

/**
 * `notStarted`: nothing to close, yet a cashier that is already open can pay until the attempt
 * expires.
 */
export type Closed = { readonly closed: 'closed' | 'notStarted' }

export interface RefundOrder {
  readonly payNo: string
  /** The same number never refunds twice; 1 to 64 of [0-9A-Za-z_-]. */
  readonly refundNo: string
  /** What the trade was paid with. */
  readonly total: Fen
  readonly amount: Fen
  readonly reason: string
  /**
   * When the refund was begun; the same at every repetition: UnionPay knows a refund by number and
   * time.
   */
  readonly startedAt: Instant
}

export type RefundFailure =
  | 'notEnough'
  | 'notRefundable'
  | 'numberUsed'
  | 'badRequest'
  | 'config'
  | 'refused'

/**
 * `abnormal`: the money could not reach the payer's account; an operator must act at the channel.
 */
export interface RefundState {
  readonly payNo: string
  readonly refundNo: string
  readonly state: 'none' | 'processing' | 'succeeded' | 'closed' | 'abnormal'
  readonly refundId?: string
  readonly amount?: Fen
  readonly refundedAt?: Instant
}

/**
 * `other`: genuine, acknowledged, and nothing to do (for example Alipay's copy of a payment after a
 * partial refund).
 */
export type Notice =
  | { readonly about: 'payment'; readonly notifyId: string; readonly trade: PaidTrade }
  | { readonly about: 'refund'; readonly notifyId: string; readonly refund: RefundState }
  | { readonly about: 'other'; readonly notifyId: string; readonly event: string }

export type NoticeFailure = 'signature' | 'stale' | 'malformed' | 'merchant'

/** A payment or a refund as the channel's bill of a day has it. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  /** Empty where a refund's line does not say: then `channelNo` tells the payment. */
  readonly payNo: string
  /** Of a refund, ours. */
  readonly refundNo?: string
  /** The channel's own number of the payment. */
  readonly channelNo: string
  readonly amount: Fen
  readonly state: 'done' | 'processing' | 'failed'
  readonly at: Instant
  /**
   * What the channel kept of a payment for itself; below nothing where it gave that back with a
   * refund. Absent where the bill does not say so in a form that we know: nothing is guessed.
   */
  readonly fee?: Fen
}

/**
 * `none`: the channel has no bill of that day, because nothing happened or because it is not made
 * yet.
 */
export type BillFailure = 'none' | 'config' | 'refused'

/** How a channel's days are cut, where not at Beijing's midnights. */
export interface BillDays {
  /** Milliseconds before midnight at which a day begins and ends. */
  readonly endsBefore: number
  /** Milliseconds around that moment within which something may stand in the bill of either day. */
  readonly margin: number
  /** A payment and its whole cancellation on the same day may both be left out. */
  readonly mayDropCancelled: boolean
}

/** A way to be paid. Every answer is closed; nothing here throws for what the other side does. */
export interface PayChannel {
  readonly method: 'wxPay' | 'aliPay' | 'unionPay'
  readonly tradeTypes: readonly TradeType[]
  /**
   * The app id by which the channel knows the place of that trade type; a payer's openid belongs to
   * it.
   */
  appIdOf(tradeType: TradeType): string | undefined
  create(attempt: PayAttempt): Promise<Answer<ClientPay, PayFailure>>
  /**
   * Whether `create` asks nobody for that trade type: our own signature is all that the device
   * needs.
   */
  signsAlone(tradeType: TradeType): boolean
  query(payNo: string): Promise<Answer<TradeState, PayFailure>>
  close(payNo: string): Promise<Answer<Closed, PayFailure>>
  /** Accepted is not refunded: ask queryRefund, or wait for the notice. */
  refund(order: RefundOrder): Promise<Answer<RefundState, RefundFailure>>
  queryRefund(
    refund: Pick<RefundOrder, 'payNo' | 'refundNo' | 'startedAt'>,
  ): Promise<Answer<RefundState, RefundFailure>>
  /**
   * Everything of a day (`yyyy-MM-dd`, as `billDays` cuts it) that is over; from about ten the next
   * morning. Absent: this channel's bill is not read.
   */
  bill?(day: string): Promise<Answer<readonly BillLine[], BillFailure>>
  /** Absent: days of Beijing. */
  readonly billDays?: BillDays
  /**
   * `rawBody` as the bytes came. Anything but `ok` is answered with `acknowledge.failure` and
   * changes nothing.
   */
  parseNotify(rawBody: Buffer, headers: IncomingHeaders): Promise<Answer<Notice, NoticeFailure>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
