import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { yuan } from '@mallard/kernel'
import { translateTexts } from '@mallard/testing/translator'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

/** As the browser's own translator does, which no test can switch on. */
const translate = (page: Page) =>
  page.evaluate(`(${translateTexts.toString()})(document.documentElement)`)

describe('a shop beside others, in browsers that do more than show it', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)
  beforeEach(async () => {
    const { browser } = shopper
    const { list } = await browser.data(searchCalls.productList, { q: '电水壶' })
    const lines = (await browser.data(cartCalls.list, {})).groups.flatMap(({ lines }) => lines)
    if (lines.length > 0)
      await browser.data(cartCalls.delete, { ids: lines.map(({ id }) => id).join(',') as never })
    await browser.data(cartCalls.add, { goods: list[0]!.productSn, qty: 1 })
  })
  const payAmount = async () => (await shopper.browser.data(cartCalls.list, {})).amounts.payAmount

  it('shows what is charged, also on a page that was translated', async () => {
    const page = await phone.open('/order/1-1/cart', { cookies: shopper.browser.cookies })
    await page.waitForLoadState('networkidle')
    const sum = front(page).getByRole('button', { name: /^合计/ })
    await sum.waitFor()
    for (const qty of [2, 3]) {
      await translate(page)
      await front(page).getByRole('button', { name: '增加' }).first().click()
      await expect
        .poll(async () => (await shopper.browser.data(cartCalls.list, {})).checkedNum)
        .toBe(qty)
      const wanted = `¥${yuan(await payAmount())}`
      await expect.poll(() => sum.textContent()).toContain(wanted)
      await expect
        .poll(() => front(page).getByRole('button', { name: /^结算/ }).textContent())
        .toContain(String(qty))
    }
    await translate(page)
    await front(page).getByRole('button', { name: /^结算/ }).click()
    await page.waitForURL(/\/checkout\//)
    await front(page).getByText('价格明细').waitFor()
    expect(phone.complaints).toEqual([])
  })

  it('goes on beside cookies of its names that are somebody else’s', async () => {
    const page = await phone.newPage({ cookies: shopper.browser.cookies })
    // Of a longer path here, of a higher domain elsewhere: both come first.
    const { hostname: domain } = new URL(shop)
    await page.context().addCookies([
      { name: 'XSRF-TOKEN', value: 'x', domain, path: '/order' },
      { name: 'Authorization', value: 'Bearer abc', domain, path: '/order' },
      { name: 'Authorization', value: '%E4%', domain, path: '/order/1-1' },
      { name: 'lang', value: '%E4%', domain, path: '/order' },
    ])
    await page.goto(`${shop}/order/1-1/cart`)
    const before = await payAmount()
    await front(page).getByRole('button', { name: '增加' }).first().click()
    await expect.poll(payAmount).toBeGreaterThan(before)
    expect(new URL(page.url()).pathname).toBe('/order/1-1/cart')
    expect(phone.complaints).toEqual([])
  })

  it.each([
    ['zh-CN', '链接打不开', '回到首页'],
    ['en-GB', 'This link cannot be opened', 'To the home page'],
  ])(
    'answers a link that was cut by a page with a way home, in %s',
    async (locale, title, home) => {
      const page = await phone.newPage({ locale })
      const answer = await page.goto(`${shop}/goods/%E0%A4%A-1-1`)
      expect(answer?.status()).toBe(400)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      await page.getByRole('link', { name: home }).click()
      await page.waitForURL(`${shop}/`)
    },
  )

  it('says why the home page stands where no page is, to somebody who was never here', async () => {
    const page = await phone.newPage()
    const answer = await page.goto(`${shop}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await toasted(page, '没有这个页面，已打开首页')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
