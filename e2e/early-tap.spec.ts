import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { front } from './shopper.ts'

const isScript = /\/assets\/.*\.js$/

/** Opens a drawn page whose scripts are on their way until `arrive` is called. */
async function openEarly(page: Page, path: string): Promise<{ arrive: () => void }> {
  let arrive = () => {}
  const here = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(isScript, async (route) => {
    await here
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(isScript)
  await page.goto(shop + path)
  await asked
  return { arrive }
}

/** Resolves when the shop's scripts have begun: its pages have names in the browser's history. */
const answers = (page: Page) =>
  page.waitForFunction(() => (history.state as { key?: string } | null)?.key)

/** Lets the scripts come, and sees that they open nothing. */
async function expectForgotten(page: Page, arrive: () => void): Promise<void> {
  arrive()
  await answers(page)
  await page.waitForTimeout(800)
  expect(await page.getByRole('dialog').count()).toBe(0)
}

describe('a drawn page that is tapped before its scripts are there', () => {
  const phone = usePhone()

  it('opens what its button opens, once they are', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/goods/1-1-1')
    await front(page).getByRole('button', { name: '加入购物车' }).tap()
    expect(await page.getByRole('dialog').count()).toBe(0)
    arrive()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    expect(phone.complaints).toEqual([])
  })

  it('answers a button that was pressed again and again like one press', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/')
    // For the keyboard alone: a finger stops the slides by touching them.
    const pause = front(page).getByRole('button', { name: '暂停轮播' })
    await pause.press('Enter')
    await pause.press('Enter')
    arrive()
    const play = front(page).getByRole('button', { name: '播放轮播' })
    await play.waitFor()
    // From here on each press counts, and it is not remembered besides.
    await play.press('Enter')
    await pause.waitFor()
    await pause.press('Enter')
    await play.waitFor()
  })

  it('answers the last of several', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/list/1-1?q=%E6%9D%AF')
    await front(page).getByRole('button', { name: '销量' }).tap()
    await front(page).getByRole('button', { name: '新品' }).tap()
    arrive()
    await page.waitForURL(/sort=new/)
    expect(page.url()).not.toContain('sales')
  })

  it('forgets the tap when a link was tapped after it', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/goods/1-1-1')
    await front(page).getByRole('button', { name: '加入购物车' }).tap()
    // The way there is cut, so that this page lives to see its scripts.
    await page.route(
      ({ pathname }) => pathname.startsWith('/cart'),
      (route) => route.abort(),
    )
    await front(page).getByRole('link', { name: '购物车' }).tap()
    await expectForgotten(page, arrive)
  })

  it('forgets the tap of a shopper who left, and came back to the page as it was', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/goods/1-1-1')
    await front(page).getByRole('button', { name: '加入购物车' }).tap()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expectForgotten(page, arrive)
  })

  it('keeps the words that were typed, and looks for them', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/list/1-1')
    const box = front(page).getByRole('searchbox')
    await box.tap()
    await box.pressSequentially('壶')
    await front(page).getByRole('button', { name: '搜索', exact: true }).tap()
    expect(new URL(page.url()).search).toBe('')
    arrive()
    await page.waitForURL((url) => url.searchParams.get('q') === '壶')
    expect(await front(page).getByRole('searchbox').inputValue()).toBe('壶')
  })

  it('suggests for words that were typed, and goes on from them', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/list/1-1')
    const box = front(page).getByRole('searchbox')
    await box.tap()
    await box.pressSequentially('保温')
    arrive()
    await front(page).getByRole('button', { name: '清空' }).waitFor()
    expect(await box.inputValue()).toBe('保温')
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === '保温')
  })

  it('sends a search by the keyboard once', async () => {
    const page = await phone.newPage()
    const { arrive } = await openEarly(page, '/list/1-1')
    const box = front(page).getByRole('searchbox')
    await box.tap()
    await box.pressSequentially('壶')
    await box.press('Enter')
    arrive()
    await page.waitForURL((url) => url.searchParams.get('q') === '壶')
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('q'))
  })

  it('keeps the phone that was typed into the login page, and sends the code to it', async () => {
    const page = await phone.newPage()
    const number = freshNumber()
    const { arrive } = await openEarly(page, '/login/1-1')
    await front(page).getByLabel('手机号').fill(number)
    await front(page).getByRole('button', { name: '获取验证码' }).tap()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /send-?phone-?code/i.test(request.url()),
    )
    arrive()
    expect(new URL((await sent).url()).searchParams.get('phone')).toBe(number)
    await page.getByText(/秒后/).waitFor()
    expect(await front(page).getByLabel('手机号').inputValue()).toBe(number)
    expect(phone.complaints).toEqual([])
  })

  it.each([
    ['of the shop', '/goods/1-1-1', /id="files">\["([^"]+)"/],
    ['of the page', '/goods/1-1-1', /"code":"([^"]+)"/],
    ['that draw a page', '/order/1-1/cart', /id="files">\["([^"]+)"/],
  ])(
    'says so where the scripts %s do not come, and begins again with a tap on it',
    async (_, path, name) => {
      const [, lost = ''] = name.exec(await (await fetch(shop + path)).text()) ?? []
      expect(lost).toMatch(isScript)
      const page = await phone.newPage()
      await page.route(`**${lost}`, (route) => route.abort())
      await page.goto(shop + path)
      const again = page.getByRole('alert').getByRole('link', { name: '页面未加载完整，点此重试' })
      await again.waitFor()
      await page.unroute(`**${lost}`)
      await again.tap()
      await answers(page)
      expect(await again.count()).toBe(0)
      await front(page).getByRole('button').first().waitFor()
    },
  )

  it('begins again by itself when the line that broke before the first tap is back', async () => {
    const page = await phone.newPage({ locale: 'en' })
    const lose = (route: Route) => route.abort()
    await page.route(isScript, lose)
    await page.goto(`${shop}/goods/1-1-1`)
    await front(page).getByRole('button', { name: 'Add to cart' }).tap()
    await page.getByText('Not everything has loaded. Tap to try again').waitFor()
    await page.context().setOffline(true)
    await page.unroute(isScript, lose)
    await page.context().setOffline(false)
    await answers(page)
    await front(page).getByRole('button', { name: 'Add to cart' }).tap()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
  })
})
