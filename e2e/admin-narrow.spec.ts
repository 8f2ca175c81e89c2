import { adminPages } from '@mallard/testing/admin-tour'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { menu } from '../apps/admin/src/platform/sections.gen.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { desktop, openAdmin } from './admin.ts'
import { newShopper } from './new-shopper.ts'

/**
 * How far the page can be pushed sideways, and by what; boxes that scroll by themselves may hold
 * more.
 */
function pushed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over <= 0) return []
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    const last = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    return [
      `by ${over} px: ${last
        .slice(0, 3)
        .map((element) => `${element.tagName}.${element.className}`)
        .join(', ')}`,
    ]
  })
}

const faults = async (page: Page) => [...(await pushed(page)), ...(await barriers(page))]

describe('the back office on a phone', () => {
  const screen = usePhone()
  let session: ReadonlyMap<string, string>
  let sn: string

  beforeAll(async () => {
    const shopper = await newShopper()
    sn = await shopper.order()
    await shopper.pay(sn)
  }, 60_000)

  it.each(['zh', 'en'])(
    'is pushed sideways by no page at 390 px, and stands in nobody’s way, in %s',
    async (locale) => {
      const page = await openAdmin(screen, 'owner')
      await page
        .context()
        .addCookies([
          { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' },
        ])
      session = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
      const found: string[] = []
      for (const path of [...adminPages, `orders/${sn}`]) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${shop}/admin/1-1/${path}`, { waitUntil: 'networkidle' })
        found.push(...(await faults(page)).map((told) => `${path} ${told}`))
        // The first row leads to the page of one thing.
        const name = path.split(/[/?]/)[0] ?? ''
        const first = page.locator(`main a[href^="/admin/1-1/${name}/"]`).first()
        if (path.includes('/') || (await first.count()) === 0) continue
        await page.goto(shop + ((await first.getAttribute('href')) ?? ''), {
          waitUntil: 'networkidle',
        })
        found.push(...(await faults(page)).map((told) => `${name}/… ${told}`))
      }
      expect(found).toEqual([])
    },
    480_000,
  )

  it('looked at every section of the menu', () => {
    const seen = new Set(adminPages.map((path) => path.split(/[/?]/)[0]))
    const sections: readonly string[] = Object.values(menu).flat()
    expect(sections.filter((section) => !seen.has(section))).toEqual([])
  })

  it('says of a number of another store, and of none, that it is not there', async () => {
    const page = await screen.open('/admin/', { ...desktop, cookies: session })
    for (const [store, number] of [
      ['1-2', sn],
      // A brand whose stores the owner of this one may not open.
      ['2-1', sn],
      ['1-1', '26010110000000000001'],
      ['1-1', 'no-number'],
    ]) {
      await page.goto(`${shop}/admin/${store}/orders/${number}`, { waitUntil: 'networkidle' })
      await page.getByText(/没有这条记录|There is nothing here/).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/admin/${store}/orders/${number}`)
    }
  })
})
