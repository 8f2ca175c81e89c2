import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectHost } from '../index.ts'
import { fakePage, outcomeOf, type FakePage } from '../test-host-page.ts'

const douyin =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Mobile Safari/537.36 aweme_310900 BytedanceWebview/d8a21c6'
const scripts = { toutiao: ['https://a.example/tt.js', 'https://b.example/tt.js'] }

let page: FakePage
/** What the SDK answers; undefined: it is silent. */
let isMini: boolean | undefined

function open(more: Parameters<typeof fakePage>[1] = {}) {
  page = fakePage(douyin, more)
  const nothing = () => undefined
  page.onScript = () =>
    (page.tt = {
      miniProgram: {
        navigateTo: nothing,
        navigateBack: nothing,
        getEnv: (done) => void (isMini !== undefined && done({ miniprogram: isMini })),
      },
    })
  return detectHost(page, { settings: { scripts } })
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('the browser of the short-video apps', () => {
  it('is a mini-program’s after all when the SDK says so, and stays it for the tab', async () => {
    const host = open()
    isMini = true
    expect(page.scripts).toEqual([])
    expect(await host.recheck()).toBe(true)
    expect(page.scripts).toEqual([scripts.toutiao[0]])
    expect(detectHost(page)).toMatchObject({ mode: 'toutiaoMini', browser: 'toutiaoMiniProgram' })
    // Where nothing can be kept, it is what the SDK says all the same.
    const forbidden = () => {
      throw new DOMException('', 'SecurityError')
    }
    const locked = open({ sessionStorage: { getItem: forbidden, setItem: forbidden } })
    expect(await locked.recheck()).toBe(true)
  })

  it('is none when the SDK says so, is silent for 800 ms, or does not come', async () => {
    isMini = false
    expect(await open().recheck()).toBe(false)
    isMini = undefined
    const host = open()
    // Its code comes in real time; what follows is counted.
    await host.setShareCard({ title: '壶', link: 'https://shop.example/' })
    vi.useFakeTimers()
    const asked = outcomeOf(host.recheck())
    await vi.advanceTimersByTimeAsync(799)
    expect(asked.now()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.now()).toEqual({ value: false })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const without = open()
    page.onScript = undefined
    expect(await without.recheck()).toBe(false)
    expect(page.scripts).toEqual(scripts.toutiao)
    expect(detectHost(page)).toMatchObject({ mode: 'wap', browser: 'toutiao' })
  })

  it('goes where a second window would lead, and to the cashier', async () => {
    const host = open()
    vi.spyOn(page, 'open')
    expect(await host.openLink('https://elsewhere.example/')).toBe(true)
    await host.openLocation({ latitude: 31.2, longitude: 121.5, name: '门店' })
    const order = { method: 'wxPay', orderId: '1', partnerId: 1, storeId: 1 } as const
    const bridgeParams = () => Promise.reject(new Error('no bridge'))
    expect(
      await host.pay({ ...order, weixinUuid: undefined, cashierUrl: '/cashier', bridgeParams }),
    ).toBe('left')
    expect(page.left).toEqual([
      'https://elsewhere.example/',
      expect.stringMatching(/^https:\/\/uri\.amap\.com\/marker\?position=121\.5%2C31\.2/),
      '/cashier',
    ])
    expect(page.open).not.toHaveBeenCalled()
  })

  it('says what it cannot do: sharing, closing, live rooms, codes; the SDK is not loaded for it', async () => {
    const share = vi.fn(async () => undefined)
    const host = open({ navigator: { userAgent: douyin, share } })
    expect(await host.share({ title: '壶', link: 'https://shop.example/' })).toBe('unsupported')
    expect(share).not.toHaveBeenCalled()
    expect([await host.closeWindow(), await host.back(), await host.openLive('1')]).toEqual([
      false,
      false,
      false,
    ])
    await expect(host.scan()).rejects.toMatchObject({ reason: 'unsupported' })
    expect(page.scripts).toEqual([])
  })

  it('takes WeChat pay alone, signs in by phone, and leads to no other site', () => {
    expect(open().can).toMatchObject({
      pay: { wxPay: true, aliPay: false },
      unionPay: false,
      wechatJsapi: false,
      signIn: [],
      externalLinks: false,
      closeWindow: false,
    })
  })
})
