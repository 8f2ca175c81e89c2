import type { BrowserKind, Mode } from '@mallard/contract/host-signals'
import type { AppPayment, BridgePayment, PayMethod, PayOrder, PayOutcome } from './pay.ts'
import type { ActiveAgainOptions } from './active-again.ts'
import type { SignInOutcome, SignInRequest, SignInWay } from './sign-in.ts'
import type { ShareCard, ShareOutcome } from './share.ts'

export type {
  AppPayment,
  BridgePayment,
  PayMethod,
  PayOrder,
  PayOutcome,
  SignInOutcome,
  SignInRequest,
  SignInWay,
  ShareCard,
  ShareOutcome,
}

export type { BrowserKind, Mode }

/** OpenHarmony and HarmonyOS say nothing of Android any more. */
export type Device = 'ios' | 'android' | 'harmony' | 'other'

/** What a host can do; pages ask this, never who the host is. */
export interface HostCan {
  /** Methods that may be offered on the cashier's page (specification §7). */
  readonly pay: Readonly<Record<PayMethod, boolean>>
  /** Listed apart from the others: it leaves the page by a form. */
  readonly unionPay: boolean
  /** Pays inside the messaging browser without leaving the page. */
  readonly wechatJsapi: boolean
  /**
   * Ways to sign in besides the phone, the host's own first. The server's `loginType` says which of
   * them are set up.
   */
  readonly signIn: readonly SignInWay[]
  /** Links to other sites open: only in a plain browser (specification §2, link type `url`). */
  readonly externalLinks: boolean
  /** The mini-program's live room can be entered. */
  readonly live: boolean
  readonly scan: boolean
  /** Its own album offers several pictures at a time, which a file field inside it does not. */
  readonly album: boolean
  /** The host has a status bar that takes a colour. */
  readonly statusBar: boolean
  /** The app has a tab bar of its own around the page. */
  readonly tabBar: boolean
  /** Closes the shop, back to the app around it. */
  readonly closeWindow: boolean
  /** An app of the brand's own is around the page, and takes the messages of its bridge. */
  readonly bridge: boolean
}

export interface ChooseImageOptions {
  /** Most pictures; 9 unless told (specification §9). */
  count?: number
}

export interface Place {
  /** Degrees, GCJ-02. */
  latitude: number
  longitude: number
  name: string
  address?: string
  /** Of the map, 1 to 28; 28 unless told (specification §9). */
  scale?: number
}

/**
 * The environment that the shop runs in. Acts of every host are loaded when they are first used;
 * each promise settles: with its result, or with a HostError after its own time-out.
 */
export interface Host {
  readonly mode: Mode
  readonly browser: BrowserKind
  readonly device: Device
  /** As the browser names itself; nothing is to be decided by it outside of this package. */
  readonly userAgent: string
  /** The page stands inside some app's web view or built-in browser. */
  readonly isInApp: boolean
  /** Value of the request-source header: the kind of device. */
  readonly requestSource: Device
  /**
   * Address of the document as it was loaded, without its hash: what iOS signs
   * (hosts-and-providers.md §1.3).
   */
  readonly landingUrl: string
  readonly can: HostCan

  /**
   * Asks the SDK of the messaging or the short-video app whether this is a mini-program after all:
   * some of its versions say it nowhere else. True when detecting the host again would now find
   * another one.
   */
  recheck(): Promise<boolean>
  /** Begins one of `can.signIn`. What follows depends on the outcome: see SignInOutcome. */
  signIn(way: SignInWay, request: SignInRequest): Promise<SignInOutcome>
  /**
   * Pays; rejects as the specification's error catalogue says. Whatever the outcome, the server
   * alone knows whether money came.
   */
  pay(order: PayOrder): Promise<PayOutcome>

  /**
   * Gives the host the card that its own menu shares; called by every page that has one. Never
   * rejects.
   */
  setShareCard(card: ShareCard): Promise<void>
  /**
   * Offers the card to be shared, as far as the host lets pages do that; copying is the caller's
   * last resort (`'unsupported'`).
   */
  share(card: ShareCard): Promise<ShareOutcome>

  /**
   * Names the document, also where the app around it does not follow `document.title` by itself.
   */
  title(text: string): void
  /** Colour of the status bar, `#FFFFFF`. True when the host took it. */
  statusBar(hexColor: string): Promise<boolean>
  /** Shows or hides the app's own tab bar. True when the host has one and took it. */
  tabBar(isShown: boolean): Promise<boolean>
  /**
   * One page back on the host's own stack; false when it has none, then the shop's home is the way
   * out.
   */
  back(): Promise<boolean>
  /** Leaves the shop for the app around it; false where there is none. */
  closeWindow(): Promise<boolean>

  /**
   * Pictures that the shopper picked, at most `count`; none when the choice was given up. Call it
   * in a tap.
   */
  chooseImage(options?: ChooseImageOptions): Promise<File[]>
  /**
   * The text of a code; undefined when the shopper gave up. Rejects with HostError where `can.scan`
   * is false.
   */
  scan(): Promise<string | undefined>
  openLocation(place: Place): Promise<void>
  /** Opens an address outside of the shop, as the host does that. False where it cannot: say so. */
  openLink(url: string): Promise<boolean>
  /**
   * Opens the live room of the mini-program: its id, or a path of the mini-program. False where
   * `can.live` is false.
   */
  openLive(room: string): Promise<boolean>

  /** Resolves when the shopper comes back to this page; see whenActiveAgain. */
  whenActiveAgain(options?: ActiveAgainOptions): Promise<'returned'>

  /**
   * Messages of smart and native apps beyond those above; rejects with HostError `unsupported` in
   * other hosts.
   */
  native(method: NativeMethod, input?: NativeInput, timeout?: number): Promise<NativeReply>
}

/** The bridge's methods with their spelling on the wire (specification §7). */
export type NativeMethod =
  | 'toPay'
  | 'thridlogin'
  | 'showTabBar'
  | 'hideTabBar'
  | 'activetedcard'
  | 'backSmartApp'
  | 'link'
  | 'login'
  | 'setStatusbarColor'
  | 'privacyStatus'
  | 'loginStatus'

/** What a message may carry besides method and callId (specification §3). */
export interface NativeInput {
  payType?: string
  /** `toPay`: the payment parameters; `link`: the address. */
  payArgs?: unknown
  type?: string
  appid?: string
  userId?: string
  deviceId?: string
  hexcolor?: string
}

export interface NativeReply {
  method: string
  callId: string
  /** `'200'` done; `'404'` not this handler's; anything else refused. */
  code: string | number
  message?: string
  /** Sign-in: `{ code }`, the one-time credential. */
  data?: unknown
}

/** What hosts need from the shop's server, asked for when it is needed. */
export interface HostServices {
  /** The signature of the messaging SDK for an address (`share/wx-param`). */
  signWeixin(url: string): Promise<WeixinSignature>
}

export interface WeixinSignature {
  appId: string
  /** Seconds. */
  timestamp: number
  nonceStr: string
  signature: string
}

/**
 * Why a host did not do what it was asked: `timeout`, `unsupported`, `refused`, `cancelled` or
 * `script` (its SDK did not load).
 */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly reason: 'timeout' | 'unsupported' | 'refused' | 'cancelled' | 'script'

  constructor(reason: HostError['reason'], message: string = reason) {
    super(message)
    this.reason = reason
  }
}
