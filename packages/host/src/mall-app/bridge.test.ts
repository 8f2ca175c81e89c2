import { hostSettingsOf, type HostOverrides } from '@mallard/contract/hosts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostError, type Device, type NativeMethod } from '../host.ts'
import { outcomeOf } from '../test-host-page.ts'
import { nativeBridge, type NativeBridge } from './bridge.ts'

type Message = Record<string, unknown> & { method: string; callId: string }

interface App {
  page: Record<string, unknown>
  sent: Message[]
  bridge: NativeBridge
  reply(input: unknown): void
}

const settings = hostSettingsOf()

/** An app of each platform, with its object where that platform puts it. */
function appOn(device: Device, overrides: HostOverrides = {}): App {
  const sent: Message[] = []
  const receive = (text: string) => void sent.push(JSON.parse(text) as Message)
  const { native } = hostSettingsOf(overrides)
  const page: Record<string, unknown> = {}
  if (device === 'ios')
    page['webkit'] = { messageHandlers: { [native.ios.handler]: { postMessage: receive } } }
  else {
    const { object, method } = device === 'harmony' ? native.harmony : native.android
    page[object] = { [method]: receive }
  }
  const bridge = nativeBridge(page, device, hostSettingsOf(overrides))
  return {
    page,
    sent,
    bridge,
    reply: (input) => (page[native.callback] as (input: unknown) => void)(input),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

describe.each(['harmony', 'android', 'ios'] as const)('the bridge on %s', (device) => {
  it('sends method, callId and what is needed, as one JSON text', async () => {
    const { bridge, sent } = appOn(device)
    outcomeOf(bridge.call('thridlogin', { type: 'weixin', appid: 'wx1' }))
    expect(sent).toEqual([
      {
        method: 'thridlogin',
        callId: expect.stringMatching(/.{8,}/) as string,
        type: 'weixin',
        appid: 'wx1',
      },
    ])
  })

  it('takes configured names', () => {
    const overrides = {
      native: {
        android: { object: 'Shop', method: 'send' },
        ios: { handler: 'shop' },
        harmony: { object: 'ShopH', method: 'post' },
        callback: 'shopReply',
      },
    }
    const { bridge, sent, page } = appOn(device, overrides)
    outcomeOf(bridge.call('login'))
    expect(sent).toHaveLength(1)
    expect(page).toHaveProperty('shopReply')
    expect(page).not.toHaveProperty('MallBridgeCallback')
  })

  it.each([
    ['a text', (reply: object) => JSON.stringify(reply)],
    ['an object', (reply: object) => reply],
  ])('takes a reply as %s, its code as text or number', async (_, form) => {
    for (const code of ['200', 200]) {
      const { bridge, sent, reply } = appOn(device)
      const call = outcomeOf(bridge.call('login'))
      reply(form({ method: 'login', callId: sent[0]!.callId, code, data: { code: 'once' } }))
      await settle()
      expect(call.now()).toEqual({
        value: { method: 'login', callId: sent[0]!.callId, code, data: { code: 'once' } },
      })
    }
  })
})

describe('replies', () => {
  it('reject with any code but 200 and 404', async () => {
    for (const code of ['500', '0', '', '2000', 201]) {
      const { bridge, sent, reply } = appOn('android')
      const call = outcomeOf(bridge.call('toPay'))
      const refused = { method: 'toPay', callId: sent[0]!.callId, code, message: '取消支付' }
      reply(refused)
      await settle()
      expect(call.now()).toEqual({ error: refused })
    }
  })

  it('with 404 come from a handler that does not know the method: another may still answer', async () => {
    const { bridge, sent, reply } = appOn('ios')
    const call = outcomeOf(bridge.call('link'))
    const { callId } = sent[0]!
    reply({ method: 'link', callId, code: '404' })
    await settle()
    expect(call.now()).toBe('waiting')
    reply({ method: 'link', callId, code: '200' })
    await settle()
    expect(call.now()).toMatchObject({ value: { code: '200' } })
  })

  it('are matched on method and callId both', async () => {
    const { bridge, sent, reply } = appOn('harmony')
    const call = outcomeOf(bridge.call('login'))
    const { callId } = sent[0]!
    reply({ method: 'toPay', callId, code: '200' })
    reply({ method: 'login', callId: 'other', code: '200' })
    await settle()
    expect(call.now()).toBe('waiting')
    reply({ method: 'login', callId, code: '200' })
    await settle()
    expect(call.now()).toMatchObject({ value: { callId } })
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['{'],
    ['null'],
    [7],
    [[]],
    [{ method: 'login' }],
    ['{"method":"login","callId":1,"code":"200"}'],
  ])('that are none, such as %j, break nothing', async (input) => {
    const { bridge, reply } = appOn('android')
    const call = outcomeOf(bridge.call('login'))
    expect(() => reply(input)).not.toThrow()
    await settle()
    expect(call.now()).toBe('waiting')
  })

  it('may come twice; the second changes nothing', async () => {
    const { bridge, sent, reply } = appOn('android')
    const call = outcomeOf(bridge.call('login'))
    const { callId } = sent[0]!
    reply({ method: 'login', callId, code: '200' })
    reply({ method: 'login', callId, code: '500' })
    await settle()
    expect(call.now()).toMatchObject({ value: { code: '200' } })
  })

  it('may come before the call has returned', async () => {
    const page: Record<string, unknown> = {}
    const bridge = nativeBridge(page, 'android', settings)
    const answer = (text: string) => {
      const { method, callId } = JSON.parse(text) as Message
      ;(page['MallBridgeCallback'] as (reply: object) => void)({ method, callId, code: '200' })
    }
    page['MallBridge'] = { postMessage: answer }
    const call = outcomeOf(bridge.call('login'))
    await settle()
    expect(call.now()).toMatchObject({ value: { code: '200' } })
  })

  it('are passed on to the one who had the callback before', () => {
    const before = vi.fn()
    const page = { MallBridgeCallback: before }
    nativeBridge(page, 'android', settings)
    page.MallBridgeCallback('{"method":"x","callId":"y","code":"200"}')
    expect(before).toHaveBeenCalledWith('{"method":"x","callId":"y","code":"200"}')
  })
})

describe('time-outs', () => {
  it('reject with code 500 and the word timeout; a late reply is dropped', async () => {
    const { bridge, sent, reply } = appOn('android')
    const call = outcomeOf(bridge.call('privacyStatus', {}, { timeout: 1_000 }))
    await vi.advanceTimersByTimeAsync(999)
    expect(call.now()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(call.now()).toEqual({ error: { code: 500, message: 'timeout' } })
    expect(() =>
      reply({ method: 'privacyStatus', callId: sent[0]!.callId, code: '200' }),
    ).not.toThrow()
  })

  it('are optional', async () => {
    const { bridge } = appOn('android')
    const call = outcomeOf(bridge.call('loginStatus'))
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(call.now()).toBe('waiting')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leave no timer behind an answered call', async () => {
    const { bridge, sent, reply } = appOn('android')
    outcomeOf(bridge.call('login', {}, { timeout: 60_000 }))
    reply({ method: 'login', callId: sent[0]!.callId, code: '200' })
    await settle()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('calls', () => {
  it.each([
    ['no method', '', { callId: 'a' }],
    ['no callId', 'login', { callId: '' }],
  ])('with %s reject with args error, and nothing is sent', async (_, method, options) => {
    const { bridge, sent } = appOn('android')
    const call = outcomeOf(bridge.call(method, {}, options))
    await settle()
    expect(call.now()).toEqual({ error: 'args error' })
    expect(sent).toEqual([])
  })

  it('find the app’s object at the moment of the call', async () => {
    const page: Record<string, unknown> = {}
    const bridge = nativeBridge(page, 'harmony', settings)
    const early = outcomeOf(bridge.call('login'))
    await settle()
    expect(early.now()).toEqual({ error: new HostError('unsupported', 'login') })
    const sent: string[] = []
    page['MallBridge'] = { postMessage: (text: string) => void sent.push(text) }
    outcomeOf(bridge.call('login'))
    expect(sent).toHaveLength(1)
  })

  it('try the other transports when a user agent names the wrong system, or when one of them throws', () => {
    const sent: string[] = []
    const page = {
      MallBridge: {
        postMessage: () => {
          throw new Error('gone')
        },
      },
      webkit: {
        messageHandlers: { MallBridge: { postMessage: (text: string) => void sent.push(text) } },
      },
    }
    outcomeOf(nativeBridge(page, 'android', settings).call('login'))
    expect(sent).toHaveLength(1)
  })

  it('of all eleven methods, many at once and answered in any order, each get their own reply', async () => {
    const methods: NativeMethod[] = [
      'toPay',
      'thridlogin',
      'showTabBar',
      'hideTabBar',
      'activetedcard',
      'backSmartApp',
      'link',
      'login',
      'setStatusbarColor',
      'privacyStatus',
      'loginStatus',
    ]
    let seed = 20_261
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    for (let round = 0; round < 40; round += 1) {
      const { bridge, sent, reply } = appOn((['android', 'ios', 'harmony'] as const)[round % 3]!)
      const calls = Array.from({ length: 20 }, () =>
        outcomeOf(
          bridge.call(methods[Math.floor(random() * methods.length)]!, {}, { timeout: 5_000 }),
        ),
      )
      expect(new Set(sent.map(({ callId }) => callId)).size).toBe(20)
      const expected = sent.map(
        () => (['200', '500', '404', 'never'] as const)[Math.floor(random() * 4)]!,
      )
      const order = sent
        .map((message, at) => ({ message, code: expected[at]!, turn: random() }))
        .sort((a, b) => a.turn - b.turn)
      for (const { message, code } of order)
        if (code !== 'never')
          reply(JSON.stringify({ method: message.method, callId: message.callId, code }))
      await vi.advanceTimersByTimeAsync(5_000)
      for (const [at, call] of calls.entries()) {
        const own = { method: sent[at]!.method, callId: sent[at]!.callId }
        const code = expected[at]
        if (code === '200') expect(call.now()).toEqual({ value: { ...own, code } })
        else if (code === '500') expect(call.now()).toEqual({ error: { ...own, code } })
        else expect(call.now()).toEqual({ error: { code: 500, message: 'timeout' } })
      }
    }
  })
})
