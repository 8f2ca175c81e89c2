import type { PageName } from '@mallard/contract/pages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { createApi } from '../api.ts'
import { KeptPages, keepPages } from '../kept-pages.tsx'
import { defineScreen, type AnyScreen } from '../screen.ts'
import { NavigatorProvider, useView } from './context.tsx'
import { Link } from './link.tsx'
import { createLoader, type Screens } from './loader.ts'
import { createNavigator, type Navigator } from './navigator.ts'
import { targetOf, type View } from './view.ts'

const scope = { partnerId: 1, storeId: 1 }
let navigator: Navigator
let calls: string[] = []
let loads: PageName[] = []
let answer: (name: string) => Promise<unknown>
let instead: (name: PageName) => string | undefined
let onUnknown: Mock<() => void>

const home = defineScreen(['home', 'homeScoped'], {
  Screen: () => (
    <>
      <Link to="/goods/7-1-1">goods</Link>
      <Link to="/invoice-files/7/9/sign.pdf">file</Link>
    </>
  ),
})
const goods = defineScreen('goods', {
  queries: ({ api, params }) => ({ goods: api.catalog.detail.query({ id: params.itemId }) }),
  Skeleton: () => <p>bones</p>,
  Screen: ({ data }) => <h1>{data.goods.title}</h1>,
})
const plain = defineScreen('cart', { Screen: () => <h1>plain</h1> })

function start(at = '/a/1-1'): void {
  window.history.replaceState(null, '', at)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  })
  const api = createApi(async ({ name }) => {
    calls.push(name)
    return answer(name)
  }, scope)
  const load = (name: PageName, screen: AnyScreen) => async () => {
    loads.push(name)
    return { default: screen }
  }
  const screens = {
    home: load('home', home),
    homeScoped: load('homeScoped', home),
    goods: load('goods', goods),
    cart: load('cart', plain),
    login: load('login', plain),
    goodslist: load('goodslist', plain),
  }
  const loader = createLoader({
    loadScreen: (name) => (screens as unknown as Screens)[name](),
    PageFailed: ({ results }) => (
      <button onClick={() => results.forEach((result) => void result.refetch())}>重试</button>
    ),
    queryClient: client,
    apiFor: () => api,
    fallbackScope: () => scope,
    locale: () => 'zh',
  })
  navigator = createNavigator({
    loader,
    home: () => '/a/1-1',
    guard: ({ name }) => instead(name),
    onUnknown,
  })
  const Shop = () => {
    const view = useView(navigator, navigator.view())
    return <KeptPages view={view} loader={loader} navigator={navigator} generation="1" />
  }
  render(
    <QueryClientProvider client={client}>
      <NavigatorProvider value={navigator}>
        <Shop />
      </NavigatorProvider>
    </QueryClientProvider>,
  )
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

beforeEach(() => {
  calls = []
  loads = []
  answer = async () => ({ title: 'Kettle' })
  instead = () => undefined
  onUnknown = vi.fn()
})
afterEach(() => {
  navigator.stop()
  vi.useRealTimers()
})

describe('the navigator', () => {
  it('enters a page in the very tap when its code and data were fetched on the finger’s touch', async () => {
    start()
    await settle()
    const link = page.getByText('goods')
    fireEvent.pointerDown(link)
    await settle()
    expect(calls).toEqual(['catalog.detail'])
    fireEvent.click(link)
    expect(page.getByRole('heading').textContent).toBe('Kettle')
    expect(window.location.pathname).toBe('/goods/7-1-1')
    expect(calls).toHaveLength(1)
  })

  it('lands without the hint of the page that was reloaded, which the server did not have either', async () => {
    start('/goods/7-1-1')
    navigator.stop()
    window.history.replaceState({ key: 'k', index: 3, hint: { pic: 'kettle' } }, '', '/goods/7-1-1')
    const loader = navigator.loader
    navigator = createNavigator({ loader, home: () => '/a/1-1', guard: () => undefined })
    expect(navigator.view()).toMatchObject({ key: 'k', index: 3, action: 'load' })
    expect(navigator.view().hint).toBeUndefined()
    expect(window.history.state).toEqual({ key: 'k', index: 3 })
  })

  it('shows the page’s own bones when its data is late', async () => {
    answer = () => new Promise(() => undefined)
    start()
    await navigator.loader.loadScreen('goods')
    await settle()
    fireEvent.click(page.getByText('goods'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)))
    expect(page.getByText('bones')).toBeTruthy()
  })

  it('says what went wrong and tries again', async () => {
    let isDown = true
    answer = async () => {
      if (isDown) throw new Error('down')
      return { title: 'Kettle' }
    }
    start('/goods/7-1-1')
    const again = await page.findByRole('button', { name: '重试' })
    isDown = false
    fireEvent.click(again)
    await settle()
    expect(page.getByRole('heading').textContent).toBe('Kettle')
  })

  it('leaves the second of two quick taps the winner', async () => {
    start()
    await settle()
    let arrive: (value: unknown) => void = () => undefined
    answer = () => new Promise((resolve) => (arrive = resolve))
    act(() => navigator.go('/goods/7-1-1'))
    act(() => navigator.go('/order/1-1/cart'))
    await settle()
    arrive({ title: 'late' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)))
    expect(window.location.pathname).toBe('/order/1-1/cart')
  })

  it('enters the page that the guard names instead, from a link and at the start', async () => {
    instead = (name) => (name === 'cart' ? '/login/1-1?to=x' : undefined)
    start('/order/1-1/cart')
    expect(navigator.view().name).toBe('login')
    expect(window.location.search).toBe('?to=x')
    await settle()
    act(() => navigator.go('/a/1-1'))
    await settle()
    act(() => navigator.go('/order/1-1/cart'))
    await settle()
    expect(navigator.view().name).toBe('login')
  })

  it('goes home 300 ms after a step back that led nowhere', async () => {
    vi.useFakeTimers()
    start('/goods/7-1-1')
    vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
    act(() => navigator.back())
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(navigator.view().name).toBe('goods')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(navigator.view().name).toBe('homeScoped')
  })

  it('leaves a click alone that wants a new tab, and links to other sites', async () => {
    start()
    await settle()
    expect(fireEvent.click(page.getByText('goods'), { ctrlKey: true })).toBe(true)
    expect(navigator.view().name).toBe('homeScoped')
  })

  it('leaves what is no page to the browser: a file is opened, not taken for an unknown page', async () => {
    instead = (name) => (name === 'notFound' ? '/a/1-1' : undefined)
    start('/order/1-1/cart')
    await settle()
    act(() => navigator.go('/a/1-1'))
    await settle()
    const link = page.getByText('file')
    fireEvent.pointerDown(link)
    expect(fireEvent.click(link)).toBe(true)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    act(() => navigator.go('/invoice-files/7/9/sign.pdf'))
    expect(assign.mock.calls).toEqual([['/invoice-files/7/9/sign.pdf']])
    expect(loads).not.toContain('notFound')
    assign.mockRestore()
  })

  it('says so when an address that no page has leads elsewhere, and not when it is only fetched ahead', async () => {
    instead = (name) => (name === 'notFound' ? '/a/1-1' : undefined)
    start('/no/such/page')
    await settle()
    expect(navigator.view().pathname).toBe('/a/1-1')
    expect(onUnknown).toHaveBeenCalledOnce()
    void navigator.preload('/order/1-1/cart')
    act(() => navigator.go('/order/1-1/cart'))
    await settle()
    expect(onUnknown).toHaveBeenCalledOnce()
  })

  it('gives a hint to the page and keeps it in the history entry', async () => {
    start()
    await settle()
    act(() => navigator.go('/order/1-1/cart', { hint: { picture: '/p.webp' } }))
    await settle()
    expect(navigator.view().hint).toEqual({ picture: '/p.webp' })
    expect(window.history.state).toMatchObject({ index: 1, hint: { picture: '/p.webp' } })
  })

  it('loads the code of a page once', async () => {
    start()
    void navigator.preload('/goods/1-1-1')
    void navigator.preload('/goods/2-1-1')
    await settle()
    expect(loads.filter((name) => name === 'goods')).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })
})

describe('kept pages', () => {
  const view = (url: string): View => ({ ...targetOf(url), key: url, index: 0, action: 'push' })
  const visit = (...urls: string[]) =>
    urls
      .map(view)
      .reduce<readonly View[]>(keepPages, [])
      .map(({ pathname }) => pathname)

  it('keeps the pages that may be kept, and no other behind the one in front', () => {
    expect(visit('/a/1-1', '/goods/7-1-1', '/order/1-1/cart')).toEqual([
      '/a/1-1',
      '/order/1-1/cart',
    ])
  })

  it('holds a page once, whatever its query', () => {
    expect(visit('/list/1-1?q=a', '/a/1-1', '/list/1-1?q=b')).toEqual(['/a/1-1', '/list/1-1'])
  })

  it('holds six at most, and drops the one that was in front longest ago', () => {
    const kept = visit(...Array.from({ length: 9 }, (_, index) => `/a/1-1/page${index}`))
    expect(kept).toHaveLength(7)
    expect(kept[0]).toBe('/a/1-1/page2')
  })
})
