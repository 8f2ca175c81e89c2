import { describe, expect, it } from 'vitest'
import { detectHost, type BridgePayment, type HostPage, type PayOrder } from './index.ts'
import { PayError } from './pay.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

function storage(): HostPage['sessionStorage'] {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

function page(
  userAgent: string,
  search = '',
  more: Partial<HostPage> = {},
): HostPage & { left: string[] } {
  const left: string[] = []
  return {
    left,
    navigator: { userAgent },
    location: {
      search,
      hash: '',
      href: `https://shop.example/${search}`,
      origin: 'https://shop.example',
      assign: (url) => void left.push(`${url}`),
      replace: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    open: () => null,
    sessionStorage: storage(),
    document: new EventTarget() as unknown as Document,
    ...more,
  }
}

const cases: [title: string, userAgent: string, search: string, mode: string, browser: string][] = [
  ['a plain browser', `${iphone} Safari/604.1`, '', 'wap', 'other'],
  [
    'the messaging browser, whatever the case',
    `${iphone} MicroMessenger/8.0.40`,
    '',
    'wap',
    'weixin',
  ],
  [
    'its mini-program by user agent',
    `${iphone} MicroMessenger/8.0.40 miniProgram/wx123`,
    '',
    'weixinMini',
    'weixinMiniProgram',
  ],
  [
    'its mini-program by source',
    `${iphone} MicroMessenger/8.0.40`,
    '?utm_source=weixinMiniProgram',
    'weixinMini',
    'weixinMiniProgram',
  ],
  [
    'the enterprise messenger, which is no messaging browser',
    `${iphone} wxwork/4.1 MicroMessenger/7.0.1`,
    '',
    'wap',
    'other',
  ],
  ['another messenger’s mini-program', `${iphone} QQ/9.0 miniProgram`, '', 'wap', 'other'],
  ['the short-video browser', `${iphone} aweme_28.0 BytedanceWebview`, '', 'wap', 'toutiao'],
  [
    'the short-video mini-program by source',
    iphone,
    '?utm_source=toutiaoMiniProgram',
    'toutiaoMini',
    'toutiaoMiniProgram',
  ],
  ['the device app', `${iphone} MallardSmart/3.1`, '', 'smartApp', 'mallardSmart'],
  ['the native mall app', `${iphone} MallardApp/1.0`, '', 'app', 'other'],
  ['an unknown source', iphone, '?utm_source=__proto__', 'wap', 'other'],
]

describe('detecting the host', () => {
  it.each(cases)('knows %s', (_, userAgent, search, mode, browser) => {
    expect(detectHost(page(userAgent, search))).toMatchObject({ mode, browser })
  })

  it('names the kind of device as the source of requests', () => {
    expect(detectHost(page(iphone)).requestSource).toBe('ios')
    expect(detectHost(page(`${iphone} MallardApp/1.0`)).requestSource).toBe('ios')
  })

  it('remembers the source for the tab, since later pages lose the query', () => {
    const first = page(iphone, '?utm_source=weixinMiniProgram')
    detectHost(first)
    expect(detectHost({ ...first, location: { ...first.location, search: '' } }).mode).toBe(
      'weixinMini',
    )
  })

  it('believes the messaging SDK’s own mark', () => {
    expect(
      detectHost(page(`${iphone} MicroMessenger/8.0.40`, '', { __wxjs_environment: 'miniprogram' }))
        .mode,
    ).toBe('weixinMini')
  })

  it('does without a storage that may not be read', () => {
    const locked = page(iphone, '?utm_source=weixinMiniProgram')
    Object.defineProperty(locked, 'sessionStorage', {
      get: () => {
        throw new Error('SecurityError')
      },
    })
    expect(detectHost(locked).mode).toBe('weixinMini')
  })

  it('offers the ways to pay of the host', () => {
    expect(detectHost(page(iphone)).can).toMatchObject({
      wechatJsapi: false,
      unionPay: true,
      pay: { wxPay: true, aliPay: true },
    })
    expect(detectHost(page(`${iphone} MicroMessenger/8.0`)).can).toMatchObject({
      wechatJsapi: true,
      unionPay: false,
      pay: { wxPay: true, aliPay: false },
    })
    expect(detectHost(page(`${iphone} aweme`)).can.pay).toEqual({ wxPay: true, aliPay: false })
  })
})

describe('paying', () => {
  const params: BridgePayment = {
    code: 0,
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    sign: 'SIGN',
  }
  const order = (more: Partial<PayOrder> = {}): PayOrder => ({
    method: 'wxPay',
    orderId: '1',
    partnerId: 1,
    storeId: 1,
    weixinUuid: 'uuid',
    cashierUrl: '/cashier',
    bridgeParams: async () => params,
    ...more,
  })
  const messaging = (answer: string, seen: object[] = []) =>
    page(`${iphone} MicroMessenger/8.0`, '', {
      WeixinJSBridge: {
        invoke: (name, input, done) => (seen.push({ name, ...input }), done({ err_msg: answer })),
      },
    })

  it('leaves for the cashier in a browser', async () => {
    const wap = page(iphone)
    expect(await detectHost(wap).pay(order())).toBe('left')
    expect(wap.left).toEqual(['/cashier'])
  })

  it('pays by the bridge in the messaging browser, under the bridge’s own name for the signature', async () => {
    const seen: object[] = []
    expect(await detectHost(messaging('get_brand_wcpay_request:ok', seen)).pay(order())).toBe(
      'paid',
    )
    expect(seen).toEqual([
      {
        name: 'getBrandWCPayRequest',
        appId: 'wx1',
        timeStamp: '1',
        nonceStr: 'n',
        package: 'prepay_id=1',
        signType: 'RSA',
        paySign: 'SIGN',
      },
    ])
  })

  it('waits for a bridge that comes late', async () => {
    const late = page(`${iphone} MicroMessenger/8.0`)
    const paying = detectHost(late).pay(order())
    await Promise.resolve()
    late.WeixinJSBridge = {
      invoke: (_, __, done) => done({ err_msg: 'get_brand_wcpay_request:ok' }),
    }
    await new Promise((resolve) => setTimeout(resolve))
    late.document.addEventListener('WeixinJSBridgeReady', () => undefined)
    ;(late.document as unknown as EventTarget).dispatchEvent(new Event('WeixinJSBridgeReady'))
    expect(await paying).toBe('paid')
  })

  it('rejects with an empty object when the bridge fails or the shopper cancels', async () => {
    for (const answer of ['get_brand_wcpay_request:cancel', 'get_brand_wcpay_request:fail']) {
      await expect(detectHost(messaging(answer)).pay(order())).rejects.toEqual({})
    }
  })

  it('wants a signed-in messaging user', async () => {
    const refused = detectHost(messaging('get_brand_wcpay_request:ok')).pay(
      order({ weixinUuid: undefined }),
    )
    await expect(refused).rejects.toEqual(new PayError(401, '请登陆微信'))
    await expect(refused).rejects.toMatchObject({ code: 401 })
  })

  it('says that saving failed when the parameters are not right', async () => {
    const refused = detectHost(messaging('get_brand_wcpay_request:ok')).pay(
      order({ bridgeParams: async () => ({ ...params, code: 1 }) }),
    )
    await expect(refused).rejects.toMatchObject({ code: 1, message: '保存失败' })
  })
})
