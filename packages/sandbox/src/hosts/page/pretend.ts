import type { PageWindow, Return } from './page-window.ts'

/** Covers the page and shows it again, as far as its scripts can tell. */
export interface Visibility {
  hide(): void
  show(how: Return): void
}

/**
 * Makes the browser say that it is another, and lets the page be hidden. Sent to the browser as
 * text: it uses nothing but its arguments.
 */
export function pretend(page: PageWindow, userAgent: string): Visibility {
  let isHidden = false

  Object.defineProperty(page.Navigator.prototype, 'userAgent', {
    get: () => userAgent,
    configurable: true,
  })
  Object.defineProperty(page.Navigator.prototype, 'userAgentData', {
    get: () => undefined,
    configurable: true,
  })
  Object.defineProperty(page.document, 'visibilityState', {
    get: () => (isHidden ? 'hidden' : 'visible'),
    configurable: true,
  })
  Object.defineProperty(page.document, 'hidden', { get: () => isHidden, configurable: true })

  function hide(): void {
    isHidden = true
    page.document.dispatchEvent(new page.Event('visibilitychange'))
  }

  function show(how: Return): void {
    isHidden = false
    if (how === 'visible') page.document.dispatchEvent(new page.Event('visibilitychange'))
    if (how === 'cached')
      page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
    if (how === 'hash') {
      const before = page.location.href
      page.history.replaceState(page.history.state, '', `#_paid=${Date.now()}`)
      page.dispatchEvent(
        new page.HashChangeEvent('hashchange', { oldURL: before, newURL: page.location.href }),
      )
    }
  }

  return { hide, show }
}
