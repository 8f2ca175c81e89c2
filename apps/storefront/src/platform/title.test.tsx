import type { PageName } from '@mallard/contract/pages'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Head, PageContext } from './screen.ts'
import { learnTitles, storePartnerTitle, titleOf, usePageHead } from './title.ts'

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const page = (name: string, locale: PageContext['locale'] = 'zh') =>
  ({ name: name as PageName, locale }) as PageContext

beforeEach(() => {
  vi.useFakeTimers()
  storePartnerTitle(undefined)
  learnTitles({
    cart: ['购物车', 'Cart'],
    smartEquipment: ['设备', 'Device'],
    dishesComment: ['菜品评价', 'Dish'],
  } as Parameters<typeof learnTitles>[0])
  document.title = 'before'
})
afterEach(() => vi.useRealTimers())

describe('the title of a page', () => {
  it.each([
    ['goods', { title: '手冲壶' }, '禾光', '手冲壶 - 禾光'],
    ['goods', { title: '手冲壶' }, undefined, '手冲壶'],
    ['cart', {}, '禾光', '购物车 - 禾光'],
    ['home', {}, '禾光', '禾光'],
    ['home', {}, undefined, '商城'],
    // Named by the table, whatever else is known.
    ['smartEquipment', { title: '剃须刀' }, '禾光', '设备'],
    ['dishesComment', { title: '红烧肉' }, '禾光', '菜品评价'],
  ] as const)('of %s with %j at %s is %s', (name, head, partner, title) => {
    expect(titleOf(page(name), head as Head, partner)).toBe(title)
  })

  it('is in the shopper’s language', () => {
    expect(titleOf(page('cart', 'en'), {}, 'Hearthlight')).toBe('Cart - Hearthlight')
  })
})

describe('a page that is not ready', () => {
  function Page({ name }: { name: string }) {
    usePageHead(page(name), undefined)
    return null
  }

  it('is called 商城 after a second, or as the partner is', () => {
    const { unmount } = render(<Page name="goods" />)
    pass(999)
    expect(document.title).toBe('before')
    pass(1)
    expect(document.title).toBe('商城')
    unmount()
    storePartnerTitle('禾光')
    render(<Page name="goods" />)
    pass(1000)
    expect(document.title).toBe('禾光')
  })

  it('that was left is not named any more', () => {
    render(<Page name="goods" />).unmount()
    vi.advanceTimersByTime(2000)
    expect(document.title).toBe('before')
  })

  it.each([
    'service',
    'serviceBare',
    'serviceDetail',
    'omsReturn',
    'offLinePayment',
    'offLinePaySuccess',
  ])('%s keeps the title that it has', (name) => {
    render(<Page name={name} />)
    pass(5000)
    expect(document.title).toBe('before')
  })
})
