import {
  hostBySignals,
  isMarked,
  isMiniSource,
  isSmartKind,
  type AppMarks,
  type BrowserKind,
  type MiniSource,
  type Signals,
} from '@mallard/contract/host-signals'
import type { Device } from './host.ts'

export type { Signals }

/** The part of the browser's storage that is asked; it may throw in private windows. */
export type SignalStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Under which a tab keeps the mini-program that it stands in. */
export const sourceKey = 'utm_source'

const kinds: readonly string[] = [
  'weixin',
  'toutiao',
  'other',
  'weixinMiniProgram',
  'toutiaoMiniProgram',
]

/**
 * The browser kind that the code of a signal stands for (specification §1); there are no others.
 */
export function browserKind(code: string): BrowserKind {
  if (!kinds.includes(code) && !isSmartKind(code)) throw new Error('不存在的code')
  return code as BrowserKind
}

/**
 * Reads mode and browser kind from the user agent, `utm_source` (kept for the tab: later pages lose
 * the query), the marks of the brand's own apps and the messaging SDK's own mark.
 */
export function readSignals(
  userAgent: string,
  search: string,
  storage: SignalStorage | undefined,
  {
    apps,
    wxEnvironment,
  }: { apps?: Partial<AppMarks> | undefined; wxEnvironment?: string | undefined } = {},
): Signals {
  const source = stickySource(search, storage)
  const { mode, browser } = hostBySignals(userAgent, source, apps, wxEnvironment)
  return { mode, browser: browserKind(browser) }
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
export function isInApp(userAgent: string, apps?: Partial<AppMarks>): boolean {
  const agent = userAgent.toLowerCase()
  return (
    isMarked(agent, apps) ||
    /; wv\)|dingtalk|weibo|xiaohongshu|xhsminiapp|baiduboxapp|aliapp\(|\bqq\/|ksnebula|kwai|allowkscallapp|quickapp|larklocale|lark\//.test(
      agent,
    ) ||
    /iphone(?!.*(safari|crios|fxios|edgios))/.test(agent)
  )
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
