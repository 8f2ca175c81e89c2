import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { noticesCalls } from '@mallard/contract/notices/notices.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { type Caller, caller } from '@mallard/testing/caller'
import type Axe from 'axe-core'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { passwordOf, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const scope = { partnerId: 1, storeId: 1 }
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '新消息' })
/** The page hears messages a moment after it stands. */
const listening = (page: Page) => page.waitForEvent('websocket', { predicate: (socket) => socket.url().endsWith('/ws/notices?lang=zh') })

describe('messages', () => {
  const screen = usePhone()
  let desk: Caller

  beforeAll(async () => {
    desk = caller(shop, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
    await desk.data(staffCalls.login, { login: 'owner', password: passwordOf('owner') })
  })

  const ship = (sn: string) => desk.data(orderDeskCalls.ship, { sn, companyCode: 'shunfeng', deliverySn: `SF${sn.slice(-12)}` })

  async function paidOrder({ browser, order }: NewShopper): Promise<string> {
    const sn = await order()
    const cashier = await browser.fetch(`/pay/v2/toPay/1-1/aliPay-WAP/${sn}.html`)
    const form = await fetch(cashier.headers.get('location') ?? '')
    const text = await form.text()
    const [, action = ''] = /action="([^"]+)"/.exec(text) ?? []
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(text) ?? []
    await fetch(new URL(action, form.url), { method: 'POST', body: new URLSearchParams({ token, do: 'pay' }), redirect: 'manual' })
    return sn
  }

  it('come to the open page when the operator ships, which then shows the parcel, without a reload', async () => {
    const shopper = await newShopper()
    const sn = await paidOrder(shopper)
    const page = await screen.newPage({ cookies: shopper.browser.cookies })
    const socket = listening(page)
    await page.goto(`${shop}/user/1-1/order/detail/${sn}`)
    await front(page).getByRole('heading', { name: '待发货' }).waitFor()
    await socket

    const operator = await screen.open('/admin/', desktop)
    await operator.getByLabel('登录名').fill('owner')
    await operator.getByLabel('密码').fill(passwordOf('owner'))
    await operator.keyboard.press('Enter')
    await operator.getByRole('navigation', { name: '栏目' }).waitFor()
    await operator.goto(`${shop}/admin/1-1/orders/${sn}`)
    await operator.getByRole('button', { name: '发货' }).click()
    const form = operator.getByRole('dialog', { name: '发货' })
    await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await operator.keyboard.press('Enter')
    await form.getByRole('textbox', { name: '运单号' }).fill('SF0000004321')
    await operator.keyboard.press('Enter')
    await operator.getByText('已全部发出').waitFor()

    await banner(page).getByText('商品已发货').waitFor()
    await banner(page).getByText('SF0000004321').waitFor()
    await front(page).getByRole('heading', { name: '待收货' }).waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    expect(screen.complaints).toEqual([])
  })

  it('lead to what they are about, and count at 我的 until they are read', async () => {
    const shopper = await newShopper()
    const sn = await paidOrder(shopper)
    const page = await screen.newPage({ cookies: shopper.browser.cookies })
    const socket = listening(page)
    await page.goto(`${shop}/a/1-1`)
    await socket
    const me = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /我的/ })
    await me.getByText('1 条', { exact: true }).waitFor()
    await ship(sn)
    await me.getByText('2 条', { exact: true }).waitFor()
    await banner(page).getByRole('link').click()
    await page.waitForURL(`${shop}/user/1-1/order/detail/${sn}`)
    await page.goto(`${shop}/user/1-1/setting/message`)
    await front(page)
      .getByRole('link', { name: /付款成功.*未读/ })
      .waitFor()
    expect(
      await front(page)
        .getByRole('link', { name: /商品已发货.*未读/ })
        .count(),
    ).toBe(0)
    await front(page).getByRole('button', { name: '全部已读' }).click()
    await front(page).getByRole('button', { name: '全部已读' }).waitFor({ state: 'detached' })
    expect(screen.complaints).toEqual([])
  })

  it('that were missed while the phone was offline are told when it is back', async () => {
    const shopper = await newShopper()
    const sn = await paidOrder(shopper)
    const page = await screen.newPage({ cookies: shopper.browser.cookies })
    const socket = await Promise.all([listening(page), page.goto(`${shop}/user/1-1/setting`)])
    await front(page).getByText('消息与提醒').waitFor()
    const closed = new Promise((resolve) => socket[0].once('close', resolve))
    await page.context().setOffline(true)
    // What was open is gone; the browser's network emulation leaves sockets alone.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await closed
    await ship(sn)
    await page.context().setOffline(false)
    await banner(page).getByText('商品已发货').waitFor()
  })

  it('of a kind that was switched off stay quiet, and the switches have names and states', async () => {
    const shopper = await newShopper()
    const sn = await paidOrder(shopper)
    const page = await screen.newPage({ cookies: shopper.browser.cookies })
    const socket = listening(page)
    await page.goto(`${shop}/user/1-1/setting/message`)
    await socket
    await front(page).getByRole('button', { name: '消息提醒' }).click()
    const sheet = page.getByRole('dialog', { name: '消息提醒' })
    await sheet.getByRole('switch', { name: '物流' }).click()
    await expect.poll(() => sheet.getByRole('switch', { name: '物流' }).isChecked()).toBe(false)
    expect(await barriersOf(page)).toEqual([])
    await sheet.getByRole('button', { name: '关闭' }).click()
    await ship(sn)
    // Nothing tells the page of it.
    const titles = async () => (await shopper.browser.data(noticesCalls.list, {})).list.map(({ title }) => title)
    await expect.poll(titles).toContain('商品已发货')
    await page.reload()
    await front(page)
      .getByRole('link', { name: /商品已发货/ })
      .waitFor()
    expect(
      await front(page)
        .getByRole('link', { name: /商品已发货.*未读/ })
        .count(),
    ).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    expect(screen.complaints).toEqual([])
  })

  it('stop with the session: a page that signed out hears nothing more', async () => {
    const shopper = await newShopper()
    const page = await screen.newPage({ cookies: shopper.browser.cookies })
    const [socket] = await Promise.all([listening(page), page.goto(`${shop}/user/1-1/setting`)])
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await front(page).getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await closed
  })
})
