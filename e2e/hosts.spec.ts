import { shellNames } from '@mallard/sandbox/hosts'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandbox, usePhone } from './browser.ts'
import {
  askToSignIn,
  choosePay,
  isClean,
  isPaid,
  list,
  openGoods,
  order,
  shareAndComeBack,
  shareByAddress,
  signInBy,
  wayToPay,
} from './host-journey.ts'
import { enter, fail, forgetHeard, heard, press } from './host-shell.ts'
import { knowAnran } from './known-people.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms } from './shopper.ts'

describe('the shop inside of a host', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  beforeAll(knowAnran)

  /** Wants goods of the list, signs in by phone and orders them. */
  async function orderByPhone(page: Page): Promise<void> {
    await openGoods(page)
    await askToSignIn(page)
    await signInBySms(page, freshNumber())
    await order(page)
  }

  /** Pays by WeChat at another site's cashier, which leads back. */
  async function payAtCashier(page: Page): Promise<void> {
    await choosePay(page, '微信支付')
    await page.getByRole('heading', { name: '微信支付' }).waitFor()
    await page.getByRole('button', { name: '确认支付' }).click()
    await isPaid(page)
  }

  it('is a plain browser: signs in by phone, pays at another site’s cashier, copies the address', async () => {
    const name = 'browser'
    const { page } = await enter(phone, name, list)
    await orderByPhone(page)
    for (const way of ['微信支付', '支付宝', '云闪付']) await wayToPay(page, way).waitFor()
    await payAtCashier(page)
    await shareAndComeBack(page, () => shareByAddress(page))
    await isClean(phone, name)
  })

  it('is the browser of the short-video apps: signs in by phone, pays by WeChat alone, copies the address', async () => {
    const name = 'douyin-browser'
    const { page } = await enter(phone, name, list)
    // Its SDK was asked whether this is a mini-program after all, and said no.
    await expect.poll(async () => (await heard(name, 'getEnv')).length).toBeGreaterThan(0)
    await orderByPhone(page)
    await wayToPay(page, '微信支付').waitFor()
    expect(await front(page).getByRole('radio').count()).toBe(1)
    await payAtCashier(page)
    await shareAndComeBack(page, () => shareByAddress(page))
    await isClean(phone, name)
  })

  it('is Douyin’s mini-program: signs in by phone, pays on the mini-program’s page', async () => {
    const name = 'douyin-mini'
    const { page } = await enter(phone, name, list)
    await orderByPhone(page)
    await fail(name, 'hash', { method: '/pages/pay/pay' })
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await shareAndComeBack(page, () => shareByAddress(page))
    await isClean(phone, name)
  })

  it.each([
    ['smart-app', '微信登录', 'App 登录', '登录', '支付宝'],
    ['app-harmony', '微信登录', '微信登录', '允许', '微信支付'],
    ['app-android', '微信登录', '微信登录', '允许', '支付宝'],
    ['app-ios', '通过 Apple 登录', '通过 Apple 登录', '继续', '微信支付'],
  ] as const)(
    'is %s: signs in through the app by %s, pays through its bridge',
    async (name, way, screen, yes, payment) => {
      const { page } = await enter(phone, name, list)
      await openGoods(page)
      await askToSignIn(page)
      await signInBy(page, way, () => press(page, screen, yes))
      await order(page)
      await fail(name, 'notMine', { method: 'setStatusbarColor' })
      await fail(name, 'late', { method: 'toPay', amount: 500 })
      await choosePay(page, payment)
      await press(page, payment, '确认支付')
      await isPaid(page)
      await shareAndComeBack(page, () => shareByAddress(page))
      await isClean(phone, name)
    },
  )

  it('is entered by a person from one page, each host under its own name', async () => {
    const page = await phone.newPage({ viewport: { width: 1000, height: 900 } })
    await page.goto(`${sandbox}/hosts`)
    expect(await page.getByRole('link', { name: '打开商城' }).count()).toBe(shellNames.length)
    await page.getByRole('link', { name: '打开商城' }).first().click()
    await page.waitForURL(/wechat-ios\.localhost:\d+\/_host\/stage$/)
    const view = page.frameLocator('#view')
    await view.getByRole('navigation').getByRole('link', { name: '我的', exact: true }).click()
    await view.getByRole('checkbox').check()
    await view.getByRole('button', { name: '微信登录' }).click()
    await view.getByRole('button', { name: '安然', exact: true }).click()
    await view.getByText('全部订单').first().waitFor()
    await page.getByRole('button', { name: '更多' }).click()
    await view.getByRole('dialog', { name: '分享' }).getByRole('button', { name: '取消' }).click()
    await page.frameLocator('#journal').getByText('menu').first().waitFor()
    // Another name is another shopper.
    await page.goto(
      page.url().replace('wechat-ios', 'app-android').replace('/_host/stage', '/user/1-1'),
    )
    await page.waitForURL(/app-android\.localhost:\d+\/login\/1-1/)
    expect(phone.complaints).toEqual([])
  })
})
