import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barriers as barriersOf } from './axe.ts'
import { passwordOf, shop, usePhone } from './browser.ts'
import { choose, desktop, openGroups, signInAs } from './admin.ts'
import { newShopper } from './new-shopper.ts'
import { front, parcelMoves, toasted } from './shopper.ts'
import { menu as menuByGroup } from '../apps/admin/src/platform/sections.gen.ts'

const sections: readonly string[] = Object.values(menuByGroup).flat()

interface Bought {
  readonly orderSn: string
  readonly itemId: number
  readonly productSn: string
  readonly price: number
  readonly title: string
}

/** Three of one kettle, not paid yet. */
async function order(browser: Caller): Promise<Bought> {
  const { list } = await browser.data(searchCalls.productList, { inStock: '1' })
  const goods = list.find(({ stockState }) => stockState === 1)
  if (!goods) throw new Error('the shop has nothing in stock')
  const { cartId: line } = await browser.data(cartCalls.add, { goods: goods.productSn, qty: 3 })
  const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids: [line] })
  const { amounts } = await browser.data(checkoutCalls.flow, { flowId, cartId })
  const { orderSn } = await browser.data(checkoutCalls.submit, {
    flowId,
    cartId,
    expectPayAmount: amounts.payAmount,
  })
  return {
    orderSn,
    itemId: goods.itemId,
    productSn: goods.productSn,
    price: goods.price,
    title: goods.title,
  }
}

describe('the operator', () => {
  const screen = usePhone()
  let buyer: Caller
  let bought: Bought
  let page: Page

  beforeAll(async () => {
    const { browser, pay } = await newShopper({ name: '宋知夏' })
    buyer = browser
    bought = await order(buyer)
    await pay(bought.orderSn)
  }, 60_000)

  // Attempts to sign in are limited: the session of the first test serves the others.
  let session: ReadonlyMap<string, string> = new Map()
  beforeEach(async () => {
    page = await screen.open('/admin/', { ...desktop, cookies: session })
    if (session.size === 0) await signInAs(page, 'owner')
    await page.getByRole('navigation', { name: '栏目' }).waitFor()
    session = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
  })

  const waybill = (parcel: number) => `SF${bought.orderSn.slice(-11)}${parcel}`
  const openOrder = () => page.goto(`${shop}/admin/1-1/orders/${bought.orderSn}`)
  const openGoods = () => page.goto(`${shop}/admin/1-1/goods/${bought.itemId}`)

  const barriers = () => barriersOf(page)

  it('is told in words that a password is wrong', async () => {
    page = await screen.open('/admin/', desktop)
    await page.getByLabel('登录名').fill('owner')
    await page.getByLabel('密码').fill('not this one')
    await page.getByRole('button', { name: '登录' }).click()
    await page.getByText('账号或密码不正确').waitFor()
  })

  it('finds a paid order, adds a note, ships a part and then the rest', async () => {
    await choose(page, '订单')
    await page.getByRole('tab', { name: /待发货/ }).click()
    await page.getByRole('textbox', { name: '搜索订单' }).fill('宋知夏')
    await page.getByRole('link', { name: bought.orderSn }).click()
    await page.getByRole('heading', { name: bought.orderSn }).waitFor()
    await page.getByText('订单已付款').waitFor()

    await page.getByRole('button', { name: '添加备注' }).click()
    const noting = page.getByRole('dialog', { name: '添加备注' })
    await noting.getByRole('textbox', { name: '员工备注' }).fill('请放前台')
    await noting.getByRole('button', { name: /^保\s*存$/ }).click()
    await page.getByText('已保存').waitFor()
    await noting.waitFor({ state: 'hidden' })
    expect(await page.getByText('请放前台').count()).toBe(1)

    await shipParcel(waybill(1), '2')
    await page.getByText('已发出，还剩 1 件').waitFor()
    await page.getByText('已发 2 / 3').waitFor()

    const shopper = await asShopper(`/user/1-1/order/detail/${bought.orderSn}/logistics`)
    await front(shopper).getByText(waybill(1)).waitFor()
    await front(shopper).getByText('× 2').waitFor()

    await shipParcel(waybill(2))
    await page.getByText('已全部发出').waitFor()
    await page.getByRole('heading', { name: '包裹 2' }).waitFor()
    expect(await page.getByRole('button', { name: '发货' }).count()).toBe(0)
    expect(await barriers()).toEqual([])
    expect(screen.complaints).toEqual([])
  })

  it('has shipped what the shopper then follows on the phone and receives', async () => {
    const shopper = await asShopper('/user/1-1/order/list/2')
    const order = front(shopper).getByRole('article').filter({ hasText: bought.title })
    await front(shopper).getByRole('tab', { name: '待收货' }).click()
    await order.getByText('待收货').waitFor()
    await order.getByText(bought.title).click()
    await front(shopper).getByRole('heading', { name: '待收货' }).waitFor()
    expect(await front(shopper).getByText('共 2 个包裹').count()).toBe(1)

    // The carrier of the second parcel tells the shop each step; a page that is opened again knows
    // them.
    await front(shopper).getByRole('button', { name: '查看物流' }).click()
    await front(shopper).getByRole('tab', { name: '包裹 2' }).click()
    await front(shopper).getByText(waybill(2)).waitFor()
    await expect
      .poll(() => parcelMoves('shunfeng', waybill(2)).then(() => 'moved', String), {
        timeout: 15_000,
      })
      .toBe('moved')
    for (let step = 0; step < 5; step += 1) await parcelMoves('shunfeng', waybill(2))
    await shopper.reload()
    await front(shopper).getByRole('tab', { name: '包裹 2' }).click()
    // The first parcel is on its way as well, behind the other tab.
    const second = front(shopper).getByRole('tabpanel', { name: '包裹 2' })
    for (const words of ['已揽收您的快件', '已到达目的地转运中心', '快件已签收'])
      await second.getByText(words).waitFor()
    await second.getByRole('heading', { name: '已签收' }).waitFor()

    await shopper.goBack()
    await front(shopper).getByRole('button', { name: '确认收货' }).click()
    await shopper
      .getByRole('alertdialog')
      .filter({ hasText: '确认已收到商品？' })
      .getByRole('button', { name: '确认收货' })
      .click()
    await toasted(shopper, '已确认收货')
    await front(shopper).getByRole('heading', { name: '收货成功' }).waitFor()
    await shopper.goto(`${shop}/user/1-1/order/detail/${bought.orderSn}`)
    await front(shopper).getByRole('button', { name: '再次购买' }).waitFor()
    expect(await front(shopper).getByRole('button', { name: '确认收货' }).count()).toBe(0)
    await shopper.goto(`${shop}/user/1-1/order/list/3`)
    await front(shopper).getByText('这里还没有订单').waitFor()
    expect(screen.complaints).toEqual([])
  })

  /** The buyer's phone. */
  const asShopper = (path: string) => screen.open(path, { cookies: buyer.cookies })

  async function shipParcel(number: string, units?: string): Promise<void> {
    await page.getByRole('button', { name: '发货' }).click()
    const dialog = page.getByRole('dialog', { name: '发货' })
    await dialog.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await page.keyboard.press('Enter')
    if (units) await dialog.getByRole('spinbutton').fill(units)
    await dialog.getByRole('textbox', { name: '运单号' }).fill(number)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }

  it('sets price and stock of a SKU, which the shopper sees, and takes the goods off the shelf', async () => {
    await openGoods()
    const row = page.getByRole('row').filter({ hasText: bought.productSn })
    const price = row.getByRole('textbox', { name: /^售价/ })
    const stock = row.getByRole('textbox', { name: /^库存/ })
    await stock.waitFor()
    await price.fill('0')
    await page.getByText('价格为 0.01 到 1,000,000 元').waitFor()
    // A tenth of it is asked about with both numbers, and taken back.
    await price.fill(String(Math.floor(bought.price / 10) / 100)).then(() => price.press('Enter'))
    const asked = page
      .getByRole('dialog', { name: '降价超过一半，确定吗？' })
      .filter({ hasText: `¥${(bought.price / 100).toFixed(2)} →` })
    await asked.getByRole('button', { name: '返回检查' }).click()
    const cheaper = bought.price - 1_11
    await price.fill(String(cheaper / 100))
    const units = Number(await stock.inputValue())
    await stock.fill(String(units + 7))
    await page.getByText('增加 7 件').waitFor()
    await stock.press('Enter')
    await page.getByText('已保存').waitFor()

    const shopper = await screen.open(`/goods/${bought.itemId}-1-1`)
    const [whole = '', cents = ''] = (cheaper / 100).toFixed(2).split('.')
    await shopper.locator('main').getByText(whole).first().waitFor()
    expect((await shopper.locator('main').innerText()).replace(/\s/g, '')).toContain(
      `${whole}.${cents}`,
    )

    await page.getByRole('switch').first().click()
    await page.getByText('已下架，买家不能再购买').waitFor()
    const detail = await buyer.call(catalogCalls.detail, { id: bought.itemId })
    expect(detail.code === 200 ? detail.data.onSale : false).toBe(false)
    await page.getByRole('switch').first().click()
    await page.getByText('已上架，买家可以购买').waitFor()
    expect(await barriers()).toEqual([])
  })

  it('is not let overwrite what somebody else saved in the meantime', async () => {
    await openGoods()
    const title = page.getByLabel('标题', { exact: true })
    const before = await title.inputValue()
    const other = await page.context().newPage()
    await other.goto(page.url())
    const otherBrand = other.getByLabel('品牌')
    await otherBrand.fill('禾光 2')
    await other
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: '保存' })
      .click()
    await other.getByText('已保存').waitFor()

    await title.fill(`${before}（新）`)
    await page
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: '保存' })
      .click()
    await page
      .getByRole('dialog', { name: '有人在你之后改过这件商品' })
      .getByRole('button', { name: '载入最新内容' })
      .click()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#brand')?.value === '禾光 2',
    )
    expect(await title.inputValue()).toBe(before)
  })

  it('reads all of it in the audit log', async () => {
    await openOrder()
    await page.getByRole('link', { name: '操作记录' }).click()
    await page.getByText(waybill(2)).waitFor()
    const rows = await page.getByRole('row').allInnerTexts()
    expect(rows.filter((row) => row.includes('发货'))).toHaveLength(2)
    expect(rows.some((row) => row.includes('添加员工备注') && row.includes('请放前台'))).toBe(true)

    await page.goto(
      `${shop}/admin/1-1/audit?object=${encodeURIComponent(`sku ${bought.productSn}`)}`,
    )
    await page.getByText(`¥${(bought.price / 100).toFixed(2)}`, { exact: true }).waitFor()
    await page.goto(
      `${shop}/admin/1-1/audit?object=${encodeURIComponent(`goods ${bought.itemId}`)}`,
    )
    await page.getByText('上下架').first().waitFor()
    expect(await barriers()).toEqual([])
  })

  it('closes an unpaid order with a reason', async () => {
    const { orderSn } = await order(buyer)
    await page.goto(`${shop}/admin/1-1/orders/${orderSn}`)
    await page.getByRole('button', { name: '关闭订单' }).click()
    const dialog = page.getByRole('dialog', { name: '关闭这个订单？' })
    await dialog.getByRole('button', { name: '关闭订单' }).click()
    await dialog.getByText('请填写原因').waitFor()
    await dialog.getByRole('button', { name: '缺货' }).click()
    await dialog.getByRole('button', { name: '关闭订单' }).click()
    await page.getByText('店家关闭').waitFor()
    expect(await page.getByRole('button', { name: '关闭订单' }).count()).toBe(0)
  })

  it('signs in again where the session ended, without losing what was typed', async () => {
    await openGoods()
    const title = page.getByLabel('标题', { exact: true })
    await title.fill('细流壶 改')
    await page.context().clearCookies({ name: 'staff' })
    await page
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: '保存' })
      .click()
    const dialog = page.getByRole('dialog', { name: '登录已过期' })
    await dialog.getByLabel('密码').fill(passwordOf('owner'))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await title.inputValue()).toBe('细流壶 改')
    await page
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: '放弃改动' })
      .click()
  })

  const signOut = async () => {
    await page.getByRole('button', { name: /禾光店主/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
  }

  it('is asked before signing out would lose what was typed', async () => {
    // As most people's systems have it; the other journeys are of those who want no motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openGoods()
    const title = page.getByLabel('标题', { exact: true })
    await title.fill('细流壶 改')
    await signOut()
    await page.getByRole('button', { name: '留下' }).click()
    expect(await title.inputValue()).toBe('细流壶 改')
    await page
      .getByRole('region', { name: '有未保存的改动' })
      .getByRole('button', { name: '放弃改动' })
      .click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  /** Addresses of the sections in the menu, in its order. */
  async function sectionsInMenu(): Promise<(string | undefined)[]> {
    const links = page.getByRole('navigation', { name: '栏目' }).getByRole('link')
    const paths = await links.evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    return paths.map((path) => path.split('/').at(-1))
  }

  it('sees all groups on a small screen, and where one is on a smaller one', async () => {
    const menu = page.getByRole('navigation', { name: '栏目' })
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`${shop}/admin/1-1/payments`)
    await menu.getByRole('link', { name: '发票' }).waitFor()
    const hidden = () =>
      menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBe(0)
    const groups = menu.locator('button[aria-expanded], :scope > a')
    expect(await groups.allInnerTexts()).toEqual(
      '首页 交易 商品 营销 会员 内容 智能设备 数据 财务 设置'.split(' '),
    )
    await openGroups(page)
    expect(await sectionsInMenu()).toEqual(sections)
    await page.setViewportSize({ width: 1024, height: 480 })
    expect(await hidden()).toBeGreaterThan(0)
    await page.goto(`${shop}/admin/1-1/operations`)
    await menu.getByRole('link', { name: '运行状态' }).waitFor()
    const below = () =>
      menu.evaluate(
        (nav) =>
          nav.getBoundingClientRect().bottom -
          nav.querySelector('[aria-current]')!.getBoundingClientRect().bottom,
      )
    await expect.poll(below, { timeout: 5_000 }).toBeGreaterThan(0)
    await page.setViewportSize(desktop.viewport)
  })

  it('finds the groups of the menu as they were left', async () => {
    const menu = page.getByRole('navigation', { name: '栏目' })
    await page.goto(`${shop}/admin/1-1/operations`)
    await menu.getByRole('link', { name: '操作日志' }).waitFor()
    expect(await menu.getByRole('link', { name: '评价' }).count()).toBe(0)
    await menu.getByRole('button', { name: '商品' }).click()
    await menu.getByRole('button', { name: '设置' }).click()
    // The page that is open is named in a closed group as well.
    expect(await menu.getByRole('link', { name: '运行状态' }).getAttribute('aria-current')).toBe(
      'page',
    )
    expect(await menu.getByRole('link', { name: '操作日志' }).count()).toBe(0)
    await page.reload()
    await menu.getByRole('link', { name: '评价' }).waitFor()
    expect(await menu.getByRole('link', { name: '操作日志' }).count()).toBe(0)
  })

  it.each(['reduce', 'no-preference'] as const)(
    'reads the menus of the side on one line each beside a narrow side, with motion: %s',
    async (reducedMotion) => {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize({ width: 900, height: 760 })
      for (const opener of [/禾光官方商城/, /禾光店主/]) {
        await page.getByRole('button', { name: opener }).click()
        await expect.poll(() => page.getByRole('menuitem').count()).toBeGreaterThan(1)
        // A line is 22 px; what grows or moves still is awaited.
        const heights = () =>
          page
            .getByRole('menuitem')
            .evaluateAll((items) =>
              items.map((item) => Math.round(item.getBoundingClientRect().height)),
            )
        await expect
          .poll(async () => Math.max(...(await heights())), { timeout: 5_000 })
          .toBeLessThan(44)
        const box = await page.getByRole('menu').boundingBox()
        expect(box!.x).toBeGreaterThanOrEqual(0)
        expect(box!.y + box!.height).toBeLessThanOrEqual(760)
        await page.keyboard.press('Escape')
        await page.getByRole('menu').waitFor({ state: 'hidden' })
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(desktop.viewport)
    },
  )

  it('sees where they are signed in, and signs out everywhere else', async () => {
    await page.getByRole('button', { name: /禾光店主/ }).click()
    await page.getByRole('menuitem', { name: '登录的设备' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('本机').waitFor()
    expect(await barriers()).toEqual([])
    const others = drawer.getByRole('button', { name: '退出其他全部设备' })
    if ((await others.count()) > 0) {
      await others.click()
      await others.waitFor({ state: 'hidden' })
    }
    // Below the browsers that are new, where there are some.
    expect(await drawer.getByRole('list').last().getByRole('listitem').count()).toBe(1)
  })

  it('of one store sees that store and its own sections alone', async () => {
    await signOut()
    await signInAs(page, 'hangzhou')
    await openGroups(page)
    expect(await sectionsInMenu()).toEqual(sections.filter((section) => section !== 'roles'))
    expect(page.url()).toBe(`${shop}/admin/1-2/home`)
    await page.goto(`${shop}/admin/1-2/roles`)
    await page.getByText('你没有这个页面的权限').waitFor()
    await page.goto(`${shop}/admin/1-1/orders`)
    await page.waitForURL(`${shop}/admin/1-2/orders`)
  })
})
