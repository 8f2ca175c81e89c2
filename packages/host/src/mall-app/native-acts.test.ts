import { describe, expect, it } from 'vitest'
import { detectHost, type AppPayment, type PayOrder } from '../index.ts'
import { PayError } from '../pay.ts'
import { fakePage } from '../test-host-page.ts'

type Message = Record<string, unknown> & { method: string; callId: string }
type Reply = Record<string, unknown>

const params: AppPayment = {
  code: 0,
  appId: 'wxapp',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'Sign=WXPay',
  signType: 'RSA',
  sign: 'S',
  partnerid: '1900',
  prepayid: 'wx201',
  orderStr: 'app_id=2021&sign=x',
}

const apps = [
  ['the mall app', 'MallardApp/1.0', 'MALLAPP'],
  ['the device app', 'MallardSmart/3.1', 'APP'],
] as const

function open(
  mark: string,
  answer: (message: Message) => Reply | undefined = () => ({ code: '200' }),
) {
  const page = fakePage(
    `Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Mobile Safari/537.36 ${mark}`,
  )
  const sent: Message[] = []
  const postMessage = (text: string) => {
    const message = JSON.parse(text) as Message
    sent.push(message)
    const { method, callId } = message
    const reply = answer(message)
    if (reply)
      queueMicrotask(() =>
        (Reflect.get(page, 'MallBridgeCallback') as (text: string) => void)(
          JSON.stringify({ method, callId, ...reply }),
        ),
      )
  }
  Object.assign(page, { MallBridge: { postMessage } })
  return {
    page,
    sent,
    host: detectHost(page),
    words: () => sent.map((message) => ({ ...message, callId: undefined })),
  }
}

const order = (more: Partial<PayOrder> = {}): PayOrder => ({
  method: 'wxPay',
  orderId: '2025',
  partnerId: 1,
  storeId: 1,
  weixinUuid: undefined,
  cashierUrl: '/cashier',
  bridgeParams: () => Promise.reject(new Error('not for apps')),
  appParams: async () => params,
  ...more,
})

describe.each(apps)('%s', (_, mark, variant) => {
  it(`pays by toPay with the ${variant} parameters, in the words of the payment SDKs`, async () => {
    const { host, words } = open(mark)
    const variants: string[] = []
    expect(
      await host.pay(order({ appParams: async (asked) => (variants.push(asked), params) })),
    ).toBe('paid')
    expect(await host.pay(order({ method: 'aliPay' }))).toBe('paid')
    expect(variants).toEqual([variant])
    expect(words()).toEqual([
      {
        method: 'toPay',
        payType: 'wxPay',
        payArgs: {
          appid: 'wxapp',
          partnerid: '1900',
          prepayid: 'wx201',
          package: 'Sign=WXPay',
          noncestr: 'n',
          timestamp: '1700000000',
          sign: 'S',
        },
      },
      { method: 'toPay', payType: 'aliPay', payArgs: 'app_id=2021&sign=x' },
    ])
  })

  it('rejects with the app’s own reply when the shopper cancels', async () => {
    const { host } = open(mark, () => ({ code: '201', message: '用户取消支付' }))
    await expect(host.pay(order())).rejects.toMatchObject({ code: '201', message: '用户取消支付' })
  })

  it('says that saving failed when the parameters are not right, and does not call the app', async () => {
    const { host, sent } = open(mark)
    await expect(
      host.pay(order({ appParams: async () => ({ ...params, code: 1 }) })),
    ).rejects.toEqual(new PayError(1, '保存失败'))
    expect(sent).toEqual([])
  })

  it('offers WeChat and Alipay, and signs in by the app', async () => {
    const { host, words } = open(mark, () => ({ code: '200', data: { code: 'once' } }))
    expect(host.can.pay).toEqual({ wxPay: true, aliPay: true })
    expect(host.can.signIn[0]).toBe('app')
    expect(await host.signIn('app', { partnerId: 1, storeId: 1 })).toEqual({
      kind: 'code',
      code: 'once',
    })
    expect(words()).toEqual([{ method: 'login' }])
  })

  it('colours the status bar, shows and hides the tab bar, opens links', async () => {
    const { host, words } = open(mark)
    expect(await host.statusBar('#FFFFFF')).toBe(true)
    expect(await host.tabBar(true)).toBe(true)
    expect(await host.tabBar(false)).toBe(true)
    expect(await host.openLink('https://elsewhere.example/')).toBe(true)
    expect(words()).toEqual([
      { method: 'setStatusbarColor', hexcolor: '#FFFFFF' },
      { method: 'showTabBar' },
      { method: 'hideTabBar' },
      { method: 'link', payArgs: 'https://elsewhere.example/' },
    ])
  })

  it('takes an app that knows none of this as it is', async () => {
    const { host } = open(mark, () => ({ code: '500' }))
    expect(await host.statusBar('#FFFFFF')).toBe(false)
    expect(await host.tabBar(true)).toBe(false)
  })
})

describe('signing in by an app', () => {
  it('asks WeChat with the app’s id, and Apple on iOS alone', async () => {
    const { host, words } = open('MallardApp/1.0', () => ({ code: '200', data: { code: 'once' } }))
    expect(host.can.signIn).toEqual(['app', 'weixinApp'])
    await host.signIn('weixinApp', { partnerId: 1, storeId: 1, appId: 'wx9' })
    expect(words()).toEqual([{ method: 'thridlogin', type: 'weixin', appid: 'wx9' }])
    const onIos = detectHost(
      fakePage(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MallardApp/1.0',
      ),
    )
    expect(onIos.can.signIn).toEqual(['app', 'weixinApp', 'appleApp'])
  })

  it('without a credential in the reply is no sign-in', async () => {
    for (const data of [undefined, null, {}, { code: '' }, { code: 7 }]) {
      const { host } = open('MallardApp/1.0', () => ({ code: '200', data }))
      await expect(host.signIn('app', { partnerId: 1, storeId: 1 })).rejects.toMatchObject({
        name: 'HostError',
        reason: 'refused',
      })
    }
  })
})

describe('the way out', () => {
  it('of the device app is its own; the mall app has none', async () => {
    const smart = open('MallardSmart/3.1')
    expect(smart.host.can.closeWindow).toBe(true)
    expect(await smart.host.closeWindow()).toBe(true)
    expect(smart.words()).toEqual([{ method: 'backSmartApp' }])
    const mall = open('MallardApp/1.0')
    expect(mall.host.can.closeWindow).toBe(false)
    expect(await mall.host.closeWindow()).toBe(false)
  })

  it('asks the app further things by their names', async () => {
    const { host, words } = open('MallardSmart/3.1', () => ({
      code: '200',
      data: { agreed: true },
    }))
    expect(await host.native('activetedcard', { deviceId: 'd1', userId: '7' })).toMatchObject({
      code: '200',
      data: { agreed: true },
    })
    expect(words()).toEqual([{ method: 'activetedcard', deviceId: 'd1', userId: '7' }])
  })
})
