import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
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
})
