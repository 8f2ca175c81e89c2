import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front, openChoices, toasted } from './shopper.ts'

const offline = '当前没有网络，部分内容可能不是最新的'
const withWorker = { serviceWorkers: 'allow' } as const

/** Until the worker looks after this page and has kept what it was made of. */
async function looksAfter(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
}

/** What every cache of this browser holds, as `cache address`. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(
          ({ url }) => `${name.replace(/^mallard-\w+-/, '')} ${new URL(url).pathname}`,
        ),
      ),
    )
    return lists.flat()
  })

async function hasKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await keptIn(page)).some((entry) => entry.endsWith(` ${path}`)), {
      timeout: 15_000,
    })
    .toBe(true)
}

describe('the shop without a line', () => {
  const phone = usePhone()

  it('shows home, goods and cart as they were last seen, says so, and comes back by itself', async () => {
    const { browser, addToCart } = await newShopper()
    await addToCart()
    const { list } = await browser.data(searchCalls.productList, {})
    const goods = list.find(({ stockState }) => stockState === 1) ?? list[0]!
    const { title } = goods
    const page = await phone.newPage({ cookies: browser.cookies, ...withWorker })
    await page.goto(`${shop}/a/1-1`)
    await looksAfter(page)
    await hasKept(page, '/a/1-1')
    await page.goto(`${shop}/goods/${goods.itemId}-1-1`, { waitUntil: 'networkidle' })
    await page.goto(`${shop}/order/1-1/cart`, { waitUntil: 'networkidle' })
    await front(page).getByText(title).first().waitFor()
    await hasKept(page, '/order/1-1/cart')
    await hasKept(page, '/b2c/cartV3/1-1/list')

    await page.context().setOffline(true)
    await page.goto(`${shop}/a/1-1`)
    await page.getByText(offline).waitFor()
    await front(page).getByRole('link').first().waitFor()
    await page.goto(`${shop}/goods/${goods.itemId}-1-1`)
    await page.getByText(offline).waitFor()
    await front(page).getByRole('heading', { name: goods.title, level: 1 }).waitFor()
    await page.goto(`${shop}/order/1-1/cart`)
    await page.getByText(offline).waitFor()
    await front(page).getByText(title).first().waitFor()

    await page.context().setOffline(false)
    await page.getByText(offline).waitFor({ state: 'hidden', timeout: 15_000 })
    await front(page).getByText(title).first().waitFor()
  })

  it('keeps no page of anybody’s own, and no cart for the next shopper', async () => {
    const first = await newShopper()
    await first.addToCart()
    const orderSn = await first.order()
    const page = await phone.newPage({ cookies: first.browser.cookies, ...withWorker })
    await page.goto(`${shop}/order/1-1/cart`)
    await looksAfter(page)
    for (const path of [
      '/order/1-1/cart',
      '/user/1-1',
      `/user/1-1/order/detail/${orderSn}`,
      '/user/1-1/address/list/user',
    ])
      await page.goto(shop + path, { waitUntil: 'networkidle' })
    await hasKept(page, '/b2c/cartV3/1-1/list')
    const kept = await keptIn(page)
    expect(
      kept.filter((entry) => /user|address|\/b2c\/order|\/sso\/|\/pay\//i.test(entry)),
    ).toEqual([])
    // The shell belongs to nobody: it was asked for without a cookie.
    const shell = await page.evaluate(async () =>
      (await caches.match('/order/1-1/cart', { ignoreVary: true }))?.text(),
    )
    expect(shell).not.toContain('"sso"')

    // Somebody else takes the same phone, without a line from the first moment on.
    const second = await newShopper()
    await page.context().clearCookies()
    await page
      .context()
      .addCookies([...second.browser.cookies].map(([name, value]) => ({ name, value, url: shop })))
    await page.context().setOffline(true)
    const answer = await page.evaluate(
      async (token) =>
        (
          await fetch('/b2c/cartV3/1-1/list', { headers: { 'x-xsrf-token': token } }).catch(
            () => undefined,
          )
        )?.status,
      second.browser.cookies.get('XSRF-TOKEN') ?? '',
    )
    expect(answer).toBeUndefined()
  })

  it('forgets the cart when somebody signs out', async () => {
    const { browser, addToCart } = await newShopper()
    await addToCart()
    const page = await phone.newPage({ cookies: browser.cookies, ...withWorker })
    await page.goto(`${shop}/order/1-1/cart`)
    await looksAfter(page)
    await hasKept(page, '/b2c/cartV3/1-1/list')
    await page.evaluate(() => fetch('/sso/do/logout', { method: 'POST' }))
    await expect
      .poll(async () => (await keptIn(page)).filter((entry) => entry.startsWith('own-')))
      .toEqual([])
  })

  it('says that nothing was added when the line breaks right after the first tap', async () => {
    const { browser } = await newShopper()
    const { list } = await browser.data(searchCalls.productList, {})
    const page = await phone.open(
      `/goods/${list.find(({ stockState }) => stockState === 1)!.itemId}-1-1`,
      { cookies: browser.cookies },
    )
    await page.waitForLoadState('networkidle')
    const sheet = await openChoices(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await sheet.getByRole('button', { name: '加入购物车' }).click()
    await toasted(page, '网络异常，请稍后重试')
  })

  it('says that nothing was done when the line broke before the very first tap', async () => {
    const { browser } = await newShopper()
    const page = await phone.open('/goods/1-1-1', { cookies: browser.cookies })
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await front(page).getByRole('button', { name: '收藏' }).click()
    await toasted(page, '网络异常，请稍后重试')
  })

  it('keeps the page where the line breaks before a sheet has come, and opens it when there is one again', async () => {
    const { browser } = await newShopper()
    const { list } = await browser.data(searchCalls.productList, {})
    const { itemId, title } = list.find(({ stockState }) => stockState === 1)!
    const page = await phone.open(`/goods/${itemId}-1-1`, { cookies: browser.cookies })
    await page.waitForLoadState('networkidle')
    const service = front(page).getByRole('button', { name: '客服' })
    await page.context().setOffline(true)
    await service.click()
    await toasted(page, '网络异常，请稍后重试')
    await front(page).getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.context().setOffline(false)
    await service.click()
    await page.getByRole('dialog').filter({ visible: true }).waitFor()
  })

  it('says that it cannot show what nobody has seen', async () => {
    const page = await phone.newPage(withWorker)
    await page.goto(`${shop}/a/1-1`)
    await looksAfter(page)
    await hasKept(page, '/order/1-1/cart')
    await page.context().setOffline(true)
    await page.goto(`${shop}/help/1-1/agreement/privacy`)
    await page.getByText(offline).waitFor()
    await front(page).getByRole('button', { name: '重试' }).waitFor()
  })

  it('is not looked after inside of an app', async () => {
    const page = await phone.newPage({
      ...withWorker,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49 miniProgram',
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.install()
    await page.goto(`${shop}/a/1-1`, { waitUntil: 'networkidle' })
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
    expect(asked).not.toContain('/sw.js')
  })
})

describe('the shop on a home screen', () => {
  const phone = usePhone()

  it('is an app of its store, with a name, a colour and icons that exist', async () => {
    const page = await phone.open('/a/1-2')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await fetch(shop + address)).json()) as {
      name: string
      start_url: string
      theme_color: string
      icons: { src: string; type: string }[]
    }
    expect(manifest).toMatchObject({ start_url: '/a/1-2', display: 'standalone' })
    expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/i)
    for (const { src, type } of manifest.icons)
      expect((await fetch(shop + src)).headers.get('content-type')).toContain(type)
  })
})
