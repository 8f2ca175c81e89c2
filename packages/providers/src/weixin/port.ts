import type { Instant } from '@mallard/kernel'
import type { Acknowledgement, Answer } from '../answer.ts'
import type { MiniEvent, PushFailure, PushQuery } from './push.ts'

/**
 * The apps that a shop has at WeChat: official account, mini-program, device app, native mall app.
 * Each knows people by other openids.
 */
export type WeixinApp = 'web' | 'mini' | 'smartApp' | 'mallApp'

/** Whom a code stands for. `unionid` is the same in all apps of one open-platform account. */
export interface WeixinPerson {
  readonly openid: string
  readonly unionid: string | undefined
}

export interface WeixinGrant extends WeixinPerson {
  /** For `profile`, two hours. */
  readonly accessToken: string
  /** A virtual account of the snapshot-page mode: nobody to make a member of. */
  readonly isSnapshot: boolean
}

export interface WeixinProfile {
  readonly nickname: string
  /** Address of the picture, or empty. */
  readonly avatar: string
  readonly unionid: string | undefined
}

/**
 * `badCode`: unknown, expired or of another app; `usedCode`: good once, and used; `badToken`:
 * expired or replaced, ask for a new one. Of a report of shipping: `noPayment`: WeChat does not
 * know the payment, yet or at all; `unchanged`: it was told the same before; `correctedBefore`: the
 * one correction was used; `badReport`: a field is wrong; `notNow`: its state does not allow it.
 */
export type WeixinFailure =
  | 'badCode'
  | 'usedCode'
  | 'badToken'
  | 'tooOften'
  | 'config'
  | 'refused'
  | 'noPayment'
  | 'unchanged'
  | 'correctedBefore'
  | 'badReport'
  | 'notNow'

export interface WeixinToken {
  readonly value: string
  /** Milliseconds for which it holds from now on. */
  readonly life: number
}

/**
 * How goods come to their payer, as WeChat tells it apart: by a carrier, by the store itself, with
 * nothing to carry, or fetched.
 */
export type ShippingWay = 'express' | 'sameCity' | 'virtual' | 'pickup'

export interface ReportedParcel {
  /** WeChat's code of the carrier (`get_delivery_list`); without one empty, as is the number. */
  readonly carrier: string
  readonly trackingNo: string
  /** What is in it, in words, at most 120 characters. */
  readonly items: string
  /** The receiver's phone, masked but for its last four digits. */
  readonly phone: string
}

/** What WeChat is told was sent of a payment that its mini-program took. */
export interface ShippingReport {
  /** WeChat Pay's number of the payment. */
  readonly transactionId: string
  /** Who paid, as the mini-program knows them. */
  readonly openid: string
  /** Of the whole payment: WeChat takes no report of two ways. */
  readonly way: ShippingWay
  /** All that was sent so far, one to fifteen; one, where it goes without a carrier. */
  readonly parcels: readonly ReportedParcel[]
  /** Several parcels, now or later; it must not change once WeChat was told. */
  readonly isSplit: boolean
  /** Nothing more follows. */
  readonly isWhole: boolean
  /** Later than that of every report before it. */
  readonly at: Instant
}

/** What WeChat knows of the shipping of a payment. */
export interface ShippingState {
  /** Undefined while it was told of nothing. */
  readonly way: ShippingWay | undefined
  readonly isSplit: boolean
  /** It was told that nothing more follows. */
  readonly isWhole: boolean
  readonly isCorrected: boolean
  /** The payer confirmed receipt, or the time to do so is over. */
  readonly isReceived: boolean
  /** All of it went back: nothing is held any more. */
  readonly isRefunded: boolean
  readonly parcels: readonly Pick<ReportedParcel, 'carrier' | 'trackingNo'>[]
}

/**
 * What the shop asks WeChat about people and pages, and what it tells WeChat of shipping; payment
 * has a port of its own.
 */
export interface WeixinChannel {
  /** Ids of the apps that are set up. */
  readonly appIds: Readonly<Partial<Record<WeixinApp, string>>>
  /**
   * Where WeChat's browser asks its user; the answer comes to `redirectUri` with `code` and
   * `state`, or without `code` when refused.
   */
  authorizeUrl(input: {
    redirectUri: string
    state: string
    scope: 'snsapi_base' | 'snsapi_userinfo'
  }): string
  /** Exchanges the code of a web page or of a native app. */
  grant(app: Exclude<WeixinApp, 'mini'>, code: string): Promise<Answer<WeixinGrant, WeixinFailure>>
  profile(
    grant: Pick<WeixinGrant, 'accessToken' | 'openid'>,
  ): Promise<Answer<WeixinProfile, WeixinFailure>>
  /** Exchanges the code of `wx.login`; the session key stays where it is. */
  miniPerson(code: string): Promise<Answer<WeixinPerson, WeixinFailure>>
  /**
   * The app's own token. `isForced` makes WeChat replace one that still holds: 20 times a day, 30 s
   * apart.
   */
  accessToken(app: 'web' | 'mini', isForced: boolean): Promise<Answer<WeixinToken, WeixinFailure>>
  /** What pages of the official account sign with. */
  jsapiTicket(accessToken: string): Promise<Answer<WeixinToken, WeixinFailure>>
  /** Whether WeChat holds what the mini-program takes until shipping is reported. */
  isTradeManaged(accessToken: string): Promise<Answer<boolean, WeixinFailure>>
  /**
   * Tells what was sent of a payment. Once it is whole, one more report counts as a correction, and
   * there is one.
   */
  reportShipping(
    accessToken: string,
    report: ShippingReport,
  ): Promise<Answer<undefined, WeixinFailure>>
  shippingState(
    accessToken: string,
    transactionId: string,
  ): Promise<Answer<ShippingState, WeixinFailure>>
  /** The answer to WeChat's trying out of where it pushes to; undefined where that is not set up. */
  echo(query: PushQuery): Acknowledgement | undefined
  /** Reads what is pushed of the mini-program; undefined where that is not set up. */
  parsePush(query: PushQuery, rawBody: Buffer): Answer<MiniEvent, PushFailure> | undefined
  readonly acknowledgePush: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
  /** Has WeChat ask the payer to confirm receipt; once for each payment. */
  remindToConfirm(
    accessToken: string,
    received: { readonly transactionId: string; readonly at: Instant },
  ): Promise<Answer<undefined, WeixinFailure>>
}
