import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectHost, type HostServices } from '../index.ts'
import { fakePage, outcomeOf, type FakePage } from '../test-host-page.ts'
import { fakeWeixin, type FakeWeixin } from './test-weixin-sdk.ts'

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49'
const android =
  'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.49'
const scripts = { weixin: ['https://a.example/wx.js', 'https://b.example/wx.js'] }
const card = {
  title: '壶',
  text: '一把好壶',
  link: 'https://shop.example/goods/1-1-1',
  image: 'https://shop.example/p.webp',
}

let page: FakePage
let sdk: FakeWeixin
let signed: string[]
let whileSigning: (() => void) | undefined

function open(userAgent: string, url?: string) {
  page = fakePage(userAgent, url === undefined ? {} : { url })
  sdk = fakeWeixin()
  signed = []
  whileSigning = undefined
  page.onScript = () => (page.wx = sdk.wx)
  const services: HostServices = {
    signWeixin: async (address) => {
      signed.push(address)
      whileSigning?.()
      return { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
    },
  }
  return detectHost(page, { settings: { scripts }, services })
}

const moveTo = (url: string) => Object.assign(page.location, { href: url })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('the messaging SDK', () => {
  it('is loaded when something of it is wanted, from the configured addresses in turn', async () => {
    const host = open(android)
    expect(page.scripts).toEqual([])
    page.onScript = (address) => {
      if (address.startsWith('https://b.')) page.wx = sdk.wx
    }
    await host.setShareCard(card)
    expect(page.scripts).toEqual(scripts.weixin)
    expect(sdk.cards).toHaveLength(2)
  })

  it('signs the address of the first document on iOS, once, and the one that is shown elsewhere', async () => {
    const onIos = open(ios, 'https://shop.example/a/1-1?code=1#top')
    moveTo('https://shop.example/goods/1-1-1')
    await onIos.setShareCard(card)
    moveTo('https://shop.example/goods/2-1-1')
    await onIos.setShareCard(card)
    expect(signed).toEqual(['https://shop.example/a/1-1?code=1'])

    const onAndroid = open(android, 'https://shop.example/a/1-1')
    moveTo('https://shop.example/goods/1-1-1#reviews')
    await onAndroid.setShareCard(card)
    await onAndroid.setShareCard(card)
    moveTo('https://shop.example/goods/2-1-1')
    await onAndroid.setShareCard(card)
    expect(signed).toEqual(['https://shop.example/goods/1-1-1', 'https://shop.example/goods/2-1-1'])
  })

  it('is given no signature of an address that was left while it was made', async () => {
    const host = open(android, 'https://shop.example/login/1-1?cookie_token=t')
    whileSigning = () => moveTo('https://shop.example/goods/1-1-1')
    await host.setShareCard(card)
    expect(signed).toEqual([
      'https://shop.example/login/1-1?cookie_token=t',
      'https://shop.example/goods/1-1-1',
    ])
    expect(sdk.configs).toBe(1)
  })

  it('is not called before the app has checked a later signature, though the SDK says at once that it is ready', async () => {
    const host = open(android)
    const checks: { input: object; done: (answer: { err_msg: string }) => void }[] = []
    page.WeixinJSBridge = { invoke: (_name, input, done) => void checks.push({ input, done }) }
    await host.setShareCard(card)
    expect(checks).toHaveLength(0)
    moveTo('https://shop.example/goods/2-1-1')
    const setting = host.setShareCard(card)
    await vi.waitFor(() => expect(checks).toHaveLength(1))
    moveTo('https://shop.example/goods/3-1-1')
    const next = host.setShareCard(card)
    await vi.advanceTimersByTimeAsync(100)
    // The next signature waits for its turn, and so does every card.
    expect({ checks: checks.length, configs: sdk.configs, cards: sdk.cards.length }).toEqual({
      checks: 1,
      configs: 2,
      cards: 2,
    })
    expect(checks[0]!.input).toMatchObject({
      verifyAppId: 'wx1',
      verifySignType: 'sha1',
      verifyTimestamp: '1',
      verifyNonceStr: 'n',
      verifySignature: 's',
    })
    checks[0]!.done({ err_msg: 'preVerifyJSAPI:ok' })
    await setting
    expect(sdk.cards).toHaveLength(4)
    await vi.waitFor(() => expect(checks).toHaveLength(2))
    checks[1]!.done({ err_msg: 'preVerifyJSAPI:invalid signature' })
    await next
    expect(sdk.cards).toHaveLength(4)
  })

  it('gives the card to both of its menus', async () => {
    await open(android).setShareCard(card)
    expect(sdk.cards).toEqual([
      { title: '壶', desc: '一把好壶', link: card.link, imgUrl: card.image },
      { title: '壶', link: card.link, imgUrl: card.image },
    ])
  })

  it('that does not come leaves every page as it was: cards are silent, the menu still shares', async () => {
    const host = open(android)
    page.onScript = undefined
    await host.setShareCard(card)
    expect(await host.share(card)).toBe('menu')
    await expect(host.scan()).rejects.toMatchObject({ name: 'HostError', reason: 'script' })
  })

  it('that refuses the signature is asked again next time', async () => {
    const host = open(android)
    sdk.refuses = true
    await host.setShareCard(card)
    sdk.refuses = false
    await host.setShareCard(card)
    expect(signed).toHaveLength(2)
    expect(sdk.cards).toHaveLength(2)
  })

  it('that never answers is given up', async () => {
    const host = open(android)
    sdk.isSilent = true
    const setting = outcomeOf(host.setShareCard(card))
    const scanning = outcomeOf(host.scan())
    await vi.advanceTimersByTimeAsync(11_000)
    expect(setting.now()).toEqual({ value: undefined })
    expect(scanning.now()).toMatchObject({ error: { reason: 'timeout' } })
  })
})

describe('pictures, codes and maps of the messaging browser', () => {
  it('takes nine pictures unless told, reads them one after the other and makes files of them', async () => {
    const host = open(ios)
    sdk.pictures = ['data:image/jgp;base64,/9j/4AAQ', 'iVBORw0KGgo=\n']
    const files = await host.chooseImage()
    expect(sdk.asked['chooseImage']).toMatchObject({ count: 9 })
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['1.jpg', 'image/jpeg', 6],
      ['2.png', 'image/png', 8],
    ])
    expect(sdk.maxAtOnce).toBe(1)
    await host.chooseImage({ count: 1 })
    expect(sdk.asked['chooseImage']).toMatchObject({ count: 1 })
  })

  it('gives nothing when the shopper gives up', async () => {
    const host = open(android)
    sdk.pictures = undefined
    expect(await host.chooseImage()).toEqual([])
    expect(await host.scan()).toBeUndefined()
  })

  it('reads codes', async () => {
    const host = open(android)
    sdk.code = 'https://shop.example/goods/1-1-1'
    expect(await host.scan()).toBe('https://shop.example/goods/1-1-1')
  })

  it('shows a place at scale 28 unless told', async () => {
    const host = open(android)
    await host.openLocation({ latitude: 31.2, longitude: 121.5, name: '门店' })
    expect(sdk.asked['openLocation']).toMatchObject({
      latitude: 31.2,
      longitude: 121.5,
      name: '门店',
      address: '',
      scale: 28,
    })
    await host.openLocation({ latitude: 31.2, longitude: 121.5, name: '门店', scale: 16 })
    expect(sdk.asked['openLocation']).toMatchObject({ scale: 16 })
  })

  it('goes to a map of the web where its SDK is refused, and opens no second window', async () => {
    const host = open(android)
    sdk.refuses = true
    vi.spyOn(page, 'open')
    await host.openLocation({ latitude: 31.2, longitude: 121.5, name: '门店' })
    expect(page.left).toEqual([expect.stringContaining('https://uri.amap.com/marker')])
    expect(page.open).not.toHaveBeenCalled()
  })
})

describe('a mini-program that its user agent does not tell', () => {
  it('is told by the SDK, and remembered for the tab', async () => {
    const host = open(android)
    expect(host.mode).toBe('wap')
    expect(await host.recheck()).toBe(true)
    expect(detectHost(page).mode).toBe('weixinMini')
  })

  it('is none when the SDK says so, when it is silent for 800 ms, or when it does not come', async () => {
    const plain = open(android)
    sdk.isMini = false
    expect(await plain.recheck()).toBe(false)
    const silent = open(android)
    sdk.isSilent = true
    expect(await silent.recheck()).toBe(false)
    const alone = open(android)
    page.onScript = undefined
    expect(await alone.recheck()).toBe(false)
    expect(detectHost(page).mode).toBe('wap')
  })

  it('is told by the mark alone, without the SDK', async () => {
    const host = open(android)
    page.onScript = undefined
    page.__wxjs_environment = 'miniprogram'
    expect(await host.recheck()).toBe(true)
  })
})

describe('small things of the messaging browser', () => {
  it('closes its window', async () => {
    expect(await open(android).closeWindow()).toBe(true)
    expect(sdk.asked['closeWindow']).toBeDefined()
  })

  it('makes iOS read a new title', async () => {
    const host = open(ios)
    host.title('购物车')
    expect(page.document.title).toBe('购物车')
    await vi.waitFor(() => expect(page.scripts).toEqual(['/favicon.svg']))
    open(android).title('购物车')
    await vi.advanceTimersByTimeAsync(50)
    expect(page.scripts).toEqual([])
  })

  it('begins its sign-in on the server, leaving no page behind', async () => {
    const host = open(android)
    expect(host.can.signIn).toEqual(['weixinWeb'])
    expect(
      await host.signIn('weixinWeb', {
        partnerId: 1,
        storeId: 1,
        startUrl: '/sso/oauth/1-1/render/wap-wechat',
      }),
    ).toEqual({ kind: 'left' })
    expect(page.left).toEqual(['/sso/oauth/1-1/render/wap-wechat'])
  })
})
