import type { Answer } from '../answer.ts'

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
 * expired or replaced, ask for a new one.
 */
export type WeixinFailure = 'badCode' | 'usedCode' | 'badToken' | 'tooOften' | 'config' | 'refused'

export interface WeixinToken {
  readonly value: string
  /** Milliseconds for which it holds from now on. */
  readonly life: number
}

/** What the shop asks WeChat about people and pages; payment has a port of its own. */
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
}
