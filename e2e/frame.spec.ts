import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFrameShop, type FrameShop } from './frame-shop.ts'

let shop: FrameShop
let browser: Browser
let context: BrowserContext
const complaints: string[] = []

beforeAll(async () => {
  shop = await startFrameShop()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterEach(async () => {
  await context.close()
  complaints.length = 0
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

async function open(path: string, { signedIn = false } = {}): Promise<Page> {
  context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  if (signedIn) {
    const url = shop.url
    await context.addCookies([
      { name: 'session-1', value: 'token', url, httpOnly: true },
      { name: 'Authorization', value: '1', url },
    ])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  shop.calls.length = 0
  await page.goto(shop.url + path)
  return page
}

const counter = (page: Page) => page.getByRole('button', { name: /^Counted/ })
const counted = async (page: Page, times: number) => {
  await expect.poll(() => counter(page).textContent()).toBe(`Counted ${times}`)
}
const shown = (page: Page) => page.locator('main:visible')
const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['awake'])

describe('the frame in a real browser', () => {
  it('brings a drawn page to life without drawing it again or asking again', async () => {
    context = await browser.newContext()
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    // Marks the server's own element, to see whether it is still there afterwards.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(document.querySelector('h1') ?? {}, { isFirst: true }),
      ),
    )
    shop.calls.length = 0
    await page.goto(`${shop.url}/a/1-1`)
    await alive(page)
    expect(await page.locator('h1').evaluate((element) => 'isFirst' in element)).toBe(true)
    await counter(page).click()
    expect(await counter(page).textContent()).toBe('Counted 1')
    // Goods in view may be fetched ahead; what the document brought along may not be asked for.
    expect(shop.calls.filter((path) => /product-list|\/b2c\/init/.test(path))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('keeps a page with its state and place behind a lazily loaded one, asleep, and finds it so again', async () => {
    const page = await open('/a/1-1')
    await alive(page)
    await counter(page).click()
    await page.evaluate(() => {
      scrollTo(0, 2400)
      addEventListener(
        'pointerdown',
        () => document.documentElement.setAttribute('data-left-at', String(scrollY)),
        { capture: true, once: true },
      )
    })
    await page.getByRole('link', { name: 'Kettle 20', exact: true }).click()
    await page.getByRole('heading', { name: 'Kettle 20' }).waitFor()
    expect(page.url()).toBe(`${shop.url}/goods/20-1-1`)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.dataset['awake'])).toBe('')
    expect(await shown(page).count()).toBe(1)
    expect(
      await page.locator('h1:visible').evaluate((element) => getComputedStyle(element).color),
    ).toBe('rgb(1, 2, 3)')

    await page.getByRole('button', { name: 'Back' }).click()
    await counter(page).waitFor()
    expect(await counter(page).textContent()).toBe('Counted 1')
    expect(
      await page.evaluate(() => [
        scrollY > 1500,
        scrollY - Number(document.documentElement.dataset['leftAt']),
      ]),
    ).toEqual([true, 0])
    await alive(page)
    expect(complaints).toEqual([])
  })

  it('keeps a rendered page that was left before it was the only one, over several steps back and forth', async () => {
    const page = await open('/a/1-1')
    await alive(page)
    await counter(page).click()
    await counted(page, 1)
    await page.getByRole('link', { name: 'Kettle 1', exact: true }).click()
    await page.getByRole('heading', { name: 'Kettle 1' }).waitFor()
    await page.goBack()
    await counter(page).waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Kettle 1' }).waitFor()
    await page.goBack()
    await counted(page, 1)
    expect(complaints).toEqual([])
  })

  it('moves the focus to the new page and sets its title', async () => {
    const page = await open('/a/1-1')
    await alive(page)
    await page.getByRole('link', { name: 'Kettle 2', exact: true }).click()
    await page.getByRole('heading', { name: 'Kettle 2' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.waitForFunction(() => document.title === 'Kettle 2 - Hearthlight')
    await page.getByRole('status').filter({ hasText: 'Kettle 2' }).waitFor({ state: 'attached' })
  })

  it('goes back to the home page when there is nothing to go back to', async () => {
    context = await browser.newContext()
    const page = await context.newPage()
    // Leaves no blank page behind in the history.
    await page.evaluate((url) => location.replace(url), `${shop.url}/goods/3-1-1`)
    await page.getByRole('heading', { name: 'Kettle 3' }).waitFor()
    await page.waitForFunction(() => history.state !== null)
    await page.getByRole('button', { name: 'Back' }).click()
    await counter(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/a/1-1')
  })

  it('forgets kept pages of another life after a reload but not the place', async () => {
    const page = await open('/a/1-1')
    await alive(page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.reload()
    await alive(page)
    expect(await counter(page).textContent()).toBe('Counted 0')
    await page.waitForFunction(() => scrollY === 1500)
  })

  it('draws the page of a signed-in shopper from the data in the document', async () => {
    const page = await open('/user/1-1', { signedIn: true })
    await page.getByRole('heading', { name: 'Hello Lin' }).waitFor()
    expect(shop.calls.filter((path) => /\/init|member\/index/.test(path))).toEqual([])
    await page.getByRole('link', { name: '购物车' }).getByText('3', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('sends a stranger to the login page and tells it where to return', async () => {
    const page = await open('/a/1-1')
    await alive(page)
    await page.getByRole('link', { name: '我的' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(new URL(page.url()).searchParams.get('to')).toBe(`${shop.url}/user/1-1`)
  })

  it('takes an unknown address to the home page', async () => {
    const page = await open('/no/such/page')
    await counter(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
