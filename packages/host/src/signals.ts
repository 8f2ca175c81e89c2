import type { BrowserKind, Mode } from './host.ts'

export interface Signals {
  mode: Mode
  browser: BrowserKind
}

/** The part of the browser's storage that is asked; it may throw in private windows. */
export type SignalStorage = Pick<Storage, 'getItem' | 'setItem'>

const sourceKey = 'utm_source'
/** Marks in the user agent of the device app and of the native mall app. */
const smartMark = 'hearthlightsmart'
const mallMark = 'mallardapp'

const miniSources = { weixinMiniProgram: 'weixinMini', toutiaoMiniProgram: 'toutiaoMini' } as const

/** Codes by which a host may name its browser kind. */
const kinds: Readonly<Record<string, BrowserKind>> = {
  weixin: 'weixin',
  weixinMiniProgram: 'weixinMiniProgram',
  hearthlightSmart: 'hearthlightSmart',
  toutiao: 'toutiao',
  toutiaoMiniProgram: 'toutiaoMiniProgram',
  other: 'other',
}

export function browserKind(code: string): BrowserKind {
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined
  if (!kind) throw new Error('不存在的code')
  return kind
}

/** Reads mode and browser kind from the user agent, `utm_source` (kept for the tab: later pages lose the query) and the messaging SDK's own mark. */
export function readSignals(userAgent: string, search: string, storage: SignalStorage | undefined, wxEnvironment?: string): Signals {
  const agent = userAgent.toLowerCase()
  const source = stickySource(search, storage)
  const isWeixin = agent.includes('micromessenger') && !agent.includes('wxwork')
  const isOtherMini = /\bqq\/|mqqbrowser/.test(agent) && !isWeixin
  if (source === 'weixinMiniProgram' || wxEnvironment === 'miniprogram' || (isWeixin && agent.includes('miniprogram') && !isOtherMini))
    return { mode: 'weixinMini', browser: 'weixinMiniProgram' }
  if (source === 'toutiaoMiniProgram' || agent.includes('toutiaomicroapp')) return { mode: 'toutiaoMini', browser: 'toutiaoMiniProgram' }
  if (agent.includes(smartMark)) return { mode: 'smartApp', browser: 'hearthlightSmart' }
  if (agent.includes(mallMark)) return { mode: 'app', browser: 'other' }
  if (isWeixin) return { mode: 'wap', browser: 'weixin' }
  if (/aweme|newsarticle|bytedancewebview/.test(agent)) return { mode: 'wap', browser: 'toutiao' }
  return { mode: 'wap', browser: 'other' }
}

function stickySource(search: string, storage: SignalStorage | undefined): keyof typeof miniSources | undefined {
  const named = new URLSearchParams(search).get(sourceKey)
  try {
    if (isMiniSource(named)) storage?.setItem(sourceKey, named)
    const kept = named ?? storage?.getItem(sourceKey)
    return isMiniSource(kept) ? kept : undefined
  } catch {
    return isMiniSource(named) ? named : undefined
  }
}

function isMiniSource(text: string | null | undefined): text is keyof typeof miniSources {
  return text !== null && text !== undefined && Object.hasOwn(miniSources, text)
}
