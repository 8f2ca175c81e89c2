import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { fillAddress, front, openChoices, payWith, signInBySms, toasted } from './shopper.ts'

const phoneNumber = freshNumber()
/** Long enough for a busy machine. */
function settled<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 10_000 })
}

/** What is left by the best coupon that anybody can draw: the checkout draws it. */
const afterCoupon = 0.9

const receiver = { name: '林小满', phone: phoneNumber, detail: '东四十条 22 号 3 单元 502' }

describe('a shopper buys', () => {
  const phone = usePhone()
  let cookies = new Map<string, string>()

  /** The next test goes on as the same shopper. */
  async function remember(page: Page) {
    cookies = new Map((await page.context().cookies(shop)).map(({ name, value }) => [name, value]))
  }

  /** Opens a page and waits until its script runs. */
  async function open(path: string): Promise<Page> {
    const page = await phone.open(path, { cookies })
    await page.waitForLoadState('networkidle')
    return page
  }

  /** The picture of the goods' gallery that stands in view. */
  const pictured = (page: Page) =>
    front(page)
      .getByRole('region', { name: '商品图片' })
      .evaluate((gallery) => {
        const { left, width } = gallery.getBoundingClientRect()
        const inView = [...gallery.querySelectorAll('img')].filter(
          (image) => Math.abs(image.getBoundingClientRect().left - left) < width / 2,
        )
        return new URL(inView.at(-1)?.src ?? 'none:').pathname
      })

  const orderSnIn = (page: Page) => /\d{20}/.exec(page.url())?.[0] ?? ''
  const total = (page: Page) => front(page).getByRole('button', { name: /^合计/ })
  const lines = (page: Page) => front(page).getByRole('article')

  it('finds goods by search and by category, signs in on the way, adds an address and pays with WeChat Pay', async () => {
    const page = await open('/a/1-1')

    // By search.
    await front(page).getByRole('link', { name: /^搜索/ }).click()
    await page.waitForURL(/\/list\/1-1$/)
    await page.waitForLoadState('networkidle')
    await front(page).getByRole('heading', { name: '大家在搜' }).waitFor()
    await front(page).getByRole('searchbox').fill('电水壶')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/list\/1-1\?q=/)
    await front(page).locator('a[href^="/goods/"]').first().click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
    const goodsUrl = page.url()
    const heading = front(page).getByRole('heading', { level: 1 })
    await settled(() => heading.innerText()).not.toBe('')
    const title = (await heading.innerText()).trim()

    // A stranger chooses a colour and is asked to sign in; afterwards it is in the cart, and the
    // choice is still there.
    let sheet = await openChoices(page)
    const colour = sheet.getByRole('group', { name: '颜色' }).getByRole('radio').nth(1)
    const shown = () =>
      sheet
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => new URL(image.src).pathname)
    const before = await shown()
    await colour.check({ force: true })
    const chosen = await colour.evaluate((radio) => radio.closest('label')?.innerText.trim() ?? '')
    expect(chosen).not.toBe('')
    await settled(shown).not.toBe(before)
    const chosenPicture = await shown()
    await settled(() => pictured(page)).toBe(chosenPicture)
    await sheet.getByRole('button', { name: '加入购物车' }).click()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: '请先登录' })
      .getByRole('button', { name: '去登录' })
      .click()
    await page.waitForURL(/\/login\/1-1\?to=/)
    await signInBySms(page, phoneNumber)
    expect(page.url()).toBe(goodsUrl)
    await toasted(page, '已加入购物车')
    await settled(() => pictured(page)).toBe(chosenPicture)
    await remember(page)
    sheet = await openChoices(page)
    expect(await sheet.getByRole('radio', { name: chosen, exact: true }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })

    // By category.
    await front(page).getByRole('link', { name: '购物车' }).click()
    await lines(page).first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: '分类' }).click()
    await page.waitForURL(/\/category-1-1/)
    await front(page)
      .getByRole('navigation', { name: '商品分类' })
      .getByRole('link', { name: '空气炸锅' })
      .click()
    await front(page)
      .getByRole('region', { name: '空气炸锅' })
      .locator('a[href^="/goods/"]')
      .first()
      .click()
    await page.waitForURL(/\/goods\/\d+-1-1$/)
    sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '加入购物车' }).click()
    await toasted(page, '已加入购物车')

    // The cart, changed: two of the first found, the second one away and its total with it.
    await front(page).getByRole('link', { name: '购物车' }).click()
    await settled(() => lines(page).count()).toBe(2)
    const kettle = lines(page).filter({ hasText: title })
    expect(await kettle.innerText()).toContain(chosen)
    const price = Number(/¥\s*([\d.]+)/.exec(await kettle.innerText())?.[1])
    await kettle.getByRole('button', { name: '增加' }).click()
    await lines(page)
      .filter({ hasNotText: title })
      .getByRole('button', { name: /^删除/ })
      .last()
      .click()
    await settled(() => lines(page).count()).toBe(1)
    await settled(() => total(page).innerText()).toContain((price * 2).toFixed(2))
    await front(page).getByRole('checkbox', { name: '全选' }).click()
    await settled(() => total(page).innerText()).toContain('0.00')
    await front(page).getByRole('checkbox', { name: '全选' }).click()
    await front(page).getByRole('button', { name: '结算（2）' }).click()

    // The checkout.
    await page.waitForURL(/\/checkout\//)
    await front(page).getByRole('link', { name: '添加收货地址' }).first().click()
    await fillAddress(page, receiver)
    await front(page).getByRole('button', { name: '保存并使用' }).click()
    await front(page).getByText(receiver.detail).waitFor()
    await front(page).getByLabel('订单备注').fill('请放前台')
    const submit = front(page).getByRole('button', { name: /^提交订单/ })
    const amount = /[\d.]+/.exec(await submit.innerText())?.[0] ?? ''
    expect(Number(amount)).toBe(Math.round(price * 2 * afterCoupon * 100) / 100)
    await submit.click()
    await payWith(page, '微信支付')

    // The order.
    expect(await front(page).innerText()).toContain(amount)
    await front(page).getByRole('link', { name: '查看订单' }).click()
    await front(page).getByRole('heading', { name: '待发货' }).waitFor()
    const order = await front(page).innerText()
    for (const word of [title, receiver.name, receiver.detail, '请放前台', '微信支付', amount])
      expect(order).toContain(word)
    expect(phone.complaints).toEqual([])
  })

  it('buys at once and pays with Alipay, after having turned back once', async () => {
    const page = await open('/list/1-1?q=%E5%90%B9%E9%A3%8E%E6%9C%BA')
    await front(page).locator('a[href^="/goods/"]').first().click()
    const sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '立即购买' }).click()
    await front(page).getByText(receiver.detail).waitFor()
    await front(page)
      .getByRole('button', { name: /^提交订单/ })
      .click()
    await page.waitForURL(/\/payment\/order-/)
    await front(page)
      .getByRole('radio', { name: /支付宝/ })
      .check()
    await front(page)
      .getByRole('button', { name: /^确认支付 ¥/ })
      .click()
    await page.getByRole('heading', { name: '支付宝' }).waitFor()
    await page.goBack()
    const asked = page.getByRole('dialog', { name: '支付完成了吗？' })
    await asked.getByRole('button', { name: '重新支付' }).click()
    await asked.waitFor({ state: 'hidden' })
    await payWith(page, '支付宝')
    await front(page).getByRole('link', { name: '查看订单' }).click()
    await front(page).getByText('支付宝').waitFor()
    expect(phone.complaints).toEqual([])
  })

  it('cancels another order before paying, and finds all three', async () => {
    const page = await open('/list/1-1?q=%E5%90%B9%E9%A3%8E%E6%9C%BA')
    await front(page).locator('a[href^="/goods/"]').first().click()
    const sheet = await openChoices(page)
    await sheet.getByRole('button', { name: '立即购买' }).click()
    await front(page)
      .getByRole('button', { name: /^提交订单/ })
      .click()
    await page.waitForURL(/\/payment\/order-/)
    const orderSn = orderSnIn(page)

    await page.goto(`${shop}/user/1-1/order/list/1`)
    await front(page).getByRole('button', { name: '取消订单' }).click()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: '确定要取消吗？' })
      .getByRole('button', { name: '取消订单' })
      .click()
    await toasted(page, '已取消该订单')
    await front(page).getByText('已关闭').waitFor()

    await front(page).getByRole('tab', { name: '待发货' }).click()
    await settled(() => lines(page).count()).toBe(2)
    await front(page).getByRole('searchbox').fill(orderSn)
    await page.keyboard.press('Enter')
    await front(page).getByText('已关闭').waitFor()
    expect(await lines(page).count()).toBe(1)

    await page.getByRole('button', { name: '返回' }).first().click()
    await page.goto(`${shop}/order/1-1/payment/order-${orderSn}`)
    await front(page).getByText('订单已关闭').waitFor()
    expect(phone.complaints).toEqual([])
  })
})
