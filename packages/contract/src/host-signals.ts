/**
 * Where the shop runs (specification §1). `weixin`, the messaging browser, is mode `wap` with its
 * own payment bridge.
 */
export type Mode = 'wap' | 'weixinMini' | 'smartApp' | 'toutiaoMini' | 'app'

/** The browser kind of the app of the smart devices, by the brand's name for its product. */
export type SmartKind = `${string}Smart`

export function isSmartKind(text: string): text is SmartKind {
  return /^\w+Smart$/.test(text)
}

export type BrowserKind =
  | 'weixin'
  | 'weixinMiniProgram'
  | SmartKind
  | 'toutiao'
  | 'toutiaoMiniProgram'
  | 'other'

export interface Signals {
  readonly mode: Mode
  readonly browser: BrowserKind
}

/** What a brand's own apps write into their user agents, in any letter case. */
export interface AppMarks {
  /** Of the app of the smart devices. */
  smart: SmartKind
  /** Of the mall's own app. */
  mall: string
}

/** Those of apps whose brand names none. */
export const defaultAppMarks: AppMarks = { smart: 'mallardSmart', mall: 'MallardApp' }

/** The hosts that `utm_source` names. */
const miniSources = { weixinMiniProgram: 'weixinMini', toutiaoMiniProgram: 'toutiaoMini' } as const
export type MiniSource = keyof typeof miniSources

/** Whether a text names a mini-program. */
export function isMiniSource(text: string | null | undefined): text is MiniSource {
  return text != null && Object.hasOwn(miniSources, text)
}

type Mark = readonly [mark: RegExp | string, mode: Mode, browser: BrowserKind]

/**
 * Marks of hosts in a lower-case user agent, with the browser kind that each is a signal of; the
 * first that fits wins (hosts-and-providers.md §1.1). A mini-program's mark stands in QQ's too.
 */
const marks: readonly Mark[] = [
  [/wxwork|\bqq\/.*miniprogram/, 'wap', 'other'],
  [/micromessenger.*miniprogram|miniprogram.*micromessenger/, 'weixinMini', 'weixinMiniProgram'],
  [/micromessenger/, 'wap', 'weixin'],
  [/toutiaomicroapp/, 'toutiaoMini', 'toutiaoMiniProgram'],
  [/aweme|newsarticle|news_article|bytedancewebview/, 'wap', 'toutiao'],
  [/alipayclient/, 'wap', 'other'],
]

function markIn(userAgent: string, apps: Partial<AppMarks> | undefined): Mark | undefined {
  const { smart, mall } = { ...defaultAppMarks, ...apps }
  const own: readonly Mark[] = [
    [smart.toLowerCase(), 'smartApp', smart],
    [mall.toLowerCase(), 'app', 'other'],
  ]
  const agent = userAgent.toLowerCase()
  return [...marks, ...own].find(([mark]) => agent.search(mark) >= 0)
}

/** Whether a user agent names a host. `apps`: as far as the marks differ from the usual ones. */
export const isMarked = (userAgent: string, apps?: Partial<AppMarks>): boolean =>
  markIn(userAgent, apps) !== undefined

/**
 * The host by all its signals, ranked alike in the client and on the server: an app that brings its
 * bridge is believed before `utm_source`, which anyone may write; then the source, then the
 * messaging SDK's own mark, which only the client sees. `apps`: as far as the brand's marks differ
 * from the usual ones.
 */
export function hostBySignals(
  userAgent: string,
  source: string | null | undefined,
  apps?: Partial<AppMarks>,
  sdkEnvironment?: string,
): Signals {
  const [, mode = 'wap', browser = 'other'] = markIn(userAgent, apps) ?? []
  if (mode === 'smartApp' || mode === 'app') return { mode, browser }
  if (isMiniSource(source)) return { mode: miniSources[source], browser: source }
  if (sdkEnvironment === 'miniprogram' && browser === 'weixin')
    return { mode: 'weixinMini', browser: 'weixinMiniProgram' }
  return { mode, browser }
}
