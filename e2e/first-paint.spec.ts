import { get } from 'node:http'
import type { Page } from 'playwright'
import { landingPages } from '@mallard/testing/landing'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { useAddresses } from './touring.ts'

/**
 * Bytes that a new connection may carry before it has to wait for an answer: ten packets (RFC 6928)
 * of 1460, and a thousand left for what the operator's proxy adds. Packed, the same page is forty
 * bytes more or less by the names of its files alone.
 */
const firstPackets = 13_600

/** A page with fewer elements than that was not looked at; the smallest is a coupon. */
const fewest = 20

/** What comes over the line for a page: the head of the answer and its body as it was packed. */
function bytesOf(path: string, language: string): Promise<{ head: number; body: number }> {
  return new Promise((resolve, reject) => {
    get(
      shop + path,
      { headers: { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': language } },
      (answer) => {
        const names = answer.rawHeaders.map(
          (text, index) => text.length + (index % 2 ? '\r\n'.length : ': '.length),
        )
        const head =
          `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length +
          names.reduce((sum, length) => sum + length, 0)
        let body = 0
        answer
          .on('data', (part: Buffer) => (body += part.length))
          .on('end', () => resolve({ head, body }))
      },
    ).on('error', reject)
  })
}

/**
 * How a page looks: for one of each kind of element, and what is drawn before and after it, the
 * properties that the browser has worked out.
 */
function looksOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const nameOf = (element: Element | null) =>
      `${element?.tagName}.${element?.getAttribute('class')}`
    const all = [document.documentElement, document.body, ...document.querySelectorAll('#root *')]
    const kinds = new Map(
      all.map((element) => [`${nameOf(element.parentElement)} > ${nameOf(element)}`, element]),
    )
    return [...kinds].flatMap(([kind, element]) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        // Variables come in any order; what they amount to stands in the others.
        const names = [...style].filter((name) => !name.startsWith('--'))
        return names.map((name) => `${kind}${part ?? ''} ${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  })
}

/** A page's stylesheets count, beside its style element. */
const haveCome = () =>
  document.styleSheets.length > 1 &&
  [...document.styleSheets].every(({ disabled, media }) => !disabled && media.mediaText !== 'print')

/** The first properties that are not the same in both. */
const differences = (some: string[][], others: string[][]) =>
  some
    .flatMap((look, index) => look.filter((property, at) => property !== others[index]?.[at]))
    .slice(0, 20)

/** Until what has changed is laid out and drawn. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { dirtyObjects: number; totalObjects: number } }
}

describe('the document of a drawn page', () => {
  const phone = usePhone()
  const addressOf = useAddresses()

  it.each(['zh-CN', 'en'])('comes with the first packets (%s)', async (language) => {
    for (const name of landingPages) {
      const path = addressOf(name)
      const { head, body } = await bytesOf(path, language)
      // A page without its state or its styles was not weighed.
      expect(body, path).toBeGreaterThan(4_000)
      expect(head + body, path).toBeLessThanOrEqual(firstPackets)
    }
  })

  it('of login is the same wherever one goes on to, and holds nothing that came along', async () => {
    const documents = [
      '',
      `?to=${encodeURIComponent(`${shop}/order/1-1/cart`)}`,
      '?apple=c0de&state=s7a7e',
    ].map(async (query) => {
      const answer = await fetch(`${shop}/login/1-1${query}`, {
        headers: { accept: 'text/html', 'accept-language': 'zh-CN' },
      })
      expect(answer.headers.get('cache-control')).toContain('public')
      return (await answer.text()).replaceAll(/"(?:at|serverTime)":\d+/g, '')
    })
    const [plain, ...others] = await Promise.all(documents)
    expect(plain).toContain('获取验证码')
    expect(others).toEqual([plain, plain])
  })

  it.each(landingPages)(
    'is painted before anything but pictures is asked for: %s',
    async (name) => {
      const page = await phone.newPage()
      const asked = page.waitForRequest(/\/assets\/.*\.js$/)
      await page.goto(shop + addressOf(name))
      await asked
      // What is being fetched is no entry yet.
      await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0)
      const { painted, loaded } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        loaded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, startTime }) => ({ name, startTime }),
        ),
      }))
      expect(painted).toBeGreaterThan(0)
      expect(loaded.length).toBeGreaterThan(0)
      const early = loaded
        .filter(({ startTime }) => startTime < painted)
        .map(({ name }) => new URL(name).pathname)
      expect(early.filter((name) => !/\.(?:webp|svg|png)$/.test(name))).toEqual([])
    },
  )

  it.each(landingPages)('holds all rules that it is drawn with: %s', async (name) => {
    const looks = await Promise.all(
      [
        { held: /\/assets\/.*\.(?:js|css)$/, isStyled: false },
        { held: /\/assets\/.*\.js$/, isStyled: true },
      ].map(async ({ held, isStyled }) => {
        const page = await phone.newPage({ reducedMotion: 'reduce' })
        await page.route(held, (route) => route.abort())
        const asked = page.waitForRequest(/\.js$/)
        await page.goto(shop + addressOf(name))
        await asked
        if (isStyled) await page.waitForFunction(haveCome)
        return { page, hasCome: await page.evaluate(haveCome), looks: await looksOf(page) }
      }),
    )
    // Without its stylesheets a page has the rules it came with; otherwise these come after them.
    const [alone, then] = looks as [(typeof looks)[0], (typeof looks)[0]]
    expect([alone.hasCome, then.hasCome]).toEqual([false, true])
    expect(alone.looks.length).toBeGreaterThan(fewest)
    expect(differences(alone.looks, then.looks)).toEqual([])
    // The stylesheets say by themselves what they say together with the rules.
    await then.page.evaluate(() => document.querySelector('head style')?.remove())
    expect(differences(alone.looks, await looksOf(then.page))).toEqual([])
  })

  it.each(landingPages)(
    'is not laid out again when its stylesheets have come: %s',
    async (name) => {
      const page = await phone.newPage({ reducedMotion: 'reduce' })
      let letGo = (): void => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await page.route(/\/assets\/.*\.css$/, async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest(/\.css$/)
      await page.goto(shop + addressOf(name))
      await asked
      // On a busy machine the stylesheet is asked for before the page itself was laid out.
      await page.waitForFunction(() => document.readyState !== 'loading')
      await nextFrames(page)
      const devtools = await page.context().browser()!.newBrowserCDPSession()
      const events: TraceEvent[] = []
      devtools.on('Tracing.dataCollected', ({ value }) =>
        events.push(...(value as unknown as TraceEvent[])),
      )
      await devtools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
      })
      letGo()
      await page.waitForFunction(haveCome)
      await nextFrames(page)
      const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
      await devtools.send('Tracing.end')
      await ended
      await devtools.detach()
      // All of it was looked at: the stylesheets count.
      expect(
        Math.max(
          ...events.map(({ name, args }) =>
            name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0,
          ),
        ),
      ).toBeGreaterThan(fewest)
      const layouts = events.flatMap(({ name, args }) =>
        name === 'Layout' && args.beginData ? [args.beginData] : [],
      )
      expect(
        layouts.filter(
          ({ dirtyObjects, totalObjects }) =>
            totalObjects > fewest && dirtyObjects > totalObjects / 2,
        ),
      ).toEqual([])
    },
  )
})
