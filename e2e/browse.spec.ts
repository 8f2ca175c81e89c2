import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

/** Of each review: the stars that its label says, and those that are lit. */
const starsOf = (page: Page) =>
  front(page)
    .getByRole('img', { name: /满分 5 星/ })
    .evaluateAll((all) =>
      all.map((stars) => {
        const [row, lit] = [...stars.children].map((part) => part.getBoundingClientRect().width)
        return {
          said: Number.parseFloat(stars.getAttribute('aria-label') ?? ''),
          lit: Math.round((5 * (lit ?? 0)) / (row ?? 1)),
        }
      }),
    )

describe('somebody who looks around', () => {
  const phone = usePhone()

  it('sees as many stars as a review gives', async () => {
    const page = await phone.open('/goods/1-1/comment/detail/1')
    await front(page).getByRole('article').first().waitFor()
    const shown = await starsOf(page)
    expect(new Set(shown.map(({ said }) => said)).size).toBeGreaterThan(1)
    expect(shown.filter(({ said, lit }) => said !== lit)).toEqual([])
  })
  it('is told why the home page stands where no page or no store is', async () => {
    const page = await phone.open('/a/1-1')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastStore'))).toBe('1-1')
    await page.goto(page.url().replace('/a/1-1', '/no/such/page'))
    await toasted(page, '没有这个页面，已打开首页')
    expect(new URL(page.url()).pathname).toBe('/a/1-1')
    const other = await phone.open('/a/9-9')
    await toasted(other, '店铺不存在或已打烊')
    expect(new URL(other.url()).pathname).toBe('/')
  })

  it('comes back to the store that was visited last where an address names none', async () => {
    const northridge = await phone.open('/a/2-1')
    await expect.poll(() => northridge.evaluate(() => document.cookie)).toContain('store=2-1')
    const hearthlight = await phone.open('/a/1-2')
    await expect.poll(() => hearthlight.evaluate(() => document.cookie)).toContain('store=1-2')
    for (const [page, store, brand] of [
      [northridge, '2-1', '北岭'],
      [hearthlight, '1-2', '禾光'],
    ] as const) {
      const answer = await page.goto(new URL('/', page.url()).href)
      expect(answer?.headers()['cache-control']).toBe('private, max-age=0')
      // The document itself, before a script has run, and what becomes of it.
      expect(await answer?.text()).toMatch(new RegExp(`<title>[^<]*${brand}`))
      await expect.poll(() => page.title()).toContain(brand)
      const goods = front(page).locator('a[href^="/goods/"]')
      await goods.first().waitFor()
      const links = await goods.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      )
      expect(links.filter((link) => !link.endsWith(`-${store}`))).toEqual([])
    }
    expect(phone.complaints).toEqual([])
  })

  it('sees goods in the colour that was asked for', async () => {
    const page = await phone.open(
      `/list/1-1?q=${encodeURIComponent('壶')}&attrs=${encodeURIComponent('颜色:鼠尾草绿')}`,
    )
    await front(page).locator('a[href^="/goods/"] img').first().waitFor()
    const shown = await front(page)
      .locator('a[href^="/goods/"] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((source) => !/-sage\./.test(source))).toEqual([])
  })

  it('is shown suggestions on a ground of their own down to the foot of the screen', async () => {
    const page = await phone.open('/list/1-1')
    await front(page).getByRole('searchbox').pressSequentially('保温')
    const panel = front(page).getByRole('list', { name: '搜索建议' })
    await panel.waitFor()
    const grounds = await panel.evaluate((list) => ({
      atFoot: document.elementsFromPoint(innerWidth / 2, innerHeight - 1).includes(list),
      isOwn:
        getComputedStyle(list).backgroundColor !== getComputedStyle(document.body).backgroundColor,
    }))
    expect(grounds).toEqual({ atFoot: true, isOwn: true })
  })
})

describe('a line of the cart', () => {
  const phone = usePhone()

  it('becomes another colour, and comes back after it was removed', async () => {
    const { browser } = await newShopper()
    await browser.data(cartCalls.add, { goods: 'HL-KT01-OAT-08', qty: 2 })
    const page = await phone.open('/order/1-1/cart', { cookies: browser.cookies })
    await front(page)
      .getByRole('button', { name: /^更换规格/ })
      .click()
    const sheet = page.getByRole('dialog', { name: '更换规格' })
    await sheet.getByText('墨黑', { exact: true }).click()
    await sheet.getByRole('button', { name: '确定' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await front(page)
      .getByRole('button', { name: /^更换规格：.*墨黑/ })
      .waitFor()
    await front(page)
      .getByRole('button', { name: /^删除 细流控温手冲壶/ })
      .first()
      .click()
    await front(page).getByText('购物车还空着').waitFor()
    await front(page)
      .getByRole('button', { name: /^撤销删除/ })
      .click()
    await front(page)
      .getByRole('button', { name: /^更换规格：.*墨黑/ })
      .waitFor()
    const { groups } = await browser.data(cartCalls.list, {})
    expect(
      groups
        .flatMap(({ lines }) => lines)
        .map(({ productSn, productQuantity }) => [productSn, productQuantity]),
    ).toEqual([['HL-KT01-INK-08', 2]])
    expect(phone.complaints).toEqual([])
  })
})
