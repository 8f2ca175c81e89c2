import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectHost, type Host, type PayOrder } from './index.ts'
import { fakePage, outcomeOf, type FakePage } from './test-host-page.ts'
import { knownBrowsers } from './test-user-agents.ts'

/** One browser of each kind: what the specification asks of every host, asked of each. */
const kinds = new Map(knownBrowsers.map((known) => [known.is.replace(/ in$/, ''), known]))

const order: PayOrder = {
  method: 'wxPay',
  orderId: '1',
  partnerId: 1,
  storeId: 1,
  weixinUuid: 'uuid',
  cashierUrl: '/cashier',
  bridgeParams: async () => ({
    code: 0,
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    sign: 'S',
  }),
  appParams: async () => ({
    code: 0,
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'p',
    signType: 'RSA',
    sign: 'S',
  }),
  ticket: async () => 'once',
}
const card = { title: '壶', link: 'https://shop.example/goods/1-1-1' }
const scope = { partnerId: 1, storeId: 1 }

/** Everything that a page may ask of a host. */
const acts: Readonly<Record<string, (host: Host) => Promise<unknown>>> = {
  recheck: (host) => host.recheck(),
  signIn: (host) =>
    host.signIn(host.can.signIn[0] ?? 'appleWeb', {
      ...scope,
      startUrl: '/start',
      ticket: async () => 'once',
      appId: 'wx1',
    }),
  pay: (host) => host.pay(order),
  setShareCard: (host) => host.setShareCard(card),
  share: (host) => host.share(card),
  statusBar: (host) => host.statusBar('#FFFFFF'),
  tabBar: (host) => host.tabBar(true),
  back: (host) => host.back(),
  closeWindow: (host) => host.closeWindow(),
  chooseImage: (host) => host.chooseImage(),
  scan: (host) => host.scan(),
  openLocation: (host) => host.openLocation({ latitude: 1, longitude: 2, name: '门店' }),
  openLink: (host) => host.openLink('https://elsewhere.example/'),
  openLive: (host) => host.openLive('28'),
  whenActiveAgain: (host) => host.whenActiveAgain(),
  native: (host) => host.native('loginStatus'),
}

/**
 * A host that takes everything and answers nothing: SDKs that load but are silent, a bridge that
 * swallows.
 */
function silent(page: FakePage): void {
  const nothing = () => undefined
  const mini = { navigateTo: nothing, navigateBack: nothing, getEnv: nothing }
  const sdk = new Proxy(
    { miniProgram: mini },
    {
      get: (known, name) =>
        name === 'miniProgram' ? known.miniProgram : name === 'then' ? undefined : nothing,
    },
  )
  page.onScript = () => Object.assign(page, { wx: sdk, tt: { miniProgram: mini } })
  Object.assign(page, {
    MallBridge: { postMessage: nothing },
    webkit: { messageHandlers: { MallBridge: { postMessage: nothing } } },
    WeixinJSBridge: { invoke: nothing },
  })
}

describe.each([...kinds.values()])('$what', ({ userAgent, touchPoints }) => {
  let page: FakePage
  let host: Host

  beforeEach(async () => {
    page = fakePage(userAgent, {
      navigator: { userAgent, ...(touchPoints !== undefined && { maxTouchPoints: touchPoints }) },
    })
    const click = (input: EventTarget) => Object.assign(input, { click: () => undefined })
    vi.spyOn(page.document, 'createElement').mockImplementation(
      () =>
        click(
          Object.assign(new EventTarget(), { src: '', remove: () => undefined }),
        ) as HTMLElement,
    )
    host = detectHost(page, { services: { signWeixin: () => new Promise(() => undefined) } })
    // Its code comes in real time; what follows is counted.
    await host.statusBar('#FFFFFF').catch(() => undefined)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each(Object.keys(acts))('settles %s when nothing answers', async (name) => {
    silent(page)
    const act = outcomeOf(acts[name]!(host))
    await vi.advanceTimersByTimeAsync(16 * 60_000)
    expect(act.now()).not.toBe('waiting')
  })

  it.each(Object.keys(acts))('settles %s when there is nothing at all', async (name) => {
    const act = outcomeOf(acts[name]!(host))
    await vi.advanceTimersByTimeAsync(16 * 60_000)
    expect(act.now()).not.toBe('waiting')
  })

  it('never says paid when nobody said so', async () => {
    silent(page)
    const act = outcomeOf(host.pay(order))
    await vi.advanceTimersByTimeAsync(16 * 60_000)
    expect(act.now()).not.toEqual({ value: 'paid' })
  })

  it('offers WeChat pay everywhere, Alipay outside of the messaging and the short-video apps', () => {
    expect(host.can.pay.wxPay).toBe(true)
    expect(host.can.pay.aliPay).toBe(!/^(weixin|toutiao)/.test(host.browser))
  })
})
