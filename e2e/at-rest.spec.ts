import type { PageName } from '@mallard/contract/pages'
import { landingPages, ownDrawnPages } from '@mallard/testing/landing'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pageFacts } from '../apps/storefront/src/app/page-facts.gen.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { settle, useAddresses, useOwnPages } from './touring.ts'

/**
 * Bytes of script over the line, heads included, and files, until a page that nobody touches asks
 * for nothing more. Pages of content with the code of more blocks and those of one's own, with what
 * tells the signed in, say a limit of their own. Each page that the shop has is some thirty bytes of
 * every other's, by its path.
 */
const limitOf = (name: PageName) => pageFacts[name].atRest ?? { bytes: 120_000, files: 12 }

/** Longer than anything that a page puts off (ms). */
const quiet = 6_000

/** What a page asks for again and again while it is open, as a flash sale for what is left of it. */
const isPolled = (path: string) => /^\/b2c\/(?:seckill\/.+\/quota|activity\/.+\/list)/.test(path)

/** Opens a page and lets it rest: the scripts that came until then, with what each weighed. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  const names = new Map<string, string>()
  const bytes = new Map<string, number>()
  let last = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    if (!isPolled(pathname)) last = Date.now()
    if (pathname.endsWith('.js')) names.set(requestId, request.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name) bytes.set(name, encodedDataLength)
  })
  await devtools.send('Network.enable')
  await page.goto(shop + path)
  while (Date.now() - last < quiet) await page.waitForTimeout(200)
  expect(bytes.size, `${path}: all that was asked for came`).toBe(names.size)
  return bytes
}

/** Lets a page count how much of it moves by itself: Chrome's cumulative layout shift. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          moved: Reflect.get(window, 'moved') + Number(Reflect.get(entry, 'value')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved')))
}

describe('what a page for strangers fetches by itself', () => {
  const phone = usePhone({ keepsPages: true })
  const addressOf = useAddresses()

  // Side by side: most of the time they wait for a page to ask for nothing more.
  it.concurrent.each(landingPages)(
    'is little script in few files, wherever one arrives: %s',
    async (name) => {
      const page = await phone.newPage()
      const scripts = await scriptsOf(page, addressOf(name))
      await page.context().close()
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0)
      const limit = limitOf(name)
      // React alone is more than that: a page that weighs less was not weighed.
      expect(bytes).toBeGreaterThan(90_000)
      expect(bytes).toBeLessThanOrEqual(limit.bytes)
      expect(scripts.size).toBeLessThanOrEqual(limit.files)
    },
  )
})

describe('a page of one’s own', () => {
  const phone = usePhone({ keepsPages: true })
  const { addressOf, cookies } = useOwnPages()

  it.concurrent.each(ownDrawnPages)(
    'stands there before any script, comes to life without a word, and moves nothing: %s',
    async (name) => {
      const still = await phone.newPage({ cookies: cookies(), javaScriptEnabled: false })
      const answer = await still.goto(shop + addressOf(name))
      expect(answer?.headers()['cache-control']).toBe('no-store')
      const drawn = await still.locator('main').innerText()
      expect(drawn.length).toBeGreaterThan(100)
      const bones = still.locator('main [role=status][aria-label]:not([data-far] *)')
      expect(await bones.count()).toBe(0)
      const page = await phone.newPage({ cookies: cookies() })
      const moved = await watchMoves(page)
      const scripts = await scriptsOf(page, addressOf(name))
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0)
      expect(bytes).toBeGreaterThan(90_000)
      expect(bytes).toBeLessThanOrEqual(limitOf(name).bytes)
      expect(await moved()).toBeLessThanOrEqual(0.002)
      // What does not fit the drawn page is told to the console, and drawn anew.
      expect(phone.complaints).toEqual([])
    },
  )
})

describe('what a page does by itself', () => {
  const phone = usePhone()

  it('fetches no other page but those of goods that stand in view', async () => {
    const page = await phone.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${shop}/category-1-1`)
    await expect
      .poll(() => asked.some((path) => /^\/b2c\/product\/1-1\/detail\/\d+$/.test(path)))
      .toBe(true)
    expect(asked.filter((path) => /\/b2c\/(?:cartV3|cms|search)\//.test(path))).toEqual([])
    // A finger on the tab means it, before it is lifted.
    await page
      .getByRole('link', { name: '购物车' })
      .dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect.poll(() => asked.some((path) => path.startsWith('/b2c/cartV3/'))).toBe(true)
  })

  it('draws the flash sale of home before any script runs, with its time and its goods', async () => {
    const page = await phone.newPage({ javaScriptEnabled: false })
    await page.goto(shop)
    const strip = page.getByRole('region', { name: '限时秒杀' })
    await expect.poll(() => strip.getByRole('timer').textContent()).toMatch(/\d\d:\d\d:\d\d/)
    expect(await strip.getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await strip.getByRole('listitem').first().textContent()).toContain('¥')
  })

  it.each(['comes', 'does not come'])(
    'moves nothing on home if a newer flash sale %s',
    async (how) => {
      const page = await phone.newPage()
      const moved = await watchMoves(page)
      if (how !== 'comes') await page.route('**/b2c/seckill/*/current*', (route) => route.abort())
      await page.goto(shop)
      const strip = page.getByRole('region', { name: '限时秒杀' })
      await strip.getByRole('timer').waitFor()
      // What comes last: the floating ball.
      await page.getByRole('button', { name: '快捷入口' }).waitFor()
      expect(await moved()).toBeLessThanOrEqual(0.01)
    },
  )

  it('moves nothing in the user centre, which grows when its goods come', async () => {
    const { browser } = await newShopper()
    const page = await phone.newPage({ cookies: browser.cookies })
    const moved = await watchMoves(page)
    await page.goto(shop + '/user/1-1')
    await page.locator('a[href*="/goods/"]').first().waitFor({ state: 'attached' })
    await settle(page)
    expect(await moved()).toBeLessThanOrEqual(0.01)
  })

  it('moves nothing that nobody sees', async () => {
    const page = await phone.newPage()
    await page.goto(`${shop}/category-1-1`)
    // It has come to life, and what is near was asked for.
    await page.waitForFunction(() => (history.state as { key?: string } | null)?.key)
    const bones = page.locator('section[data-far] [role=status]')
    expect(await bones.count()).toBeGreaterThan(0)
    const restless = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const target = (effect as KeyframeEffect).target
          return target && target.getBoundingClientRect().top > innerHeight * 2.5
        }).length,
    )
    expect(restless).toBe(0)
    // Anyone who comes near sees them breathe, or the goods already.
    await bones.last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.locator('section[data-far]').count())
      .toBeLessThan(await page.locator('section').count())
  })
})
