import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectHost, type Host, type PayOrder } from './index.ts'
import { fakePage, outcomeOf, type FakePage } from './test-host-page.ts'
import { fakeWeixin, type FakeWeixin } from './weixin/test-weixin-sdk.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Mobile Safari/537.36'
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile'

let page: FakePage
let sdk: FakeWeixin

function open(userAgent: string, url?: string): Host {
  page = fakePage(userAgent, url === undefined ? {} : { url })
  sdk = fakeWeixin()
  page.onScript = () => {
    page.wx = sdk.wx
    page.tt = { miniProgram: sdk.wx.miniProgram }
  }
  return detectHost(page)
}

const order = (more: Partial<PayOrder> = {}): PayOrder => ({
  method: 'wxPay',
  orderId: '2025,2026',
  partnerId: 1,
  storeId: 2,
  weixinUuid: undefined,
  cashierUrl: '/cashier',
  bridgeParams: () => Promise.reject(new Error('not for mini-programs')),
  ticket: async () => 'once',
  ...more,
})

const opened = () =>
  new URL(
    (sdk.asked['navigateTo'] as { url: string } | undefined)?.url ?? 'about:blank',
    'https://mini.invalid',
  )
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** The host's code is fetched in real time, whatever the fake clock says. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const programs = [
  ['WeChat', 'MicroMessenger/8.0.49 miniProgram/wx1'],
  ['Douyin', 'aweme_30.2.0 ToutiaoMicroApp/3.23.0'],
] as const

describe.each(programs)('a mini-program of %s', (_, mark) => {
  it('pays on its own page, by the specification’s five words, and says no more than that the shopper is back', async () => {
    const host = open(`${iphone} ${mark}`)
    const paying = outcomeOf(host.pay(order()))
    await until(() => expect(opened().pathname).toBe('/pages/pay/pay'))
    expect(Object.fromEntries(opened().searchParams)).toEqual({
      orderId: '2025,2026',
      urlroot: 'https://shop.example',
      cookie_token: 'once',
      partnerId: '1',
      storeId: '2',
    })
    page.hide()
    await pass(2_000)
    expect(paying.now()).toBe('waiting')
    page.show()
    await pass(0)
    expect(paying.now()).toEqual({ value: 'returned' })
  })

  it('stops waiting when the server says that the order is paid', async () => {
    const host = open(`${iphone} ${mark}`)
    const paying = outcomeOf(host.pay(order({ isPaid: async () => true })))
    await until(() => expect(opened().pathname).toBe('/pages/pay/pay'))
    await pass(3_100)
    expect(paying.now()).toEqual({ value: 'returned' })
  })

  it('signs in on its own page', async () => {
    const host = open(`${iphone} ${mark}`)
    const [way] = host.can.signIn
    const signingIn = outcomeOf(
      host.signIn(way!, { partnerId: 1, storeId: 2, ticket: async () => 'once' }),
    )
    await until(() => expect(opened().pathname).toBe('/pages/login/login'))
    expect(Object.fromEntries(opened().searchParams)).toEqual({
      cookie_token: 'once',
      urlRoot: 'https://shop.example',
      partnerId: '1',
      storeId: '2',
    })
    await pass(500)
    page.tell('pageshow')
    await pass(0)
    expect(signingIn.now()).toEqual({ value: { kind: 'returned' } })
  })

  it('opens its live room, steps back, and opens no other site', async () => {
    const host = open(`${iphone} ${mark}`)
    expect(await host.openLive('28')).toBe(true)
    expect(sdk.asked['navigateTo']).toEqual({ url: '/pages/live/live?roomId=28' })
    expect(await host.openLive('/pages/live/replay?id=3')).toBe(true)
    expect(sdk.asked['navigateTo']).toEqual({ url: '/pages/live/replay?id=3' })
    expect(await host.back()).toBe(true)
    expect(sdk.asked['navigateBack']).toEqual({ delta: 1 })
    expect(host.can.externalLinks).toBe(false)
    expect(await host.openLink('https://elsewhere.example')).toBe(false)
  })

  it('shows no map of the web: its web view opens the shop’s own domains alone', async () => {
    const host = open(`${iphone} ${mark}`)
    const place = { latitude: 31.2, longitude: 121.5, name: '门店' }
    await expect(host.openLocation(place)).rejects.toMatchObject({ reason: 'unsupported' })
    expect(page.left).toEqual([])
  })
})

describe('the login page of a mini-program', () => {
  it.each([
    ['Android', android, 500],
    ['OpenHarmony', harmony, 500],
    ['iOS', iphone, 0],
  ])('opens on %s after %3$s ms', async (_, system, delay) => {
    vi.useRealTimers()
    const host = open(`${system} MicroMessenger/8.0.49 miniProgram/wx1`)
    // Brings the host's code and its SDK, so that nothing but the delay is left to wait for.
    await host.openLive('1')
    vi.useFakeTimers()
    outcomeOf(host.signIn('weixinMini', { partnerId: 1, storeId: 2, ticket: async () => 'once' }))
    if (delay > 0) {
      await pass(delay - 1)
      expect(opened().pathname).toBe('/pages/live/live')
    }
    await pass(delay > 0 ? 1 : 0)
    expect(opened().pathname).toBe('/pages/login/login')
  })
})

describe('an address that says mini-program, opened somewhere else', () => {
  it('pays as a browser does: anyone can write utm_source', async () => {
    const host = open(
      `${iphone} Version/17.5 Safari/604.1`,
      'https://shop.example/a/1-1?utm_source=weixinMiniProgram',
    )
    expect(host.mode).toBe('weixinMini')
    sdk.isSilent = true
    expect(await host.pay(order())).toBe('left')
    expect(page.left).toEqual(['/cashier'])
    expect(sdk.asked['navigateTo']).toBeUndefined()
  })

  it('pays by the messaging browser’s own bridge where that is around the page', async () => {
    const host = open(
      `${iphone} MicroMessenger/8.0.49`,
      'https://shop.example/a/1-1?utm_source=weixinMiniProgram',
    )
    sdk.isMini = false
    page.WeixinJSBridge = {
      invoke: (_, __, done) => done({ err_msg: 'get_brand_wcpay_request:ok' }),
    }
    const params = {
      code: 0,
      appId: 'wx1',
      timeStamp: '1',
      nonceStr: 'n',
      package: 'prepay_id=1',
      signType: 'RSA',
      sign: 'S',
    }
    expect(await host.pay(order({ weixinUuid: 'uuid', bridgeParams: async () => params }))).toBe(
      'paid',
    )
    expect(page.left).toEqual([])
  })

  it('the same where the SDK cannot even be loaded', async () => {
    const host = open(
      `${iphone} Version/17.5 Safari/604.1`,
      'https://shop.example/a/1-1?utm_source=toutiaoMiniProgram',
    )
    page.onScript = undefined
    expect(await host.pay(order())).toBe('left')
    expect(await host.openLive('28')).toBe(false)
    expect(await host.back()).toBe(false)
  })
})
