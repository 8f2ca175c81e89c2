// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#platform/api-error.ts'
import { createApi, type CallRequest } from '#platform/api.ts'
import { httpTransport, type TransportOptions } from './transport.ts'

const scope = { partnerId: 1, storeId: 2 }
let sent: { url: string; init: RequestInit }[] = []
let failures: [CallRequest, ApiError][] = []

function answering(text: string | (() => Promise<Response>), status = 200): typeof fetch {
  return (async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return typeof text === 'function' ? text() : new Response(text, { status })
  }) as typeof fetch
}

function apiWith(options: Partial<TransportOptions>) {
  const transport = httpTransport({
    host: () => ({ requestSource: 'ios' }),
    ready: Promise.resolve(),
    renew: async () => undefined,
    onFailure: (request, error) => {
      failures.push([request, error])
      return false
    },
    ...options,
  })
  return createApi(transport, scope)
}

const ok = (data: unknown) => JSON.stringify({ code: 200, data, message: 'success' })
const caught = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('succeeded')),
    (error: ApiError) => error,
  )

beforeEach(() => {
  sent = []
  failures = []
})
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})

describe('the HTTP client', () => {
  it('spreads the input over path, query and body, and names the kind of device', async () => {
    const api = apiWith({ fetch: answering(ok({ cartNum: 1 })) })
    await api.cart.add({ goods: 'KT-01', qty: 2 })
    await api.cart.delete({ ids: '3,4' })
    await api.catalog.productList({ q: '水壶', pageNum: 2, categoryId: undefined })
    await api.cart.updateQuantity({ id: 5, quantity: 3 })
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['POST', '/b2c/cartV3/1-2/add/KT-01/2/0', '{}'],
      ['POST', '/b2c/cartV3/1-2/delete?ids=3%2C4', '{}'],
      ['GET', '/b2c/product/1-2/product-list?q=%E6%B0%B4%E5%A3%B6&pageNum=2', undefined],
      ['POST', '/b2c/cartV3/1-2/update/quantity', '{"id":5,"quantity":3}'],
    ])
    for (const { init } of sent)
      expect(init.headers).toMatchObject({ 'Request-Source': 'ios', 'Source-Type': 'ios' })
  })

  it('asks in the language of the page’s address, whatever the cookie says', async () => {
    const api = apiWith({ fetch: answering(ok({})), lang: () => 'en' })
    await api.cart.list()
    await api.catalog.productList({ q: 'kettle' })
    expect(sent.map(({ url }) => url)).toEqual([
      '/b2c/cartV3/1-2/list?lang=en',
      '/b2c/product/1-2/product-list?q=kettle&lang=en',
    ])
  })

  it('echoes the XSRF cookie', async () => {
    document.cookie = 'XSRF-TOKEN=a%20b'
    await apiWith({ fetch: answering(ok({})) }).cart.list()
    expect(sent[0]?.init.headers).toMatchObject({ 'X-XSRF-TOKEN': 'a b' })
  })

  it('echoes a neighbour’s cookie of that name as well, and is not stopped by one that is none of ours', async () => {
    const cookies = vi.spyOn(document, 'cookie', 'get')
    cookies.mockReturnValue('XSRF-TOKEN=%E4%; XSRF-TOKEN=壶; XSRF-TOKEN=1.own')
    await apiWith({ fetch: answering(ok({})) }).cart.list()
    cookies.mockRestore()
    expect(sent[0]?.init.headers).toMatchObject({ 'X-XSRF-TOKEN': '%E4%~1.own' })
  })

  it('says which store the page is of where the path does not', async () => {
    const api = apiWith({ fetch: answering(ok({})) })
    await api.identity.userInfo()
    await api.cart.list()
    expect(sent.map(({ init }) => (init.headers as Record<string, string>)['X-Store'])).toEqual([
      '1-2',
      undefined,
    ])
  })

  describe('whose page is older than its session', () => {
    const expired = JSON.stringify({ code: 403, data: null, message: '页面已过期，请刷新后重试' })

    it('asks for the session again and tries once more, with the token that came with it', async () => {
      document.cookie = 'XSRF-TOKEN=old'
      const answers = [expired, ok({ cartNum: 1 })]
      const renew = vi.fn(async () => void (document.cookie = 'XSRF-TOKEN=new'))
      const api = apiWith({
        renew,
        fetch: answering(async () => new Response(answers.shift(), { status: 200 })),
      })
      expect(await api.cart.add({ goods: 'KT-01', qty: 1 })).toEqual({ cartNum: 1 })
      expect(
        sent.map(({ init }) => (init.headers as Record<string, string>)['X-XSRF-TOKEN']),
      ).toEqual(['old', 'new'])
      expect([renew.mock.calls.length, failures]).toEqual([1, []])
    })

    it('says so when that did not help', async () => {
      const api = apiWith({ fetch: answering(expired, 403) })
      expect((await caught(api.cart.add({ goods: 'KT-01', qty: 1 }))).message).toBe(
        '页面已过期，请刷新后重试',
      )
      expect([sent.length, failures.length]).toEqual([2, 1])
    })
  })

  it('lets every request but the sign-on init wait for that', async () => {
    let finish = () => {}
    const ready = new Promise<void>((resolve) => {
      finish = resolve
    })
    const api = apiWith({ fetch: answering(ok({})), ready })
    const waiting = api.cart.list()
    await api.identity.ssoInit()
    expect(sent.map(({ url }) => url)).toEqual(['/sso/init/sso'])
    finish()
    await waiting
    expect(sent).toHaveLength(2)
  })

  it('lets every action wait until it is known whose store this is as well, and a failure of that keeps none of them', async () => {
    let finish = () => {}
    const partnerReady = new Promise<void>((resolve) => {
      finish = resolve
    })
    const api = apiWith({ fetch: answering(ok({})), partnerReady })
    const waiting = api.cart.list()
    await Promise.all([api.identity.ssoInit(), api.store.partnerInit()])
    expect(sent.map(({ url }) => url).toSorted()).toEqual(['/b2c/init/1-2/init', '/sso/init/sso'])
    finish()
    await waiting
    expect(sent).toHaveLength(3)
  })

  it('throws a refusal with its words and its name', async () => {
    const api = apiWith({
      fetch: answering(
        JSON.stringify({
          code: 500,
          data: { left: 2 },
          message: '库存不足，仅剩2件',
          reason: 'notEnoughStock',
        }),
      ),
    })
    const error = await caught(api.cart.add({ goods: 'A', qty: 9 }))
    expect(error).toMatchObject({
      code: 500,
      message: '库存不足，仅剩2件',
      reason: 'notEnoughStock',
      data: { left: 2 },
      isTransport: false,
    })
    expect(failures).toHaveLength(1)
  })

  it('reads the envelope of a fault that the HTTP status tells too', async () => {
    const api = apiWith({
      fetch: answering('{"code":403,"data":null,"message":"页面已过期"}', 403),
    })
    expect(await caught(api.cart.list())).toMatchObject({ code: 403, isTransport: false })
  })

  it.each([
    ['an empty body', '', 200, '网络异常，请稍后重试'],
    ['something that is no JSON', '<html>', 200, '网络异常，请稍后重试 bad response'],
    ['a gateway’s page', '<html>', 502, '网络异常，请稍后重试 Request failed with status code 502'],
  ])('calls %s a transport failure', async (_, text, status, message) => {
    expect(await caught(apiWith({ fetch: answering(text, status) }).cart.list())).toMatchObject({
      code: 500,
      message,
      isTransport: true,
    })
  })

  it('says in its own words that there is no line', async () => {
    const offline = answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(apiWith({ fetch: offline }).cart.list())).toMatchObject({
      code: 500,
      message: '网络异常，请稍后重试 network error',
      isTransport: true,
    })
  })

  it('says that the request was aborted, and tells the shopper nothing, when the page no longer wants it', async () => {
    const stop = new AbortController()
    const hanging = ((_: string, init: RequestInit) =>
      new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )) as typeof fetch
    const transport = httpTransport({
      host: () => ({ requestSource: 'other' }),
      ready: Promise.resolve(),
      onFailure: () => false,
      renew: async () => undefined,
      fetch: hanging,
    })
    const failed = caught(
      transport({
        name: 'cart.list',
        method: 'GET',
        path: '/b2c/cartV3/{p}-{s}/list',
        queryNames: [],
        scope,
        input: {},
        signal: stop.signal,
      }),
    )
    await Promise.resolve()
    stop.abort()
    expect((await failed).message).toBe('网络异常，请稍后重试 request aborted')
    expect(failures).toHaveLength(0)
  })

  it('knows that a saved page has no server', async () => {
    const here = window.location
    Object.defineProperty(window, 'location', { configurable: true, value: { protocol: 'file:' } })
    try {
      expect((await caught(apiWith({ fetch: answering(ok({})) }).cart.list())).message).toBe(
        '网络异常，请稍后重试 unsupported protocol',
      )
    } finally {
      Object.defineProperty(window, 'location', { configurable: true, value: here })
    }
    expect(sent).toHaveLength(0)
  })

  it('gives up after sixty seconds', async () => {
    vi.useFakeTimers()
    const hanging = ((_: string, init: RequestInit) =>
      new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )) as typeof fetch
    const failed = caught(apiWith({ fetch: hanging }).cart.list())
    await vi.advanceTimersByTimeAsync(59_999)
    expect(failures).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect((await failed).message).toBe('网络异常，请稍后重试 timeout of 60000 ms exceeded')
  })

  it('lets a reply pass whole that the catalogue lets pass', async () => {
    const api = apiWith({
      fetch: answering('{"code":500,"data":{"menu":1},"message":""}'),
      onFailure: () => true,
    })
    expect(await api.cart.list()).toEqual({ code: 500, data: { menu: 1 }, message: '' })
  })
})
