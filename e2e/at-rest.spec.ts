import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'

/**
 * Bytes of script over the line, heads included, and files, until a page that nobody touches asks
 * for nothing more.
 */
const limits = { bytes: 120_000, files: 12 }

/** Longer than anything that a page puts off (ms). */
const quiet = 6_000

/** The pages that strangers arrive on, and the one that asks them who they are. */
const arrived = [
  '/',
  '/category-1-1',
  '/goods/1-1-1',
  '/goods/1-1/comment/detail/1',
  '/list/1-1',
  `/list/1-1?q=${encodeURIComponent('壶')}`,
  '/a/1-1/new-home',
  '/help/1-1/agreement/user',
  '/login/1-1',
]

describe('what a page does by itself', () => {
  const phone = usePhone()

  /** The scripts that came until the page rested, with what each weighed. */
  async function scriptsOf(path: string): Promise<ReadonlyMap<string, number>> {
    const page = await phone.newPage()
    const devtools = await page.context().newCDPSession(page)
    const names = new Map<string, string>()
    const bytes = new Map<string, number>()
    let last = Date.now()
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      last = Date.now()
      if (new URL(request.url).pathname.endsWith('.js')) names.set(requestId, request.url)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = Date.now()
      const name = names.get(requestId)
      if (name) bytes.set(name, encodedDataLength)
    })
    await devtools.send('Network.enable')
    await page.goto(shop + path)
    while (Date.now() - last < quiet) await page.waitForTimeout(200)
    expect(bytes.size, `${path}: all that was asked for came`).toBe(names.size)
    return bytes
  }

  it.each(arrived)('fetches little script in few files, wherever one arrives: %s', async (path) => {
    const scripts = await scriptsOf(path)
    const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0)
    // React alone is more than that: a page that weighs less was not weighed.
    expect(bytes).toBeGreaterThan(90_000)
    expect(bytes).toBeLessThanOrEqual(limits.bytes)
    expect(scripts.size).toBeLessThanOrEqual(limits.files)
  })

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

  it.each(['comes', 'does not come'])('moves nothing on home if its flash sale %s', async (how) => {
    const page = await phone.newPage()
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            moved: Reflect.get(window, 'moved') + Number(Reflect.get(entry, 'value')),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (how !== 'comes') await page.route('**/b2c/seckill/*/current*', (route) => route.abort())
    await page.goto(shop)
    const strip = page.getByRole('region', { name: '限时秒杀' })
    await strip.getByRole(how === 'comes' ? 'timer' : 'paragraph').waitFor()
    // What comes last: the floating ball.
    await page.getByRole('button', { name: '快捷入口' }).waitFor()
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThanOrEqual(
      0.01,
    )
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
