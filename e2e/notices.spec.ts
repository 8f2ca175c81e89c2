import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers, everyBarrier } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { openAdmin, operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { shipOrder } from './returning.ts'
import { front } from './shopper.ts'

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '新消息' })
/** The page hears messages a moment after it stands. */
const listening = (page: Page) =>
  page.waitForEvent('websocket', {
    predicate: (socket) => new URL(socket.url()).pathname === '/ws/notices',
  })

describe('messages', () => {
  const screen = usePhone()
  let admin: Caller

  beforeAll(async () => {
    admin = await operator()
  })

  const ship = (sn: string) => shipOrder(admin, sn)

  async function paidOrder({ order, pay }: NewShopper): Promise<string> {
    const sn = await order()
    await pay(sn)
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

    const office = await openAdmin(screen, 'owner', `/admin/1-1/orders/${sn}`)
    await office.getByRole('button', { name: '发货' }).click()
    const form = office.getByRole('dialog', { name: '发货' })
    await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await office.keyboard.press('Enter')
    await form.getByRole('textbox', { name: '运单号' }).fill('SF0000004321')
    await office.keyboard.press('Enter')
    await office.getByText('已全部发出').waitFor()

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
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    )
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
    expect(await everyBarrier(page)).toEqual([])
    await sheet.getByRole('button', { name: '关闭' }).click()
    await ship(sn)
    // Nothing tells the page of it.
    const titles = async () =>
      (await shopper.browser.data(noticesCalls.list, {})).list.map(({ title }) => title)
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
    expect(await everyBarrier(page)).toEqual([])
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

  it('are said in the words that the owner wrote beside the card of a phone', async () => {
    const { browser, order } = await newShopper()
    const page = await openAdmin(screen, 'owner', '/admin/1-1/notice-templates')
    await page.getByRole('button', { name: '修改 顾客取消' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('标题', { exact: true }).fill('已为您取消')
    await form.getByLabel('正文', { exact: true }).fill('{goods}（{waybill}）下次再见')
    await form.getByText('没有变量 {waybill}').waitFor()
    await form.getByLabel('正文', { exact: true }).fill('{goods}（{orderSn}）下次再见')
    await form.getByText('（26113012000012345678）下次再见').waitFor()
    expect(await barriers(page)).toEqual([])
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await page.getByText('通知模板已保存').waitFor()
    await page.getByText('自定义').waitFor()

    const sn = await order()
    await browser.data(orderCalls.cancel, { sn })
    const messages = async () =>
      (await browser.data(noticesCalls.list, {})).list.map(({ title, text }) => title + text)
    await expect
      .poll(messages)
      .toContainEqual(expect.stringMatching(`^已为您取消.+（${sn}）下次再见$`))

    await page.getByRole('button', { name: '修改 顾客取消' }).click()
    await form.getByRole('button', { name: '用回默认文案' }).click()
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await page.getByText('自定义').waitFor({ state: 'detached' })
    expect(screen.complaints).toEqual([])
  })
})
