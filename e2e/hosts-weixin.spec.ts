import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import {
  askToSignIn,
  choosePay,
  isClean,
  isPaid,
  list,
  openGoods,
  order,
  shareAndComeBack,
  shareByMenu,
  signInBy,
} from './host-journey.ts'
import { enter, fail, forgetHeard, press } from './host-shell.ts'
import { knowAnran } from './known-people.ts'
import { newShopper } from './new-shopper.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms, takeAsOwn } from './shopper.ts'

describe('the shop inside of WeChat', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  beforeAll(knowAnran)

  /** Gives up paying: the order is still there to be paid. */
  async function giveUpOnce(page: Page): Promise<void> {
    const payment = page.url()
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '取消')
    await page.waitForURL(/\/order\/detail\//)
    const said = page.getByRole('alertdialog').filter({ hasText: '支付没有完成' })
    await said.getByRole('button', { name: '重新支付' }).click()
    await page.waitForURL(payment)
  }

  /** The document is loaded anew, and its bridge comes late. */
  async function bridgeComesLate(page: Page): Promise<void> {
    await fail('wechat-android', 'bridgeLate', { amount: 1500 })
    await page.reload()
    await page.waitForLoadState('networkidle')
  }

  it.each([
    ['wechat-ios', giveUpOnce],
    ['wechat-android', bridgeComesLate],
  ] as const)(
    'is %s: signs in by authorisation, pays by the bridge, shares by the menu',
    async (name, trouble) => {
      const { page } = await enter(phone, name, list)
      await openGoods(page)
      await askToSignIn(page)
      await signInBy(page, '微信登录', async () => {
        await page.getByRole('heading', { name: '微信登录' }).waitFor()
        await page.getByRole('button', { name: '安然', exact: true }).click()
      })
      await order(page)
      await trouble(page)
      await choosePay(page, '微信支付')
      await press(page, '微信支付', '确认支付')
      await isPaid(page)
      await shareAndComeBack(page, () => shareByMenu(page, name))
      await isClean(phone, name)
    },
  )

  it('is its mini-program: signs in and pays on its own pages, whatever they tell on their way back', async () => {
    const name = 'wechat-mini'
    const { page } = await enter(phone, name, list)
    await openGoods(page)
    await askToSignIn(page)
    // It comes back from the browser's cache, without a word of having been visible again.
    await fail(name, 'cached', { method: '/pages/login/login' })
    await signInBy(page, '微信登录', () => press(page, '登录', '微信一键登录'))
    // The ticket that it came back with was for one use, and stands in no address any more.
    expect(page.url()).not.toContain('cookie_token')
    await order(page)
    await fail(name, 'silent', { method: '/pages/pay/pay' })
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await shareAndComeBack(page, () => shareByMenu(page, name))
    await isClean(phone, name)
  })

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
