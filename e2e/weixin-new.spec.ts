import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { askToSignIn, choosePay, isClean, isPaid, list, openGoods, order } from './host-journey.ts'
import { enter, forgetHeard, press } from './host-shell.ts'
import { knowAnran } from './known-people.ts'
import { newShopper } from './new-shopper.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms, takeAsOwn } from './shopper.ts'

describe('somebody new inside of WeChat', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  beforeAll(knowAnran)

  /** Bars at the head of the page, those with a title and those that stand empty. */
  const barsOf = (page: Page) =>
    front(page)
      .locator('header')
      .evaluateAll((all) => {
        const bars = all.map((bar) => ({
          height: bar.getBoundingClientRect().height,
          title: bar.querySelector('h1')?.getBoundingClientRect().width ?? 0,
          others: [...bar.querySelectorAll('a, button, input')].filter((each) =>
            each.checkVisibility(),
          ).length,
        }))
        return {
          titled: bars.filter(({ title }) => title > 1),
          empty: bars.filter(({ height, others }) => others === 0 && height > 0),
        }
      })

  it('has no title bar of its own under that of WeChat, and one in a plain browser', async () => {
    const paths = [
      '/order/1-1/cart',
      '/user/1-1/order/list/0',
      '/user/1-1/coupon/list2/0',
      '/integral/center',
      '/user/1-1/setting',
      '/goods/1-1-1',
    ]
    const { cookies } = (await newShopper()).browser
    const titleOf = (page: Page) =>
      front(page).locator('header h1').first().waitFor({ state: 'attached' })
    const { page } = await enter(phone, 'wechat-ios', list, { cookies })
    for (const path of paths) {
      await page.goto(shop + path)
      await titleOf(page)
      expect(await barsOf(page), path).toEqual({ titled: [], empty: [] })
      // A browser differs by this mark alone.
      await page.evaluate(() => delete document.documentElement.dataset['titleBar'])
      expect((await barsOf(page)).titled, path).toHaveLength(1)
    }
    const plain = await enter(phone, 'browser', paths[0]!, { cookies })
    await titleOf(plain.page)
    expect(
      await plain.page.evaluate(() => document.documentElement.dataset['titleBar']),
    ).toBeUndefined()
    expect((await barsOf(plain.page)).titled).toHaveLength(1)
  })

  it('asks somebody whom WeChat knows and the shop does not for the phone, once', async () => {
    const { page } = await enter(phone, 'wechat-ios', '/login/1-1')
    const authorise = async () => {
      await front(page).getByRole('checkbox').check()
      await front(page).getByRole('button', { name: '微信登录' }).click()
      await page.getByRole('button', { name: '木木', exact: true }).click()
      await page.waitForURL((url) => url.origin === shop)
      await page.waitForLoadState('networkidle')
    }
    await authorise()
    if (page.url().includes('/login/')) {
      await signInBySms(page, freshNumber())
      await takeAsOwn(page)
    }
    await page.context().clearCookies()
    await page.goto(`${shop}/login/1-1`)
    await page.waitForLoadState('networkidle')
    await authorise()
    expect(page.url()).not.toContain('/login/')
    await isClean(phone, 'wechat-ios')
  })

  const agreeAsNew = (page: Page) => page.getByRole('button', { name: /^新用户/ }).click()

  async function payByBridge(page: Page): Promise<void> {
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await isClean(phone, 'wechat-ios')
  }

  it('lets somebody new pay whom WeChat vouches for', async () => {
    const { page } = await enter(phone, 'wechat-ios', list)
    await openGoods(page)
    await askToSignIn(page)
    await front(page).getByRole('checkbox').check()
    await front(page).getByRole('button', { name: '微信登录' }).click()
    await agreeAsNew(page)
    await page.waitForURL(/\/login\/1-1/)
    await page.waitForLoadState('networkidle')
    await signInBySms(page, freshNumber())
    await takeAsOwn(page)
    await order(page)
    await payByBridge(page)
  })

  it('lets somebody new pay who has signed in by phone alone', async () => {
    const shopper = await newShopper()
    const payment = `/order/1-1/payment/order-${await shopper.order()}`
    const { cookies } = shopper.browser
    const { page } = await enter(phone, 'wechat-ios', payment, { cookies })
    await choosePay(page, '微信支付')
    await agreeAsNew(page)
    await page.waitForURL(({ pathname }) => pathname === payment)
    await takeAsOwn(page)
    await page.waitForLoadState('networkidle')
    await payByBridge(page)
  })
})
