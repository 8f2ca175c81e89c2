import type { Locale } from '@mallard/kernel'
import { render, screen as page } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleRoot } from '../locale.tsx'
import { Link } from './link.tsx'
import type { PageLoader } from './loader.ts'
import { createNavigator, type Navigator } from './navigator.ts'

const loader = { isReady: () => true } as unknown as PageLoader
let navigator: Navigator | undefined

/** Opens the shop at an address, with the language that stands in it. */
function open(at: string, lang: () => Locale | undefined): Navigator {
  navigator?.stop()
  window.history.replaceState({ key: 'k', index: 0 }, '', at)
  navigator = createNavigator({
    loader,
    home: () => '/a/1-1',
    lang,
    guard: ({ name }) => (name === 'cart' ? '/login/1-1?to=x' : undefined),
  })
  return navigator
}

afterEach(() => navigator?.stop())
const here = () => window.location.pathname + window.location.search

describe('the language of an address', () => {
  it('is kept on every way through the shop', () => {
    const { go } = open('/a/1-1?lang=en', () => 'en')
    expect(here()).toBe('/a/1-1?lang=en')
    go('/list/1-1?q=kettle')
    expect(here()).toBe('/list/1-1?q=kettle&lang=en')
    go('/order/1-1/cart')
    expect(here()).toBe('/login/1-1?to=x&lang=en')
  })

  it('comes into no address of a shop that was opened without one', () => {
    open('/a/1-1', () => undefined).go('/goods/7-1-1')
    expect(here()).toBe('/goods/7-1-1')
  })

  it('is changed by a link that names another one, and the page opened anew in it', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    open('/a/1-1', () => undefined).go('/a/1-1?lang=en')
    open('/a/1-1?lang=en', () => 'en').go('/goods/7-1-1?lang=zh')
    expect(assign.mock.calls).toEqual([['/a/1-1?lang=en'], ['/goods/7-1-1?lang=zh']])
    expect(here()).toBe('/a/1-1?lang=en')
    assign.mockRestore()
  })

  it('is the chosen one on the way back to a page that had another', () => {
    let lang: Locale = 'en'
    open('/a/1-1?lang=en', () => lang)
    lang = 'zh'
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'k', index: 0 } }))
    expect(here()).toBe('/a/1-1?lang=zh')
  })

  it('stands in the links of such a page, before any script runs, and in no other', () => {
    const show = (isInAddress: boolean) => {
      const { unmount } = render(
        <LocaleRoot initial="en" isInAddress={isInAddress} onChange={() => undefined}>
          <Link to="/goods/7-1-1">goods</Link>
          <Link to="/a/1-1?lang=zh">other</Link>
          <Link to="/invoice-files/7/9/sign.pdf">file</Link>
        </LocaleRoot>,
      )
      const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'))
      unmount()
      return hrefs
    }
    const others = ['/a/1-1?lang=zh', '/invoice-files/7/9/sign.pdf']
    expect(show(true)).toEqual(['/goods/7-1-1?lang=en', ...others])
    expect(show(false)).toEqual(['/goods/7-1-1', ...others])
  })
})
