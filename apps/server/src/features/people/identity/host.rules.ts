import { hostBySignals, type AppMarks } from '@mallard/contract/host-signals'
import type { Locale } from '@mallard/kernel'
import type { LoginWay } from '@mallard/contract/people/identity/identity.fields'
import type { WeixinApp } from '@mallard/providers/weixin'
import { textIn } from '#platform/locale.rules.ts'

/** Where somebody signs in. */
export type SignInHost =
  | 'weixin'
  | 'weixinMini'
  | 'toutiao'
  | 'toutiaoMini'
  | 'wecom'
  | 'mallApp'
  | 'smartApp'
  | 'browser'

/**
 * Reads the user agent and `utm_source` as the client does, by the marks of the brand's own apps;
 * both can be made up, so nothing is granted on their word.
 */
export function hostOf(
  userAgent: string,
  source: string | undefined,
  apps?: Partial<AppMarks>,
): SignInHost {
  const { mode, browser } = hostBySignals(userAgent, source, apps)
  if (mode === 'app') return 'mallApp'
  if (mode !== 'wap') return mode
  if (/wxwork/i.test(userAgent)) return 'wecom'
  return browser === 'weixin' || browser === 'toutiao' ? browser : 'browser'
}

export function isMini(host: SignInHost): boolean {
  return host === 'weixinMini' || host === 'toutiaoMini'
}

export interface Offered {
  readonly weixinApps: Readonly<Partial<Record<WeixinApp, string>>>
  readonly apple: Readonly<Record<'web' | 'app', boolean>>
  readonly wecom: boolean
  /** Whether codes can be sent to phones. */
  readonly texts: boolean
}

const names = {
  sms: ['手机号登录', 'Sign in by phone'],
  weixin: ['微信登录', 'Sign in with WeChat'],
  apple: ['通过 Apple 登录', 'Sign in with Apple'],
  oa: ['企业登录', 'Company sign-in'],
} as const

/**
 * The ways that this host can go, its own first; the phone is among them wherever codes can be
 * sent.
 */
export function loginWays(
  host: SignInHost,
  userAgent: string,
  { weixinApps, apple, wecom, texts }: Offered,
  locale: Locale,
): LoginWay[] {
  const way = (
    type: LoginWay['type'],
    by: LoginWay['by'],
    enabled: boolean,
    appid?: string,
  ): LoginWay[] =>
    enabled
      ? [{ type, name: textIn(locale, names[type]), enabled, by, ...(appid && { appid }) }]
      : []
  const sms = way('sms', 'form', texts)
  const isApple = /iphone|ipad|ipod|macintosh/i.test(userAgent)
  switch (host) {
    case 'weixin':
      return [...way('weixin', 'web', weixinApps.web !== undefined), ...sms]
    case 'weixinMini':
      return [...way('weixin', 'mini', weixinApps.mini !== undefined), ...sms]
    case 'toutiao':
    case 'toutiaoMini':
      return sms
    case 'wecom':
      return [...way('oa', 'web', wecom), ...sms]
    case 'mallApp':
    case 'smartApp': {
      const appid = weixinApps[host]
      return [
        ...way('weixin', 'native', appid !== undefined, appid),
        ...way('apple', 'native', apple.app && isApple),
        ...sms,
      ]
    }
    case 'browser':
      return [...sms, ...way('apple', 'web', apple.web)]
  }
}
