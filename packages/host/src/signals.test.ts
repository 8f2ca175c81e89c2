import { describe, expect, it } from 'vitest'
import { browserKind, deviceOf, isInApp, readSignals, type SignalStorage } from './signals.ts'
import { knownBrowsers } from './test-user-agents.ts'

function storage(): SignalStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const weixin = knownBrowsers[0]!.userAgent
const smart = knownBrowsers.find(({ is }) => is.startsWith('smartApp'))!.userAgent

describe('reading user agents', () => {
  it('knows sixty at the least', () => {
    expect(knownBrowsers.length).toBeGreaterThanOrEqual(60)
    expect(
      new Set(knownBrowsers.map(({ userAgent, touchPoints }) => `${userAgent}${touchPoints}`)).size,
    ).toBe(knownBrowsers.length)
  })

  it.each(knownBrowsers)('$what is $is', ({ userAgent, touchPoints, is }) => {
    const { mode, browser } = readSignals(userAgent, '', undefined)
    expect(
      [mode, browser, deviceOf(userAgent, touchPoints), ...(isInApp(userAgent) ? ['in'] : [])].join(
        ' ',
      ),
    ).toBe(is)
    expect(readSignals(userAgent.toUpperCase(), '', undefined)).toEqual({ mode, browser })
  })
})

describe('the source in the query', () => {
  it.each([
    ['weixinMiniProgram', 'weixinMini'],
    ['toutiaoMiniProgram', 'toutiaoMini'],
  ])('%s makes the mode %s, for as long as the tab lives', (source, mode) => {
    const tab = storage()
    expect(readSignals(safari, `?utm_source=${source}&x=1`, tab)).toEqual({ mode, browser: source })
    expect(readSignals(safari, '', tab)).toEqual({ mode, browser: source })
    expect(readSignals(safari, '', storage()).mode).toBe('wap')
  })

  it('is forgotten by nothing but another source', () => {
    const tab = storage()
    readSignals(weixin, '?utm_source=weixinMiniProgram', tab)
    expect(readSignals(weixin, '?utm_source=newsletter', tab).mode).toBe('wap')
    expect(readSignals(weixin, '?utm_source=toutiaoMiniProgram', tab).mode).toBe('toutiaoMini')
  })

  it.each(['__proto__', 'constructor', 'WEIXINMINIPROGRAM', ''])('%s is no source', (source) => {
    expect(readSignals(safari, `?utm_source=${source}`, storage())).toEqual({
      mode: 'wap',
      browser: 'other',
    })
  })

  it('does not talk an app out of its own bridge', () => {
    expect(readSignals(smart, '?utm_source=weixinMiniProgram', storage()).mode).toBe('smartApp')
  })

  it('counts where storage is forbidden', () => {
    const locked: SignalStorage = {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => {
        throw new Error('SecurityError')
      },
    }
    expect(readSignals(safari, '?utm_source=toutiaoMiniProgram', locked).mode).toBe('toutiaoMini')
    expect(readSignals(safari, '', locked).mode).toBe('wap')
  })
})

describe('the messaging SDK’s own mark', () => {
  it('makes a mini-program of the messaging browser and of nothing else', () => {
    expect(readSignals(weixin, '', undefined, { wxEnvironment: 'miniprogram' }).mode).toBe(
      'weixinMini',
    )
    expect(readSignals(safari, '', undefined, { wxEnvironment: 'miniprogram' }).mode).toBe('wap')
    expect(readSignals(weixin, '', undefined, { wxEnvironment: 'browser' }).mode).toBe('wap')
  })
})

describe('the marks of the brand’s own apps', () => {
  const apps = { smart: 'kettleSmart', mall: 'KettleShop' } as const
  const read = (mark: string, source = '') =>
    readSignals(`${safari} ${mark}`, source, storage(), { apps })

  it('are those that the brand has, in any letter case, before any source', () => {
    const source = '?utm_source=weixinMiniProgram'
    expect(read('KETTLESMART/3.1', source)).toEqual({ mode: 'smartApp', browser: 'kettleSmart' })
    expect(read('kettleshop/2', source)).toEqual({ mode: 'app', browser: 'other' })
    expect(isInApp(`${safari} KettleShop/2`, apps)).toBe(true)
  })

  it('are not the usual ones then, and one alone may be another', () => {
    expect(read('MallardSmart/3.1').mode).toBe('wap')
    expect(isInApp(`${safari} MallardApp/2`, apps)).toBe(false)
    const mallOnly = { apps: { mall: 'KettleShop' } }
    expect(readSignals(smart, '', undefined, mallOnly).browser).toBe('mallardSmart')
  })
})

describe('the browser’s code', () => {
  it.each([
    'weixin',
    'weixinMiniProgram',
    'mallardSmart',
    'kettleSmart',
    'toutiao',
    'toutiaoMiniProgram',
    'other',
  ])('%s is one', (code) => {
    expect(browserKind(code)).toBe(code)
  })

  it.each(['netscape', '', 'constructor', '__proto__', 'Weixin', 'Smart'])('%s is not', (code) => {
    expect(() => browserKind(code)).toThrow('不存在的code')
  })
})
