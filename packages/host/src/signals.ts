import type { BrowserKind, Device, Mode } from './host.ts'

export interface Signals {
  mode: Mode
  browser: BrowserKind
}

/** The part of the browser's storage that is asked; it may throw in private windows. */
export type SignalStorage = Pick<Storage, 'getItem' | 'setItem'>

const sourceKey = 'utm_source'

const miniSources = { weixinMiniProgram: 'weixinMini', toutiaoMiniProgram: 'toutiaoMini' } as const
type MiniSource = keyof typeof miniSources

const kinds: readonly string[] = [
  'weixin',
  'hearthlightSmart',
  'toutiao',
  'other',
  ...Object.keys(miniSources),
]

/**
 * The browser kind that the code of a signal stands for (specification §1); there are no others.
 */
export function browserKind(code: string): BrowserKind {
  if (!kinds.includes(code)) throw new Error('不存在的code')
  return code as BrowserKind
}

/**
 * Marks of hosts in a lower-case user agent, with the code that each is a signal of; the first that
 * fits wins (hosts §1.1). A mini-program's mark stands in QQ's too.
 */
const marks: readonly (readonly [mark: RegExp, mode: Mode, code: string])[] = [
  [/wxwork|\bqq\/.*miniprogram/, 'wap', 'other'],
  [/micromessenger.*miniprogram|miniprogram.*micromessenger/, 'weixinMini', 'weixinMiniProgram'],
  [/micromessenger/, 'wap', 'weixin'],
  [/toutiaomicroapp/, 'toutiaoMini', 'toutiaoMiniProgram'],
  [/aweme|newsarticle|news_article|bytedancewebview/, 'wap', 'toutiao'],
  [/alipayclient/, 'wap', 'other'],
  [/hearthlightsmart/, 'smartApp', 'hearthlightSmart'],
  [/mallardapp/, 'app', 'other'],
]

/**
 * Reads mode and browser kind from the user agent, `utm_source` (kept for the tab: later pages lose
 * the query) and the messaging SDK's own mark. An app that brings its bridge is believed before the
 * query, which anyone may write.
 */
export function readSignals(
  userAgent: string,
  search: string,
  storage: SignalStorage | undefined,
  wxEnvironment?: string,
): Signals {
  const agent = userAgent.toLowerCase()
  const source = stickySource(search, storage)
  const [, mode = 'wap', code = 'other'] = marks.find(([mark]) => mark.test(agent)) ?? []
  const browser = browserKind(code)
  if (mode === 'smartApp' || mode === 'app') return { mode, browser }
  if (source) return { mode: miniSources[source], browser: browserKind(source) }
  if (wxEnvironment === 'miniprogram' && browser === 'weixin')
    return { mode: 'weixinMini', browser: 'weixinMiniProgram' }
  return { mode, browser }
}

/**
 * iPads pretend to be a Mac, but no Mac has a touch screen. HarmonyOS up to 4 is an Android and
 * says so.
 */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const agent = userAgent.toLowerCase()
  if (/openharmony/.test(agent)) return 'harmony'
  if (/android/.test(agent)) return 'android'
  if (/iphone|ipad|ipod/.test(agent) || (/macintosh/.test(agent) && touchPoints > 1)) return 'ios'
  return /harmonyos/.test(agent) ? 'harmony' : 'other'
}

/**
 * The mark of a page inside an app: its name, an Android web view's `; wv)`, or iOS without Safari.
 */
export function isInApp(userAgent: string): boolean {
  const agent = userAgent.toLowerCase()
  return (
    marks.some(([mark]) => mark.test(agent)) ||
    /; wv\)|dingtalk|weibo|xiaohongshu|xhsminiapp|baiduboxapp|aliapp\(|\bqq\/|ksnebula|kwai|allowkscallapp|quickapp|larklocale|lark\//.test(
      agent,
    ) ||
    /iphone(?!.*(safari|crios|fxios|edgios))/.test(agent)
  )
}

/**
 * Remembers for the tab that it stands in a mini-program. Reading the property itself throws where
 * storage is forbidden.
 */
export function keepSource(page: { sessionStorage: SignalStorage }, source: MiniSource): void {
  try {
    page.sessionStorage.setItem(sourceKey, source)
  } catch {
    // Then it is asked again on the next page.
  }
}

function stickySource(search: string, storage: SignalStorage | undefined): MiniSource | undefined {
  const named = new URLSearchParams(search).get(sourceKey)
  try {
    if (isMiniSource(named)) storage?.setItem(sourceKey, named)
    const kept = named ?? storage?.getItem(sourceKey)
    return isMiniSource(kept) ? kept : undefined
  } catch {
    return isMiniSource(named) ? named : undefined
  }
}

function isMiniSource(text: string | null | undefined): text is MiniSource {
  return text != null && Object.hasOwn(miniSources, text)
}
