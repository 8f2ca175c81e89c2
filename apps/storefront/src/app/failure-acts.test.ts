// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallRequest } from '#platform/api.ts'
import { createLoader } from '#platform/navigator/loader.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { currentSession, forgetShopper, signInAs } from '#platform/session.ts'
import { actOn, offerWay } from './failure-acts.ts'

const said = vi.hoisted((): string[] => [])
const asked = vi.hoisted((): string[] => [])
const answer = vi.hoisted((): { value: boolean | undefined } => ({ value: false }))
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))
vi.mock('@mallard/ui/dialog', () => ({
  alert: async ({ text }: { text: string }) => void asked.push(text),
  confirm: async ({ title }: { title: string }) => {
    asked.push(title)
    return answer.value
  },
}))

const request = { scope: { partnerId: 1, storeId: 2 } } as CallRequest
const someone = {
  id: 7,
  nickname: '林',
  avatar: '',
  roles: [],
  staffLevel: 0,
} as unknown as Parameters<typeof signInAs>[0]

/** Enters a page some milliseconds after it was asked to, as while its code is on the way. */
function slowNavigator() {
  const went: string[] = []
  const listeners = new Set<() => void>()
  let name = 'userCenter'
  const navigator = {
    view: () => ({ name }),
    loader: { context: () => ({ locale: 'zh' }), forget },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    go: (url: string) => {
      went.push(url)
      setTimeout(() => {
        name = url.startsWith('/login') ? 'login' : 'homeScoped'
        for (const listener of listeners) listener()
      }, 50)
    },
  } as unknown as Navigator
  return { navigator, went }
}

const forget = vi.fn()
const login = `/login/1-2?to=${encodeURIComponent(location.href)}`

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  asked.length = 0
})

afterEach(() => vi.useRealTimers())

describe('anyone who was signed out elsewhere', () => {
  it('is told once and led to the login page once, however many calls of the page fail one after the other', async () => {
    signInAs(someone)
    const { navigator, went } = slowNavigator()
    const acts = [
      actOn('signOut', { message: '登录已失效', reason: 'notLoggedIn' }, request, navigator),
    ]
    for (let call = 0; call < 3; call += 1) {
      await vi.advanceTimersByTimeAsync(10)
      acts.push(
        actOn('signOut', { message: '登录已失效', reason: 'notLoggedIn' }, request, navigator),
      )
    }
    await vi.advanceTimersByTimeAsync(50)
    await Promise.all(acts)
    expect({ said, asked, went }).toEqual({ said: ['登录已失效'], asked: [], went: [login] })
    expect(currentSession().isLoggedIn).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(forget).toHaveBeenCalledOnce()
  })

  it('leaves nothing that was fetched for the pages which the back button leads to', () => {
    const queryClient = new QueryClient()
    for (const name of ['store.partnerInit', 'order.orderList', 'address.list'])
      queryClient.setQueryData([name, '1-1', {}], name)
    const none = () => undefined as never
    createLoader({
      loadScreen: none,
      PageFailed: none,
      queryClient,
      apiFor: none,
      fallbackScope: none,
      locale: none,
    }).forget()
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual(['store.partnerInit'])
  })
})

describe('a stranger', () => {
  it('is asked 请先登录, and led home who cancels', async () => {
    forgetShopper()
    const { navigator, went } = slowNavigator()
    await actOn('signOut', { message: '请先登录', reason: 'notLoggedIn' }, request, navigator)
    expect({ said, asked, went }).toEqual({ said: [], asked: ['请先登录'], went: ['/a/1-2'] })
  })

  it('is led nowhere while somebody else asks the same', async () => {
    forgetShopper()
    answer.value = undefined
    const { navigator, went } = slowNavigator()
    await actOn('signOut', { message: '请先登录', reason: 'notLoggedIn' }, request, navigator)
    answer.value = false
    expect(went).toEqual([])
  })
})

describe('a refusal that names a way', () => {
  const at = (pathname: string) => {
    const went: string[] = []
    const navigator = {
      view: () => ({ name: 'cart', pathname }),
      loader: { context: () => ({ locale: 'zh' }) },
      go: (url: string) => void went.push(url),
      back: () => void went.push('back'),
    } as unknown as Navigator
    return { navigator, went }
  }
  const unpaid = { message: '您有5笔订单还没有付款', reason: 'tooManyUnpaid' } as const

  it('offers it, and nothing else does', async () => {
    answer.value = true
    const cart = at('/order/1-2/cart')
    expect(await offerWay(unpaid, request, cart.navigator)).toBe(true)
    expect(cart.went).toEqual(['/user/1-2/order/list/1'])
    const soldOut = { message: '商品已售罄', reason: 'soldOut' } as const
    expect(await offerWay(soldOut, request, cart.navigator)).toBe(false)
    const orders = at('/user/1-2/order/list/1')
    expect(await offerWay(unpaid, request, orders.navigator)).toBe(false)
    expect(asked).toEqual([unpaid.message])
  })

  it('ends a checkout there, or one step back', async () => {
    answer.value = true
    const taken = at('/order/1-2/checkout/a/0')
    await actOn('alertBack', unpaid, request, taken.navigator)
    answer.value = false
    const left = at('/order/1-2/checkout/a/0')
    await actOn('alertBack', unpaid, request, left.navigator)
    expect([taken.went, left.went]).toEqual([['/user/1-2/order/list/1'], ['back']])
  })
})

describe('a store that answers no calls', () => {
  const at = (pathname: string) => {
    const went: string[] = []
    const navigator = {
      view: () => ({ name: 'cart', pathname }),
      go: (url: string) => void went.push(url),
    } as unknown as Navigator
    return { navigator, went }
  }
  const failure = { message: '店铺不存在或已打烊', reason: 'badStore' } as const

  it('leads to its home, with the name of the reason; from there to the last store that was open', async () => {
    localStorage.setItem('lastStore', '1-1')
    const page = at('/order/1-2/cart')
    await actOn('home', failure, request, page.navigator)
    const home = at('/a/1-2')
    await actOn('home', failure, request, home.navigator)
    expect([page.went, home.went]).toEqual([
      ['/a/1-2?message=badStore'],
      ['/a/1-1?message=badStore'],
    ])
  })

  it('whose reason has no name says that of the code', async () => {
    const page = at('/order/1-2/cart')
    await actOn('home', { message: '店铺已打烊', reason: undefined }, request, page.navigator)
    expect(page.went).toEqual(['/a/1-2?message=badStore'])
  })
})
