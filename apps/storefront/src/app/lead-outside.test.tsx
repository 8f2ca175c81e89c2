import type { HostCan } from '@mallard/host'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leadOutside } from './lead-outside.ts'

describe('what is tapped in an app and leads out of the shop', () => {
  const assign = vi.fn()
  const opened: string[] = []
  let stop = () => undefined as void
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    opened.length = 0
  })
  const tap = (html: string, can: Partial<HostCan> = { bridge: true }) => {
    vi.spyOn(location, 'assign').mockImplementation(assign)
    stop = leadOutside({
      can: can as HostCan,
      openLink: async (url) => (opened.push(url), true),
    })
    document.body.innerHTML = html
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    const [anchor] = document.getElementsByTagName('a')
    // Nothing is navigated to in a test.
    const refuse = (late: Event) => (late.preventDefault(), undefined)
    let isTaken = false
    const look = (late: Event) => ((isTaken = late.defaultPrevented), refuse(late))
    addEventListener('click', look, { once: true })
    anchor?.dispatchEvent(event)
    return isTaken
  }

  it.each([
    ['a file of ours', `<a href="/invoice-files/1.pdf">发票</a>`, '/invoice-files/1.pdf'],
    ['another site', `<a href="https://brand.example/x?y=1#z">官网</a>`, undefined],
    [
      'one in a window of its own',
      `<a href="https://brand.example/" target="_blank">x</a>`,
      undefined,
    ],
    [
      'a picture to be saved',
      `<a href="/pictures/1.webp" download="1.webp">x</a>`,
      '/pictures/1.webp',
    ],
  ])('is opened by the app: %s', (_, html, path) => {
    expect(tap(html)).toBe(true)
    const address = /href="([^"]*)"/.exec(html)?.[1]
    expect(opened).toEqual([path === undefined ? address : location.origin + path])
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['a page of the shop', '<a href="/goods/1-1-1">x</a>'],
    ['a place on the page', '<a href="#top">x</a>'],
    ['a phone number', '<a href="tel:4000000000">x</a>'],
    ['a text that leads nowhere', '<a>x</a>'],
  ])('is left to the shop: %s', (_, html) => {
    expect(tap(html)).toBe(false)
    expect(opened).toEqual([])
  })

  it('is left alone where the router has taken it, and in hosts that open links themselves', () => {
    expect(tap('<a href="https://brand.example/">x</a>', { bridge: false })).toBe(false)
    stop()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    expect(tap('<a href="https://brand.example/">x</a>')).toBe(true)
    expect(opened).toEqual([])
  })
})
