import { shellNames, type ShellName } from '@mallard/sandbox/hosts'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { enter, fail, forgetHeard, heard, keepsItsPlace, openMenu, press } from './host-shell.ts'
import { newShopper } from './new-shopper.ts'
import { knowAnran } from './known-people.ts'
import { freshNumber } from './phone-number.ts'
import { fillAddress, front, openChoices, signInBySms, takeAsOwn, toasted } from './shopper.ts'

const receiver = { name: '安然', phone: '13700000000', detail: '文三路 1 号' }

const list = '/list/1-1?q=%E5%A3%B6'

describe('the shop inside of a host', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  beforeAll(knowAnran)

  /** Goes down the list and into goods there. */
  async function openGoods(page: Page): Promise<void> {
    await front(page).locator('a[href^="/goods/"]').nth(3).click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
    // The address is the goods' own before the list has made way.
    await front(page).getByRole('button', { name: '加入购物车' }).waitFor()
  }

  /** Wants to buy and is asked who they are. */
  async function askToSignIn(page: Page): Promise<void> {
    const sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '立即购买' }).click()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: '请先登录' })
      .getByRole('button', { name: '去登录' })
      .click()
    await page.waitForURL(/\/login\/1-1\?to=/)
    await page.waitForLoadState('networkidle')
  }

  /** From the sign-in to the page that asks how to pay; the first time there is no address yet. */
  async function order(page: Page): Promise<void> {
    // What was tapped before signing in goes on by itself.
    await page.waitForURL(/\/checkout\//)
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

  const wayToPay = (page: Page, way: string) =>
    front(page).getByRole('radio', { name: new RegExp(way) })

  async function choosePay(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
    await wayToPay(page, way).check()
    await front(page)
      .getByRole('button', { name: /^确认支付 ¥/ })
      .click()
  }

  /** Wants goods of the list, signs in by phone and orders them; answers their address. */
  async function orderByPhone(page: Page): Promise<string> {
    await openGoods(page)
    const goodsUrl = page.url()
    await askToSignIn(page)
    await signInBySms(page, freshNumber())
    await order(page)
    return goodsUrl
  }

  /** Pays by WeChat at another site's cashier, which leads back. */
  async function payAtCashier(page: Page): Promise<void> {
    await choosePay(page, '微信支付')
    await page.getByRole('heading', { name: '微信支付' }).waitFor()
    await page.getByRole('button', { name: '确认支付' }).click()
    await isPaid(page)
  }

  async function isPaid(page: Page): Promise<void> {
    await page.waitForURL(/\/commont\/orderStatus\/\d{20}\/0$/)
    await front(page).getByRole('heading', { name: '支付成功' }).waitFor()
  }

  /**
   * Comes to goods from the list, so that landing and current address differ, and sends their card
   * by the host's own menu.
   */
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
    await Promise.all([
      said,
      page.getByRole('dialog').getByRole('button', { name: '复制链接' }).click(),
    ])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      new URL(goodsUrl).pathname,
    )
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
    await page.waitForURL(/\/(goods|checkout)\//)
    // A new document's scripts come when its pictures are there.
    await page.waitForLoadState('networkidle')
  }

  it('is a plain browser: signs in by phone, pays at another site’s cashier, copies the address', async () => {
    const { page } = await enter(phone, 'browser', list)
    const goodsUrl = await orderByPhone(page)
    for (const way of ['微信支付', '支付宝', '云闪付']) await wayToPay(page, way).waitFor()
    await payAtCashier(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page, list)
    await isClean('browser')
  })

  it('is the browser of the short-video apps: signs in by phone, pays by WeChat alone, copies the address', async () => {
    const name = 'douyin-browser'
    const { page } = await enter(phone, name, list)
    // Its SDK was asked whether this is a mini-program after all, and said no.
    await expect.poll(async () => (await heard(name, 'getEnv')).length).toBeGreaterThan(0)
    const goodsUrl = await orderByPhone(page)
    await wayToPay(page, '微信支付').waitFor()
    expect(await front(page).getByRole('radio').count()).toBe(1)
    await payAtCashier(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page, list)
    await isClean(name)
  })

  it.each(['wechat-ios', 'wechat-android'] as const)(
    'is %s: signs in by authorisation, pays by the bridge, shares by the menu',
    async (name) => {
      const { page } = await enter(phone, name, list)
      await openGoods(page)
      await askToSignIn(page)
      await signInBy(page, '微信登录', async () => {
        await page.getByRole('heading', { name: '微信登录' }).waitFor()
        await page.getByRole('button', { name: '安然', exact: true }).click()
      })
      await order(page)

      // Given up once: the order is still there to be paid.
      const payment = page.url()
      await choosePay(page, '微信支付')
      await press(page, '微信支付', '取消')
      await page.waitForURL(/\/order\/detail\//)
      const said = page.getByRole('alertdialog').filter({ hasText: '支付没有完成' })
      await said.getByRole('button', { name: '重新支付' }).click()
      await page.waitForURL(payment)
      await fail(name, 'bridgeLate', { amount: 1500 })
      await page.reload()
      await page.waitForLoadState('networkidle')
      await choosePay(page, '微信支付')
      await press(page, '微信支付', '确认支付')
      await isPaid(page)

      await shareByMenu(page, name)
      await keepsItsPlace(page, list)
      await isClean(name)
    },
  )

  it('has no title bar of its own under that of WeChat, and one in a plain browser', async () => {
    const paths = [
      '/order/1-1/cart',
      '/user/1-1/order/list/0',
      '/user/1-1/coupon/list2/0',
      '/integral/center',
      '/user/1-1/setting',
      '/goods/1-1-1',
    ]
    const { browser } = await newShopper()
    for (const name of ['wechat-ios', 'browser'] as const) {
      const { page } = await enter(phone, name, list, { cookies: browser.cookies })
      for (const path of paths) {
        await page.goto(shop + path)
        await front(page).locator('header h1').first().waitFor({ state: 'attached' })
        const bars = await front(page)
          .locator('header')
          .evaluateAll((all) =>
            all.map((bar) => ({
              height: bar.getBoundingClientRect().height,
              title: bar.querySelector('h1')?.getBoundingClientRect().width ?? 0,
              others: [...bar.querySelectorAll('a, button, input')].filter((each) =>
                each.checkVisibility(),
              ).length,
            })),
          )
        const titled = bars.filter(({ title }) => title > 1)
        if (name === 'browser') expect(titled, path).toHaveLength(1)
        else
          expect(
            [titled, bars.filter(({ height, others }) => others === 0 && height > 0)],
            path,
          ).toEqual([[], []])
      }
    }
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
    await isClean('wechat-ios')
  })

  it.each([
    ['whom WeChat vouches for', true],
    ['who signs in by phone alone', false],
  ])('lets somebody new pay in WeChat %s', async (_, isByWeixin) => {
    const { page } = await enter(phone, 'wechat-ios', list)
    const agree = () => page.getByRole('button', { name: /^新用户/ }).click()
    await openGoods(page)
    await askToSignIn(page)
    if (isByWeixin) {
      await front(page).getByRole('checkbox').check()
      await front(page).getByRole('button', { name: '微信登录' }).click()
      await agree()
      await page.waitForURL(/\/login\/1-1/)
      await page.waitForLoadState('networkidle')
    }
    await signInBySms(page, freshNumber())
    if (isByWeixin) await takeAsOwn(page)
    await order(page)
    await choosePay(page, '微信支付')
    if (!isByWeixin) {
      await agree()
      await page.waitForURL(/\/payment\/order-\d{20}$/)
      await takeAsOwn(page)
      await page.waitForLoadState('networkidle')
      await choosePay(page, '微信支付')
    }
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await isClean('wechat-ios')
  })

  it('is WeChat’s mini-program: signs in and pays on its own pages, whatever they tell on their way back', async () => {
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
    await shareByMenu(page, name)
    await keepsItsPlace(page, list)
    await isClean(name)
  })

  it('is Douyin’s mini-program: signs in by phone, pays on the mini-program’s page', async () => {
    const name = 'douyin-mini'
    const { page } = await enter(phone, name, list)
    const goodsUrl = await orderByPhone(page)
    await fail(name, 'hash', { method: '/pages/pay/pay' })
    await choosePay(page, '微信支付')
    await press(page, '微信支付', '确认支付')
    await isPaid(page)
    await shareByAddress(page, goodsUrl)
    await keepsItsPlace(page, list)
    await isClean(name)
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
      const goodsUrl = page.url()
      await askToSignIn(page)
      await signInBy(page, way, () => press(page, screen, yes))
      await order(page)
      await fail(name, 'notMine', { method: 'setStatusbarColor' })
      await fail(name, 'late', { method: 'toPay', amount: 500 })
      await choosePay(page, payment)
      await press(page, payment, '确认支付')
      await isPaid(page)
      await shareByAddress(page, goodsUrl)
      await keepsItsPlace(page, list)
      await isClean(name)
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
