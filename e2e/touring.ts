import { tourOf, type Tour } from '@mallard/testing/tour'
import { ownPath } from '@mallard/contract/own-path'
import { pages, type PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import type { Page } from 'playwright'
import { beforeAll, expect } from 'vitest'
import { complaintsOf, sandbox, sessionFile, shop, usePhone, type Phone } from './browser.ts'

export const names = Object.keys(pages) as PageName[]

/**
 * Until nothing moves any more: what is faded in the outer element sets off the next one inside.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, frames = 0; still < 3 && frames < 120; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
      still = moving.length === 0 ? still + 1 : 0
    }
  })
}

export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await settle(page)
}

/**
 * How far a page can be pushed sideways, and texts that stand out of their boxes where nothing
 * shows them, or are covered in the bars at its foot.
 */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const found = over > 0 ? [`sideways by ${over} px`] : []
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (
        !hasText ||
        !element.checkVisibility({ opacityProperty: true }) ||
        element.closest('.sr-only, [aria-hidden=true]')
      )
        continue
      const bar = element.closest<HTMLElement>('.fixed-column')
      if (bar) {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (bottom > innerHeight + 1)
          found.push(`below the screen: ${element.textContent?.trim().slice(0, 30)}`)
        // What covers the whole bar is meant to.
        else if (
          above &&
          bar.contains(above) &&
          !above.contains(element) &&
          !element.contains(above)
        )
          found.push(`covered: ${element.textContent?.trim().slice(0, 30)}`)
      }
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
        getComputedStyle(element)
      // Only heard, like what is .sr-only everywhere.
      if (clipPath === 'inset(50%)') continue
      // Anyone who shortens a text with an ellipsis means to.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at its side: ${element.textContent?.trim().slice(0, 30)}`)
      if (isCut(overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut below: ${element.textContent?.trim().slice(0, 30)}`)
    }
    return found
  })
}

/**
 * Links that lead out of the shop's pages and do not: the router took the tap, or nobody answers
 * there.
 */
export async function lostLinks(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const isPage = (href: string) => {
    const path = ownPath(new URL(href, page.url()).href, shop)
    return (
      href.startsWith('#') ||
      (path !== undefined && matchPage(path.split('?')[0] ?? '').name !== 'notFound')
    )
  }
  const leaving = [...new Set(hrefs)].filter((href) => !isPage(href))
  const taken = await page.evaluate((wanted) => {
    const found: string[] = []
    const stop = (event: Event) => {
      if (event.defaultPrevented)
        found.push((event.target as Element).closest('a')?.getAttribute('href') ?? '')
      event.preventDefault()
    }
    addEventListener('click', stop)
    for (const link of document.querySelectorAll<HTMLElement>('a[href]'))
      if (wanted.includes(link.getAttribute('href') ?? '')) link.click()
    removeEventListener('click', stop)
    return found
  }, leaving)
  const files = leaving.filter((href) => new URL(href, shop).origin === shop)
  const answers = await Promise.all(
    files.map(async (href) => ({
      href,
      status: (await page.request.get(new URL(href, shop).href)).status(),
    })),
  )
  return [
    ...taken.map((href) => `taken: ${href}`),
    ...answers
      .filter(({ status }) => status >= 400)
      .map(({ href, status }) => `${status}: ${href}`),
  ]
}

/** For a file of journeys: the demo world of its shop, once the first test begins. */
function useDemo(): () => Tour {
  const found: { tour?: Tour } = {}
  beforeAll(async () => {
    found.tour = await tourOf(shop, sandbox, sessionFile)
  }, 120_000)
  return () => {
    if (!found.tour) throw new Error('the tour has not begun')
    return found.tour
  }
}

/** For a file of journeys: the address of each page in the demo world of its shop. */
export function useAddresses(): (name: PageName) => string {
  const demo = useDemo()
  return (name) => demo().addresses[name]
}

/** For a file of journeys: pages as the demo shopper opens them, who is signed in. */
export function useOwnPages(): {
  addressOf(name: PageName): string
  cookies(): ReadonlyMap<string, string>
} {
  const demo = useDemo()
  return { addressOf: (name) => demo().addresses[name], cookies: () => demo().shopper.cookies }
}

/** Goes to a page of the tour, until it asks for nothing more. */
async function goTo(page: Page, { addresses }: Tour, name: PageName): Promise<Page> {
  complaintsOf(page).length = 0
  const answer = await page.goto(shop + addresses[name], { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(name === 'notFound' ? 404 : 200)
  return page
}

/** What a page of the tour complained of, but for answers that it was not to have. */
export const complaintsIn = (page: Page): string[] =>
  complaintsOf(page).filter((complaint) => !/status of 404/.test(complaint))

/** For a file of journeys: visits pages of the tour as the demo shopper, each as a first one. */
export function useTour({ lang }: { lang?: 'en' } = {}): (name: PageName) => Promise<Page> {
  const phone = usePhone()
  const demo = useDemo()
  return async (name) => {
    const tour = demo()
    const cookies = new Map([...tour.shopper.cookies, ...(lang ? [['lang', lang] as const] : [])])
    return goTo(await phone.newPage({ cookies, reducedMotion: 'reduce' }), tour, name)
  }
}

/**
 * For a file of journeys: the same, in this order and in two tabs by turns. What keeps the one
 * waiting until it is sure that nothing comes any more is the time in which the other opens.
 */
export function useTwoTabs(order: readonly PageName[]): (name: PageName) => Promise<Page> {
  return byTurns(order, usePhone({ keepsPages: true }), useDemo())
}

function byTurns(order: readonly PageName[], phone: Phone, demo: () => Tour) {
  const tabs: Promise<Page>[] = []
  const opening = new Map<PageName, Promise<Page>>()

  function open(name: PageName): Promise<Page> {
    const known = opening.get(name)
    if (known) return known
    const { shopper } = demo()
    const tab = (tabs[order.indexOf(name) % 2] ??= phone.newPage({
      cookies: shopper.cookies,
      reducedMotion: 'reduce',
    }))
    const opened = tab.then((page) => goTo(page, demo(), name))
    opening.set(name, opened)
    // Who waits for it hears of it.
    opened.catch(() => undefined)
    return opened
  }

  return (name: PageName): Promise<Page> => {
    const opened = open(name)
    const next = order[order.indexOf(name) + 1]
    if (next) void open(next)
    return opened
  }
}
