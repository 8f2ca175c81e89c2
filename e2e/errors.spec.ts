import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { shipOrder } from './returning.ts'
import { front, toasted } from './shopper.ts'

/**
 * The error catalogue of the specification (§8), row by row, as a shopper meets it. Rows without a
 * page of their own: apps/storefront/src/app/failures.test.ts.
 */

const weixinAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'
const networkMessage = '网络异常，请稍后重试'
const submitPath = '**/b2c/orderV2/1-1/submit'
const tickPath = '**/b2c/cartV3/1-1/checked*'

const answer = (body: object) => (route: Route) => route.fulfill({ json: body })
const refusal = (code: number, message: string) => answer({ code, data: null, message })

/** Everything that was said in passing since the page was opened. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (
            node instanceof HTMLParagraphElement &&
            node.parentElement?.dataset['announcer'] !== undefined
          )
            said.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as string[])])
}

describe('the error catalogue', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  async function open(
    path: string,
    more: { userAgent?: string } = {},
  ): Promise<{ page: Page; said: () => Promise<string[]> }> {
    const page = await phone.newPage({ cookies: shopper.browser.cookies, ...more })
    const said = await listenTo(page)
    await page.goto(shop + path)
    await page.waitForLoadState('networkidle')
    return { page, said }
  }

  /** The cart with one line in it; its tick is the action that fails. */
  async function openCart() {
    await shopper.addToCart()
    const opened = await open('/order/1-1/cart')
    const tick = () =>
      front(opened.page).getByRole('article').first().getByRole('checkbox').first().click()
    return { ...opened, tick }
  }

  it('code 500 on the checkout: an alert with the server’s words, then one page back', async () => {
    const { flowId, cartId } = await shopper.checkout()
    const { page } = await open('/order/1-1/cart')
    await page.goto(`${shop}/order/1-1/checkout/${flowId}/${cartId}`)
    await page.waitForLoadState('networkidle')
    await page.route(submitPath, refusal(500, '活动太火爆了'))
    await front(page)
      .getByRole('button', { name: /^提交订单/ })
      .click()
    const alert = page.getByRole('alertdialog')
    await alert.getByText('活动太火爆了').waitFor()
    expect(page.url()).toContain('/checkout/')
    await alert.getByRole('button').click()
    await page.waitForURL(/\/order\/1-1\/cart$/)
  })

  it('another code 500: the server’s words in passing', async () => {
    const { page, said, tick } = await openCart()
    await page.route(tickPath, refusal(500, '库存不足，仅剩 2 件'))
    await tick()
    await toasted(page, '库存不足，仅剩 2 件')
    expect(await said()).toEqual(['库存不足，仅剩 2 件'])
    expect(page.url()).toMatch(/\/cart$/)
  })

  it.each(['没有选择加价购商品', '您已签到'])('code 500 with %s: not a word', async (message) => {
    const { page, said, tick } = await openCart()
    await page.route(tickPath, refusal(500, message))
    const answered = page.waitForResponse(tickPath)
    await tick()
    await answered
    await page.waitForTimeout(500)
    expect(await said()).toEqual([])
  })

  it('another code than 200: not a word', async () => {
    const { page, said, tick } = await openCart()
    await page.route(tickPath, refusal(501, '没有权限'))
    const answered = page.waitForResponse(tickPath)
    await tick()
    await answered
    await page.waitForTimeout(500)
    expect(await said()).toEqual([])
  })

  it('an empty body: 网络异常，请稍后重试', async () => {
    const { page, said, tick } = await openCart()
    await page.route(tickPath, (route) => route.fulfill({ body: '' }))
    await tick()
    await toasted(page, networkMessage)
    expect(await said()).toEqual([networkMessage])
  })

  it.each([
    ['a line that breaks', (route: Route) => route.abort('connectionreset')],
    ['no line', (route: Route) => route.abort('internetdisconnected')],
    ['something that is no JSON', (route: Route) => route.fulfill({ body: '<html>' })],
    ['a gateway’s own page', (route: Route) => route.fulfill({ status: 502, body: '<html>' })],
  ])('%s: 网络异常，请稍后重试', async (_, act) => {
    const { page, said, tick } = await openCart()
    await page.route(tickPath, act)
    await tick()
    await toasted(page, networkMessage)
    expect(await said()).toEqual([networkMessage])
  })

  it('init code 560: to the home of the store, with the message appended by its name', async () => {
    const { page, tick } = await openCart()
    await page.route(tickPath, refusal(560, '店铺已打烊'))
    await tick()
    await page.waitForURL((url) => url.searchParams.get('message') === 'badStore')
    expect(new URL(page.url()).pathname).toBe('/a/1-1')
    await toasted(page, '店铺不存在或已打烊')
    const unknown = await phone.open('/a/9-9')
    await unknown.waitForURL((url) => url.searchParams.has('message'))
    expect(new URL(unknown.url()).pathname).toMatch(/^\/(a\/1-1)?$/)
  })

  it('paying without a messaging user: 请登陆微信, signed out, at the login page', async () => {
    // Somebody of its own: it is signed out.
    const leaver = await newShopper()
    const orderSn = await leaver.order()
    const page = await phone.newPage({ cookies: leaver.browser.cookies, userAgent: weixinAgent })
    const said = await listenTo(page)
    // WeChat was asked who they are, and named nobody.
    await page.addInitScript((asked) => sessionStorage.setItem('payingWeixinAsked', asked), orderSn)
    await page.goto(`${shop}/order/1-1/payment/order-${orderSn}`)
    await page.waitForLoadState('networkidle')
    await payIn(page)
    await page.waitForURL(/\/login\/1-1/)
    expect(await said()).toContain('请登陆微信')
    const cookies = await page.context().cookies(shop)
    expect(cookies.some(({ name }) => name === 'Authorization')).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
  })

  const payIn = (page: Page) =>
    front(page)
      .getByRole('button', { name: /^确认支付 ¥/ })
      .click()

  /**
   * The payment page in the messaging browser, as somebody whom it knows. `bridge`: what its
   * payment bridge answers.
   */
  async function openPayment(
    bridge: string,
    params: object = { code: 0 },
    who: NewShopper = shopper,
  ) {
    const orderSn = await who.order()
    const page = await phone.newPage({ cookies: who.browser.cookies, userAgent: weixinAgent })
    const said = await listenTo(page)
    // Who is there comes along with the page.
    await page.route(`**/payment/order-${orderSn}`, async (route) => {
      const response = await route.fetch()
      const weixinUser = JSON.stringify({ uuid: 'w'.repeat(22), nickname: '安然', avatar: '' })
      await route.fulfill({
        response,
        body: (await response.text()).replace('"weixinUser":null', `"weixinUser":${weixinUser}`),
      })
    })
    const blank = {
      payNo: '1',
      appId: 'wx1',
      timeStamp: '1',
      nonceStr: 'n',
      package: 'p',
      signType: 'RSA',
      sign: 's',
    }
    await page.route(
      '**/pay/v2/json/**',
      answer({ code: 200, data: { ...blank, ...params }, message: 'success' }),
    )
    await page.addInitScript((err_msg) => {
      Reflect.set(window, 'WeixinJSBridge', {
        invoke: (_name: string, _input: object, done: (result: object) => void) =>
          done({ err_msg }),
      })
    }, bridge)
    await page.goto(`${shop}/order/1-1/payment/order-${orderSn}`)
    await page.waitForLoadState('networkidle')
    return { page, said, orderSn }
  }

  it('payment parameters with another code than 0: 保存失败, then the order', async () => {
    const { page, said, orderSn } = await openPayment('get_brand_wcpay_request:ok', { code: 1 })
    await payIn(page)
    await page.waitForURL(new RegExp(`/order/detail/${orderSn}$`))
    const offer = page.getByRole('alertdialog', { name: '支付没有完成' })
    await offer.getByText('保存失败').waitFor()
    await offer.getByRole('button', { name: '重新支付' }).waitFor()
    expect(await said()).toEqual([])
  })

  it.each(['cancel', 'fail'])(
    'a payment bridge that says %s: the order, without a word',
    async (word) => {
      const { page, said, orderSn } = await openPayment(`get_brand_wcpay_request:${word}`)
      await payIn(page)
      await page.waitForURL(new RegExp(`/order/detail/${orderSn}$`))
      expect(await said()).toEqual([])
    },
  )

  it('a payment bridge that says ok: the server is asked, and its word counts', async () => {
    const { page, said } = await openPayment('get_brand_wcpay_request:ok')
    await payIn(page)
    await page.waitForURL(/\/paymentStatus\/order-\d{20}$/)
    await front(page).getByRole('heading', { name: '正在确认支付结果' }).waitFor()
    expect(await said()).toEqual([])
  })

  it('payment error 401 of the server: its words, signed out, at the login page, however slow the line', async () => {
    // Somebody of its own: it is signed out.
    const leaver = await newShopper()
    const { page, said } = await openPayment('get_brand_wcpay_request:ok', {}, leaver)
    await page.route('**/pay/v2/json/**', refusal(401, '登录已失效，请重新登录'))
    // What carries a failure out is fetched when the first one happens.
    await page.route(/failure-acts/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await payIn(page)
    await page.waitForURL(/\/login\/1-1/)
    await expect.poll(said).toEqual(['登录已失效，请重新登录'])
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull()
    expect((await page.context().cookies(shop)).some(({ name }) => name === 'Authorization')).toBe(
      false,
    )
  })

  it('payment refused by the server: its words, then the order', async () => {
    const { page, said, orderSn } = await openPayment('get_brand_wcpay_request:ok')
    await page.route('**/pay/v2/json/**', refusal(500, '订单已支付'))
    await payIn(page)
    await page.waitForURL(new RegExp(`/order/detail/${orderSn}$`))
    await expect.poll(said).toEqual(['订单已支付'])
  })

  it('code 500 on get-third-invoice: not a word in passing, the page says it in its own place', async () => {
    const { page, said } = await open('/omniChannelInvoice')
    await page.route('**/invoice/get-third-invoice*', refusal(500, '税务系统繁忙'))
    await front(page).getByLabel('订单编号').fill('2'.repeat(20))
    await front(page).locator('input[name=phone]').fill('13900001234')
    await front(page).locator('input[name=code]').fill('123456')
    await front(page).getByRole('button', { name: '查询', exact: true }).click()
    await front(page).getByText('税务系统繁忙').waitFor()
    expect(await said()).toEqual([])
  })

  it('drawing a coupon: the server’s words, whatever its code, else 领取成功', async () => {
    const { page, said } = await open('/user/1-1/coupon/list2/0')
    const draw = front(page).getByRole('button', { name: /^领取/ }).first()
    for (const code of [500, 501]) {
      await page.route('**/b2c/coupon/1-1/draw/*', refusal(code, `手慢了，已领完 ${code}`))
      await draw.click()
      await toasted(page, `手慢了，已领完 ${code}`)
      await page.unroute('**/b2c/coupon/1-1/draw/*')
    }
    await draw.click()
    await toasted(page, '领取成功')
    expect((await said()).filter((words) => !words.includes('新人礼'))).toEqual([
      '手慢了，已领完 500',
      '手慢了，已领完 501',
      '领取成功',
    ])
  })

  it('copying: 复制成功, or 该浏览器不支持自动复制', async () => {
    const { page } = await open(`/user/1-1/order/detail/${await shopper.order()}`)
    const clipboard = (works: boolean) =>
      page.evaluate((isAble) => {
        const writeText = () => (isAble ? Promise.resolve() : Promise.reject(new Error('no')))
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
      }, works)
    const copy = front(page).getByRole('button', { name: /^复制/ }).first()
    await clipboard(true)
    await copy.click()
    await toasted(page, '复制成功')
    await clipboard(false)
    await copy.click()
    await toasted(page, '该浏览器不支持自动复制')
  })

  it('cancelling: 已取消该订单', async () => {
    const { page, said } = await open(`/user/1-1/order/detail/${await shopper.order()}`)
    await front(page).getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
    await toasted(page, '已取消该订单')
    expect(await said()).toContain('已取消该订单')
  })

  it('receiving: 已确认收货', async () => {
    const orderSn = await shopper.order()
    await shopper.pay(orderSn)
    await shipOrder(await operator(), orderSn)
    const { page, said } = await open(`/user/1-1/order/detail/${orderSn}`)
    await front(page).getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
    await page.waitForURL(/\/commont\/orderStatus\/\d{20}\/2$/)
    expect(await said()).toContain('已确认收货')
  })
})
