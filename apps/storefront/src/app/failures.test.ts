// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import type { CallRequest } from '#platform/api.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { failureHandler } from './failures.ts'
import { httpTransport } from './transport.ts'

const said = vi.hoisted((): string[] => [])
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))

const scope = { partnerId: 1, storeId: 2 } as CallRequest['scope']
const reader = { locale: 'zh' }
const navigator = {
  view: () => ({ name: 'home' }),
  loader: { context: () => reader },
} as unknown as Navigator

beforeEach(() => {
  said.length = 0
  reader.locale = 'zh'
})

/** One exchange of the whole client with a server that answers so, on the real path. */
async function exchange(
  method: CallRequest['method'],
  path: string,
  answer: object,
): Promise<{ got?: unknown; error?: ApiError; said: readonly string[] }> {
  const transport = httpTransport({
    host: () => ({ requestSource: 'other' }),
    ready: Promise.resolve(),
    renew: async () => undefined,
    onFailure: failureHandler(() => navigator),
    fetch: (async () => new Response(JSON.stringify(answer))) as unknown as typeof fetch,
  })
  try {
    return {
      got: await transport({ name: 'some.call', method, path, queryNames: [], scope, input: {} }),
      said,
    }
  } catch (error) {
    return { error: error as ApiError, said }
  }
}

describe('rows of the error catalogue whose pages come later, on their real paths', () => {
  it('get-third-invoice rejects without a word', async () => {
    const { error, said: words } = await exchange('GET', '/invoice/get-third-invoice', {
      code: 500,
      data: null,
      message: '没有发票',
    })
    expect([error?.code, error?.message, words]).toEqual([500, '没有发票', []])
  })

  it.each([
    { code: 500, data: { menu: 1 }, message: '休息中' },
    { code: 200, data: { menu: 1 }, message: 'success' },
  ])(
    'an answer of a path with /dining/ passes whole, with its code and message: $code',
    async (answer) => {
      const { got, error, said: words } = await exchange('GET', '/b2c/dining/{p}-{s}/menu', answer)
      expect([got, error, words]).toEqual([answer, undefined, []])
    },
  )

  it('a page that is too old to act says so, once another try has not helped', async () => {
    const { error, said: words } = await exchange('POST', '/b2c/cartV3/{p}-{s}/add', {
      code: 403,
      data: null,
      message: '页面已过期，请刷新后重试',
    })
    expect([error?.code, words]).toEqual([403, ['页面已过期，请刷新后重试']])
  })

  it.each([
    ['/b2c/cartV3/{p}-{s}/add-buy/add', '没有选择加价购商品'],
    ['/b2c/sign/{p}-{s}/sign', '您已签到'],
  ])('%s is silent about %s, and about nothing else', async (path, message) => {
    const silent = await exchange('POST', path, { code: 500, data: null, message })
    expect([silent.error?.message, [...silent.said]]).toEqual([message, []])
    const loud = await exchange('POST', path, { code: 500, data: null, message: '活动已结束' })
    expect([loud.error?.message, [...loud.said]]).toEqual(['活动已结束', ['活动已结束']])
  })

  it.each([500, 501])('a coupon that was not drawn says why (code %i)', async (code) => {
    const { error, said: words } = await exchange('POST', '/b2c/coupon/{p}-{s}/draw/{grantUuid}', {
      code,
      data: null,
      message: '已抢光',
    })
    expect([error?.code, words]).toEqual([code, ['已抢光']])
  })
})

describe('a line that is gone', () => {
  it.each([
    ['zh', '网络异常，请稍后重试'],
    ['en', 'Network error, please try again later'],
  ])('is told in the language of the reader (%s)', (locale, words) => {
    reader.locale = locale
    const request = {
      name: 'cart.add',
      method: 'POST',
      path: '/b2c/cartV3/{p}-{s}/add',
      queryNames: [],
      scope,
      input: {},
    } as unknown as CallRequest
    failureHandler(() => navigator)(
      request,
      new ApiError(500, '网络异常，请稍后重试 network error', { isTransport: true }),
    )
    expect(said).toEqual([words])
  })
})
