import { shellNames, type ShellName } from '@mallard/sandbox/hosts'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { codeOf, enter, fail, forgetHeard, heard, openMenu, press } from './host-shell.ts'
import { agreeAs } from './new-shopper.ts'
import { freshNumber } from './phone-number.ts'
import { codeFor, fillAddress, front, openChoices, signInBySms, toasted } from './shopper.ts'

const receiver = { name: '安然', phone: '13700000000', detail: '文三路 1 号' }

const list = '/list/1-1?q=%E5%A3%B6'

describe('the shop inside of a host', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  /** 安然 is a member already, whom WeChat and Apple vouch for. */
  beforeAll(async () => {
    const browser = caller(shop, { partnerId: 1, storeId: 1 })
    const number = freshNumber()
    await browser.data(identityCalls.ssoInit, { partnerId: 1, storeId: 1 })
    const signIn = async (type: 'weixin' | 'apple', app: string) => {
      const headers = { origin: shop }
      const answer = await browser.fetch(`/sso/oauth/1-1/app-login/${await codeOf('anran', type, app)}?type=${type}`, { headers })
      return ((await answer.json()) as { data: { needPhone: boolean } }).data
    }
    const { needPhone } = await signIn('weixin', 'mallApp')
    if (needPhone) {
      await browser.data(identityCalls.sendPhoneCodeV2, { phone: number, partnerId: 1, storeId: 1 })
      await browser.data(identityCalls.login, { phone: number, code: await codeFor(number), partnerId: 1, storeId: 1 })
    }
    expect((await signIn('apple', 'app')).needPhone).toBe(false)
    await agreeAs(browser)
  })

  /** Goes down the list and into goods there. */
  async function openGoods(page: Page): Promise<void> {
    await front(page).locator('a[href^="/goods/"]').nth(3).click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
  }

  /** Wants to buy and is asked who he is. */
  async function askToSignIn(page: Page): Promise<void> {
    const sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '立即购买' }).click()
    await page.getByRole('alertdialog').filter({ hasText: '请先登录' }).getByRole('button', { name: '去登录' }).click()
    await page.waitForURL(/\/login\/1-1\?to=/)
    await page.waitForLoadState('networkidle')
  }

  /** From the goods to the page that asks how to pay; the first time there is no address yet. */
  async function order(page: Page): Promise<void> {
    const sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '立即购买' }).click()
    const submit = front(page).getByRole('button', { name: /^提交订单/ })
    const newAddress = front(page).getByRole('link', { name: '添加收货地址' }).first()
    await submit.or(newAddress).first().waitFor()
    await page.waitForLoadState('networkidle')
    if (await newAddress.isVisible()) {
      await newAddress.click()
      await fillAddress(page, receiver)
      await front(page).getByRole('button', { name: '保存并使用' }).click()
    }
    await front(page).getByText(receiver.detail).first().waitFor()
    await submit.click()
    await page.waitForURL(/\/payment\/order-\d{20}$/)
  }

  async function choosePay(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
    await front(page)
      .getByRole('radio', { name: new RegExp(way) })
      .check()
    await front(page)
      .getByRole('button', { name: /^确认支付 ¥/ })
      .click()
  }

  async function isPaid(page: Page): Promise<void> {
    await page.waitForURL(/\/commont\/orderStatus\/\d{20}\/0$/)
    await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
  }

  /** Comes to goods from the list, so that landing and current address differ, and sends their card by the host's own menu. */
  async function shareByMenu(page: Page, name: ShellName): Promise<void> {
    await page.goto(shop + list)
    await page.waitForLoadState('networkidle')
    await openGoods(page)
    await front(page).getByRole('button', { name: '分享' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: '分享给好友' }).click()
    await page.getByText('点击右上角').filter({ visible: true }).first().waitFor()
    await openMenu(page)
    await press(page, '分享', '发送给朋友')
    await expect.poll(async () => (await heard(name, 'shared')).length).toBe(1)
    const [shared] = await heard(name, 'shared')
    expect(shared?.problems).toEqual([])
    const { title, link } = shared!.input as { title: string; link: string }
    expect(new URL(link).pathname).toBe(new URL(page.url()).pathname)
    expect(title).toBe((await front(page).getByRole('heading', { level: 1 }).innerText()).trim())
  }

  /** Where the host has no menu for it, the address goes to the clipboard. */
  async function shareByAddress(page: Page, goodsUrl: string): Promise<void> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop })
    await page.goto(goodsUrl)
    await page.waitForLoadState('networkidle')
    await front(page).getByRole('button', { name: '分享' }).first().click()
    // Waited for from before the tap: what is said stays for two seconds only.
    const said = toasted(page, '复制成功')
    await Promise.all([said, page.getByRole('dialog').getByRole('button', { name: '复制链接' }).click()])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(goodsUrl).pathname)
  }

  /** Back in the list: into goods, out again, and the list stands where it stood. */
  async function keepsItsPlace(page: Page): Promise<void> {
    await page.goto(shop + list)
    await page.waitForLoadState('networkidle')
    const goods = front(page).locator('a[href^="/goods/"]').nth(6)
    await goods.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => Math.round(scrollY))
    expect(place).toBeGreaterThan(0)
    await goods.click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
    await front(page).getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(/\/list\/1-1/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  }

  /** Nothing that the host was sent was wrong. */
  async function isClean(name: ShellName): Promise<void> {
    expect((await heard(name)).filter(({ problems }) => problems.length > 0)).toEqual([])
    expect(phone.complaints).toEqual([])
  }

  /** On the login page, by the button of this way. */
  async function signInBy(page: Page, way: string, agree: () => Promise<unknown>): Promise<void> {
    await front(page).getByRole('checkbox').check()
    await front(page).getByRole('button', { name: way }).click()
    await agree()
    await page.waitForURL(/\/goods\//)
    // A new document's scripts come when its pictures are there.
    await page.waitForLoadState('networkidle')
  }

  it('is a plain browser: signs in by phone, pays at another site’s cashier, copies the address', async () => {
    const { page } = await enter(phone, 'browser', list)
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    await signInBySms(page, freshNumber())
    expect(page.url()).toBe(goodsUrl)
    await order(page)
    await choosePay(page, '微信支付')
    await page.getByRole('heading', { name: '微信支付' }).waitFor()
    await page.getByRole('button', { name: '确认支付' }).click()
    await isPaid(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page)
    await isClean('browser')
  })

  it.each(['wechat-ios', 'wechat-android'] as const)('is %s: signs in by authorisation, pays by the bridge, shares by the menu', async (name) => {
    const { page } = await enter(phone, name, list)
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    await signInBy(page, '微信登录', async () => {
      await page.getByRole('heading', { name: '微信登录' }).waitFor()
      await page.getByRole('button', { name: '安然', exact: true }).click()
    })
    expect(page.url()).toBe(goodsUrl)
    await order(page)

    // Given up once: the order is still there to be paid.
    const payment = page.url()
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '取消')
    await page.waitForURL(/\/order\/detail\//)
    await page.goto(payment)
    await fail(name, 'bridgeLate', { amount: 1500 })
    await page.reload()
    await page.waitForLoadState('networkidle')
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)

    await shareByMenu(page, name)
    await keepsItsPlace(page)
    await isClean(name)
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
    if (page.url().includes('/login/')) await signInBySms(page, freshNumber())
    await page.context().clearCookies()
    await page.goto(`${shop}/login/1-1`)
    await page.waitForLoadState('networkidle')
    await authorise()
    expect(page.url()).not.toContain('/login/')
    await isClean('wechat-ios')
  })

  it('is WeChat’s mini-program: signs in and pays on its own pages, whatever they tell on their way back', async () => {
    const name = 'wechat-mini'
    const { page } = await enter(phone, name, list)
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    // It comes back from the browser's cache, without a word of having been visible again.
    await fail(name, 'cached', { method: '/pages/login/login' })
    await signInBy(page, '微信登录', () => press(page, '登录', '微信一键登录'))
    // The ticket that it came back with was for one use, and stands in no address any more.
    expect(page.url()).not.toContain('cookie_token')
    expect(new URL(page.url()).pathname).toBe(new URL(goodsUrl).pathname)
    await order(page)
    await fail(name, 'silent', { method: '/pages/pay/pay' })
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await shareByMenu(page, name)
    await keepsItsPlace(page)
    await isClean(name)
  })

  it('is Douyin’s mini-program: signs in by phone, pays on the mini-program’s page', async () => {
    const name = 'douyin-mini'
    const { page } = await enter(phone, name, list)
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    await signInBySms(page, freshNumber())
    expect(page.url()).toBe(goodsUrl)
    await order(page)
    await fail(name, 'hash', { method: '/pages/pay/pay' })
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page)
    await isClean(name)
  })

  it.each([
    ['smart-app', '微信登录', 'App 登录', '登录', '支付宝'],
    ['app-harmony', '微信登录', '微信登录', '允许', '微信支付'],
    ['app-android', '微信登录', '微信登录', '允许', '支付宝'],
    ['app-ios', '通过 Apple 登录', '通过 Apple 登录', '继续', '微信支付'],
  ] as const)('is %s: signs in through the app by %s, pays through its bridge', async (name, way, screen, yes, payment) => {
    const { page } = await enter(phone, name, list)
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    await signInBy(page, way, () => press(page, screen, yes))
    expect(page.url()).toBe(goodsUrl)
    await order(page)
    await fail(name, 'notMine', { method: 'setStatusbarColor' })
    await fail(name, 'late', { method: 'toPay', amount: 500 })
    await choosePay(page, payment)
    await press(page, payment, '确认支付')
    await isPaid(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page)
    await isClean(name)
  })

  it('is entered by a person from one page, each host under its own name', async () => {
    const page = await phone.newPage({ viewport: { width: 1000, height: 900 } })
    await page.goto(`${sandbox}/hosts`)
    expect(await page.getByRole('link', { name: '打开商城' }).count()).toBe(shellNames.length)
    await page.getByRole('link', { name: '打开商城' }).first().click()
    await page.waitForURL(/wechat-ios\.localhost:\d+\/_host\/stage$/)
    const view = page.frameLocator('#view')
    await view.getByRole('navigation').getByRole('link', { name: '我的' }).click()
    await view.getByRole('checkbox').check()
    await view.getByRole('button', { name: '微信登录' }).click()
    await view.getByRole('button', { name: '安然', exact: true }).click()
    await view.getByText('全部订单').first().waitFor()
    await page.getByRole('button', { name: '更多' }).click()
    await view.getByRole('dialog', { name: '分享' }).getByRole('button', { name: '取消' }).click()
    await page.frameLocator('#journal').getByText('menu').first().waitFor()
    // Another name is another shopper.
    await page.goto(page.url().replace('wechat-ios', 'app-android').replace('/_host/stage', '/user/1-1'))
    await page.waitForURL(/app-android\.localhost:\d+\/login\/1-1/)
    expect(phone.complaints).toEqual([])
  })
})
