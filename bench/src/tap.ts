import { startBuiltShop } from '@mallard/testing/built-shop'
import { tourOf } from '@mallard/testing/tour'
import type { Browser, Page } from 'playwright'
import { phoneBrowser } from './phone-browser.ts'

const runs = 5
const slowdown = 4
/** How long a page gets to fetch what lies in view, before the finger comes. */
const prefetchTime = 5000

interface Taps {
  /** From the tap on a card to the painted goods page, in ms. */
  card: number
  /** From an input to the next paint (Event Timing, in steps of 8 ms). */
  choice: number
  add: number
}

const rows = [
  { name: 'tap on a goods card to its painted page', key: 'card', most: 150 },
  { name: 'choosing a SKU to the next paint', key: 'choice', most: 100 },
  { name: 'adding to the cart to the next paint', key: 'add', most: 100 },
] as const

/** Taps as a shopper does on a phone whose processor is four times slower; medians. */
export async function tapTable(): Promise<string> {
  const phone = await phoneBrowser({ goesFirst: true })
  const { shop, sandbox, stop } = await startBuiltShop()
  try {
    const { shopper } = await tourOf(shop, sandbox)
    const browser = await phone.launch()
    const taken: Taps[] = []
    for (let run = 0; run < runs; run += 1)
      taken.push(await tapAround(browser, shop, shopper.cookies))
    await browser.close()
    return [
      '| tap, CPU four times slower | median ms | all | aim |',
      '|---|---:|---:|---:|',
      ...rows.map(({ name, key, most }) => {
        const values = taken.map((taps) => Math.round(taps[key])).toSorted((a, b) => a - b)
        const median = values[Math.floor(values.length / 2)] ?? Number.NaN
        return `| ${name} | ${median}${median > most ? ' (!)' : ''} | ${values.join(', ')} | ≤ ${most} |`
      }),
      '',
      phone.conditions,
    ].join('\n')
  } finally {
    phone.close()
    await stop()
  }
}

async function tapAround(
  browser: Browser,
  shop: string,
  cookies: ReadonlyMap<string, string>,
): Promise<Taps> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop })))
  // The loader that runs this file names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  try {
    await page.goto(`${shop}/category-1-1`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(prefetchTime)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const card = page.locator('main:visible a[href^="/goods/"]:visible').first()
    await watchArrival(page)
    await card.tap()
    const arrival = await page.evaluate(
      () => (window as unknown as { arrival: Promise<number> }).arrival,
    )

    const bar = page.locator('main:visible').getByRole('button', { name: '加入购物车' })
    await bar.tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio').last().waitFor()
    const choice = await longestInput(page, () =>
      sheet.locator('label:has(input[type=radio]:not(:checked):not(:disabled))').first().tap(),
    )
    const add = await longestInput(page, () =>
      sheet
        .getByRole('button', { name: /加入购物车|确定/ })
        .last()
        .tap(),
    )
    return { card: arrival, choice, add }
  } finally {
    await context.close()
  }
}

/**
 * Resolves `window.arrival` with the time from the next click to the frame after a goods page
 * stands.
 */
async function watchArrival(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = window as unknown as { arrival: Promise<number> }
    scope.arrival = new Promise((resolve) => {
      const start = () => {
        const began = performance.now()
        const look = () => {
          const isThere =
            location.pathname.startsWith('/goods/') &&
            [...document.querySelectorAll('h1')].some((title) => title.checkVisibility())
          requestAnimationFrame(
            isThere ? () => setTimeout(() => resolve(performance.now() - began)) : look,
          )
        }
        look()
      }
      addEventListener('click', start, { capture: true, once: true })
    })
  })
}

/** The longest of the events that an action causes, from input to the next paint. */
async function longestInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const scope = window as unknown as { longest: number }
    scope.longest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) scope.longest = Math.max(scope.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(1200)
  return page.evaluate(() => (window as unknown as { longest: number }).longest)
}
