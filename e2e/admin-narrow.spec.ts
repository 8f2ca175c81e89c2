import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { desktop, openAdmin } from './admin.ts'
import { newShopper } from './new-shopper.ts'

/** Every section of the menu, and one of the things in each that has some in the demo world. */
const sections = [
  'orders',
  'shipping',
  'payments?view=all',
  'payments?tab=refunds',
  'bills',
  'returns',
  'vouchers',
  'goods',
  'stock',
  'goods-imports',
  'categories',
  'freight',
  'media',
  'promotions',
  'seckills',
  'bargains',
  'group-buys',
  'group-buys/1',
  'group-buys/new',
  'sign-in',
  'promotions/new',
  'seckills/new',
  'lotteries',
  'lotteries/1',
  'lotteries/new',
  'postages',
  'postages/1',
  'questions',
  'questions/1',
  'questions/new',
  'events',
  'events/1',
  'events/new',
  'check-ins',
  'check-ins/1',
  'evaluates',
  'evaluates/1',
  'evaluates/2',
  'inner-goods',
  'inner-quotas',
  'inner-quotas/1',
  'points-goods',
  'points-goods/1',
  'promoters',
  'promoters/1',
  'promoters/rates',
  'promoters/material',
  'withdrawals',
  'gifts',
  'gifts/1',
  'reviews?view=all',
  'coupons',
  'members',
  'invoices',
  'invoice-requests',
  'ship-reports',
  'visits',
  'exports',
  'articles',
  'recipes',
  'guides',
  'dish-receipts',
  'dish-comments?state=all',
  'article-comments?state=all',
  'feedbacks',
  'pages',
  'pages/1',
  'service-articles',
  'devices',
  'devices/1',
  'device-models',
  'agreements',
  'approvals',
  'brand',
  'stores',
  'carriers',
  'tax',
  'staff',
  'operations',
  'audit',
  'approval-rules',
  'people-reads',
]

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
    'is pushed sideways by no page at 390 px, in %s',
    async (locale) => {
      const page = await openAdmin(screen, 'owner')
      await page
        .context()
        .addCookies([
          { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' },
        ])
      session = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
      const found: string[] = []
      for (const path of [...sections, `orders/${sn}`]) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${shop}/admin/1-1/${path}`, { waitUntil: 'networkidle' })
        found.push(...(await pushed(page)).map((told) => `${path} ${told}`))
        // The first row leads to the page of one thing.
        const name = path.split(/[/?]/)[0] ?? ''
        const first = page.locator(`main a[href^="/admin/1-1/${name}/"]`).first()
        if (path.includes('/') || (await first.count()) === 0) continue
        await page.goto(shop + ((await first.getAttribute('href')) ?? ''), {
          waitUntil: 'networkidle',
        })
        found.push(...(await pushed(page)).map((told) => `${name}/… ${told}`))
      }
      expect(found).toEqual([])
    },
    180_000,
  )

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
