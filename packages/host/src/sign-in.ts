/**
 * Ways to sign in that a host brings, besides phone and code:
 * - `weixinWeb`, `appleWeb`, `wecom`: the browser leaves for `startUrl`; the provider sends it
 *   back.
 * - `weixinMini`, `toutiaoMini`: the mini-program's own login page.
 * - `weixinApp`, `appleApp`: the native app asks WeChat or Apple (`thridlogin`).
 * - `app`: the native app signs in by its own account (`login`).
 */
export type SignInWay =
  | 'weixinWeb'
  | 'weixinMini'
  | 'toutiaoMini'
  | 'weixinApp'
  | 'appleApp'
  | 'appleWeb'
  | 'app'
  | 'wecom'

export interface SignInRequest {
  partnerId: number
  storeId: number
  /** Where the server begins a way that leaves the page. */
  startUrl?: string | undefined
  /** A one-time ticket that the mini-program's login page gets as `cookie_token`. */
  ticket?: (() => Promise<string>) | undefined
  /** The app's id at the WeChat open platform, for `weixinApp`. */
  appId?: string | undefined
}

/**
 * `left`: the page is being left; nothing more happens here. `returned`: the shopper came back from
 * the mini-program's login page: run the sign-on init again, it tells whether someone is signed in
 * now. `code`: hand the credential to the server (`app-login`, `apple/login`); it is good for one
 * use.
 */
export type SignInOutcome = { kind: 'left' } | { kind: 'returned' } | { kind: 'code'; code: string }
