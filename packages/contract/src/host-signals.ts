/**
 * Where the shop runs (specification §1). `weixin`, the messaging browser, is mode `wap` with its
 * own payment bridge.
 */
export type Mode = 'wap' | 'weixinMini' | 'smartApp' | 'toutiaoMini' | 'app'

export type BrowserKind =
  | 'weixin'
  | 'weixinMiniProgram'
  | 'hearthlightSmart'
  | 'toutiao'
  | 'toutiaoMiniProgram'
  | 'other'

export interface Signals {
  readonly mode: Mode
  readonly browser: BrowserKind
}

/** The hosts that `utm_source` names. */
const miniSources = { weixinMiniProgram: 'weixinMini', toutiaoMiniProgram: 'toutiaoMini' } as const
export type MiniSource = keyof typeof miniSources

/** Whether a text names a mini-program. */
export function isMiniSource(text: string | null | undefined): text is MiniSource {
  return text != null && Object.hasOwn(miniSources, text)
}

/**
 * Marks of hosts in a lower-case user agent, with the browser kind that each is a signal of; the
 * first that fits wins (hosts §1.1). A mini-program's mark stands in QQ's too.
 */
const marks: readonly (readonly [mark: RegExp, mode: Mode, browser: BrowserKind])[] = [
  [/wxwork|\bqq\/.*miniprogram/, 'wap', 'other'],
  [/micromessenger.*miniprogram|miniprogram.*micromessenger/, 'weixinMini', 'weixinMiniProgram'],
  [/micromessenger/, 'wap', 'weixin'],
  [/toutiaomicroapp/, 'toutiaoMini', 'toutiaoMiniProgram'],
  [/aweme|newsarticle|news_article|bytedancewebview/, 'wap', 'toutiao'],
  [/alipayclient/, 'wap', 'other'],
  [/hearthlightsmart/, 'smartApp', 'hearthlightSmart'],
  [/mallardapp/, 'app', 'other'],
]

const markIn = (userAgent: string) => {
  const agent = userAgent.toLowerCase()
  return marks.find(([mark]) => mark.test(agent))
}

/** Whether a user agent names a host. */
export const isMarked = (userAgent: string): boolean => markIn(userAgent) !== undefined

/**
 * The host by all its signals, ranked alike in the client and on the server: an app that brings its
 * bridge is believed before `utm_source`, which anyone may write; then the source, then the
 * messaging SDK's own mark, which only the client sees.
 */
export function hostBySignals(
  userAgent: string,
  source: string | null | undefined,
  sdkEnvironment?: string,
): Signals {
  const [, mode = 'wap', browser = 'other'] = markIn(userAgent) ?? []
  if (mode === 'smartApp' || mode === 'app') return { mode, browser }
  if (isMiniSource(source)) return { mode: miniSources[source], browser: source }
  if (sdkEnvironment === 'miniprogram' && browser === 'weixin')
    return { mode: 'weixinMini', browser: 'weixinMiniProgram' }
  return { mode, browser }
}
