import type { HostOverrides } from '@mallard/contract/hosts'
import type { Acts, Facts, HostPage } from './environment.ts'
import type { Host, HostCan, HostServices, SignInWay } from './host.ts'
import { deviceOf, isInApp, readSignals, type SignalStorage } from './signals.ts'

export type { HostPage } from './environment.ts'
export {
  HostError,
  type AppPayment,
  type BridgePayment,
  type BrowserKind,
  type ChooseImageOptions,
  type Device,
  type Host,
  type HostCan,
  type HostServices,
  type Mode,
  type NativeInput,
  type NativeMethod,
  type NativeReply,
  type PayMethod,
  type PayOrder,
  type PayOutcome,
  type Place,
  type ShareCard,
  type ShareOutcome,
  type SignInOutcome,
  type SignInRequest,
  type SignInWay,
  type WeixinSignature,
} from './host.ts'

export interface DetectOptions {
  /** The operator's settings, as far as they differ from the default ones. */
  settings?: HostOverrides | undefined
  services?: HostServices | undefined
}

/** Finds out where the shop runs. Pages ask what the host can do, never what it is. */
export function detectHost(
  page: HostPage,
  { settings, services = noServices }: DetectOptions = {},
): Host {
  const { userAgent, maxTouchPoints } = page.navigator
  const signals = readSignals(
    userAgent,
    page.location.search,
    storageOf(page),
    page.__wxjs_environment,
  )
  const device = deviceOf(userAgent, maxTouchPoints)
  const landingUrl = (page.location.href ?? '').split('#')[0] ?? ''
  const facts: Facts = { page, ...signals, device, landingUrl, services }

  let loading: Promise<Acts> | undefined
  const load = () =>
    (loading ??= import('./acts.ts')
      .then(({ actsOf }) => actsOf(facts, settings))
      .catch((error: unknown) => {
        // What did not come may come at the next press.
        loading = undefined
        throw error
      }))
  const act = <Name extends keyof Acts>(name: Name) =>
    ((...input: never[]) =>
      load().then((acts) =>
        (acts[name] as (...input: never[]) => unknown)(...input),
      )) as unknown as Acts[Name]
  return {
    ...signals,
    device,
    userAgent,
    landingUrl,
    isInApp: isInApp(userAgent),
    requestSource: device,
    can: canOf(facts, /wxwork/i.test(userAgent)),
    title(text) {
      page.document.title = text
      if (signals.browser === 'weixin' && device === 'ios')
        void load().then((acts) => acts.renewTitle?.())
    },
    recheck: act('recheck'),
    signIn: act('signIn'),
    pay: act('pay'),
    setShareCard: act('setShareCard'),
    share: act('share'),
    statusBar: act('statusBar'),
    tabBar: act('tabBar'),
    back: act('back'),
    closeWindow: act('closeWindow'),
    chooseImage: act('chooseImage'),
    scan: act('scan'),
    openLocation: act('openLocation'),
    openLink: act('openLink'),
    openLive: act('openLive'),
    whenActiveAgain: act('whenActiveAgain'),
    native: act('native'),
  }
}

const noServices: HostServices = { signWeixin: () => Promise.reject(new Error('no services')) }

/**
 * WeChat pay only in the messaging browser or short-video app; WeChat and Alipay elsewhere;
 * unionPay apart (specification §7).
 */
function canOf({ mode, browser, device }: Facts, isWecom: boolean): HostCan {
  const isMini = mode === 'weixinMini' || mode === 'toutiaoMini'
  const isWeixin = browser === 'weixin'
  const isApp = mode === 'app' || mode === 'smartApp'
  const isPlain = browser === 'other' && mode === 'wap'
  return {
    wechatJsapi: isWeixin,
    pay: { wxPay: true, aliPay: isPlain || isApp },
    unionPay: isPlain,
    signIn: isWecom
      ? ['wecom']
      : (waysOf[isWeixin || isPlain ? browser : mode]?.filter(
          (way) => way !== 'appleApp' || device === 'ios',
        ) ?? []),
    externalLinks: isPlain,
    live: isMini,
    scan: isWeixin || mode === 'weixinMini',
    album: isWeixin || mode === 'weixinMini',
    statusBar: mode === 'smartApp',
    tabBar: isApp,
    closeWindow: isWeixin || isMini || mode === 'smartApp',
    bridge: isApp,
  }
}

const waysOf: Readonly<Record<string, readonly SignInWay[]>> = {
  weixin: ['weixinWeb'],
  other: ['appleWeb'],
  weixinMini: ['weixinMini'],
  toutiaoMini: ['toutiaoMini'],
  smartApp: ['app'],
  app: ['app', 'weixinApp', 'appleApp'],
}

/** Reading the property itself throws where storage is forbidden. */
function storageOf(page: HostPage): SignalStorage | undefined {
  try {
    return page.sessionStorage
  } catch {
    return undefined
  }
}
