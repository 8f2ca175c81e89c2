import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { yuan } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { controlToken, sandbox, usePhone } from './browser.ts'
import { desktop, operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { askFor, exchangeableSku, fillFreight, paidOrder, shipOrder } from './returning.ts'
import { front } from './shopper.ts'

const patience = { timeout: 25_000 }

/**
 * The next act of the courier who was booked last: they accept, then take the parcel; or they were
 * there in vain.
 */
async function courierActs(act: 'step' | 'fail' = 'step'): Promise<void> {
  const pickups = `${sandbox}/_ctl/pickups`
  const headers = { authorization: `Bearer ${controlToken}` }
  const all = (await (await fetch(pickups, { headers })).json()) as { orderId: string }[]
  await fetch(`${pickups}/${all.at(-1)!.orderId}/${act}`, { method: 'POST', headers, body: '{}' })
}

describe('goods that come back', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let admin: Caller

  beforeAll(async () => {
    shopper = await newShopper()
    admin = await operator()
  }, 60_000)

  const open = (path: string): Promise<Page> =>
    phone.open(path, { cookies: shopper.browser.cookies })
  const office = (path: string): Promise<Page> =>
    phone.open(path, { ...desktop, cookies: admin.cookies })
  const detail = (applyId: string) => shopper.browser.data(returnsCalls.v2Detail, { applyId })
  const orderOf = (sn: string) => shopper.browser.data(orderCalls.detail, { sn })

  async function sent(quantity: number, productSn?: string) {
    const sn = await paidOrder(shopper, quantity, productSn)
    await expect.poll(async () => (await orderOf(sn)).status, patience).toBe(1)
    await shipOrder(admin, sn)
    const { items } = await orderOf(sn)
    return { sn, item: items[0]! }
  }

  it('give back the exact fen of one of two units, and less when the operator finds it worn', async () => {
    const { sn, item } = await sent(2)
    const { refundable } = (
      await shopper.browser.data(returnsCalls.v2OrderDetail, { orderItemId: item.id })
    ).types[0]!
    const page = await open(`/user/1-1/order/return/part/step1/${item.id}`)
    const applyId = await askFor(page, /退货退款/, '质量问题')
    expect((await detail(applyId)).applyAmount).toBe(refundable[0])

    const office1 = await office(`/admin/1-1/returns/${applyId}`)
    await office1.getByRole('button', { name: /^同\s*意$/ }).click()
    const agree = office1.getByRole('dialog')
    await agree.getByRole('button', { name: /^同\s*意$/ }).click()
    await agree.waitFor({ state: 'hidden' })
    await page.reload()
    await fillFreight(page, `YT${applyId.slice(-12)}`)

    await office1.reload()
    await office1.getByRole('button', { name: '确认收货' }).click()
    const receive = office1.getByRole('dialog')
    const less = refundable[0]! - 1001
    await receive.getByLabel('退款金额（元）').fill(yuan((refundable[0]! + 1) as never))
    expect(await receive.getByRole('button', { name: '确认收货' }).isDisabled()).toBe(true)
    await receive.getByLabel('退款金额（元）').fill(yuan(less as never))
    await receive.getByRole('button', { name: '确认收货' }).click()
    await receive.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await detail(applyId)).status, patience).toBe(3)
    expect(await orderOf(sn)).toMatchObject({ status: 2, refundStatus: 10, refundedAmount: less })
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
    expect(await front(page).getByRole('main').or(front(page)).first().innerText()).toContain(
      yuan(less as never).split('.')[0],
    )
  })

  it('are exchanged by an order of its own, which is shipped and received, and nobody is told that ¥0.00 were paid', async () => {
    const { sn, item } = await sent(1, await exchangeableSku(shopper.browser))
    const { variants } = await shopper.browser.data(returnsCalls.v2OrderDetail, {
      orderItemId: item.id,
    })
    const other = variants.find(({ isSame, stock }) => !isSame && stock > 0)!
    const page = await open(`/user/1-1/order/return/part/step1/${item.id}`)
    const applyId = await askFor(page, /换货/, '质量问题', other.productAttr)
    await front(page).getByText(other.productAttr).waitFor()
    const room = await office(`/admin/1-1/returns/${applyId}`)
    await room.getByText(`换成 ${other.productAttr}`).waitFor()
    await admin.data(returnsAdminCalls.agree, { applyId })
    await page.reload()
    await fillFreight(page, `YT${applyId.slice(-12)}`)
    await admin.data(returnsAdminCalls.receive, {
      applyId,
      lines: [{ orderItemId: item.id, received: 1, sellable: 0 }],
    })
    const { exchangeOrderSn } = await detail(applyId)
    expect((await orderOf(exchangeOrderSn!)).items).toMatchObject([{ productSn: other.productSn }])
    await page.reload()
    await front(page).getByRole('link', { name: exchangeOrderSn! }).click()
    await page.waitForURL(`**/order/detail/${exchangeOrderSn}`)
    await shipOrder(admin, exchangeOrderSn!)
    await expect.poll(async () => (await detail(applyId)).status, patience).toBe(3)
    await page.reload()
    await front(page).getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
    await expect.poll(async () => (await orderOf(exchangeOrderSn!)).status, patience).toBe(3)
    const { list } = await shopper.browser.data(noticesCalls.list, { pageSize: 50 })
    const told = list.filter(({ link }) => link.endsWith(exchangeOrderSn!))
    expect(told.map(({ title }) => title)).toContain('换货订单已生成')
    expect(told.map(({ text }) => text).join()).not.toContain('¥0.00')
    expect((await orderOf(sn)).refundedAmount).toBe(0)
  })

  it('or were missing are sent again in a parcel of the same order', async () => {
    const { sn, item } = await sent(1)
    const page = await open(`/user/1-1/order/return/part/step1/${item.id}`)
    const applyId = await askFor(page, /补寄/, '少件/漏发')
    await admin.data(returnsAdminCalls.agree, { applyId })
    const room = await office(`/admin/1-1/returns/${applyId}`)
    await room.getByRole('button', { name: '补寄发货' }).click()
    const form = room.getByRole('dialog')
    await form.getByRole('combobox').click()
    await room.getByTitle('京东物流').click()
    await form.getByLabel('运单号').fill(`JD${applyId.slice(-12)}`)
    await form.getByRole('button', { name: '补寄发货' }).click()
    await form.waitFor({ state: 'hidden' })
    expect((await orderOf(sn)).delivery.map(({ companyName }) => companyName)).toContain('京东物流')
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
    await page.goto(new URL(`/user/1-1/order/detail/${sn}/logistics`, page.url()).href)
    await front(page).getByRole('tab', { name: '包裹 2' }).click()
    await front(page)
      .getByText(`JD${applyId.slice(-12)}`)
      .first()
      .waitFor()
  })

  it('are fetched by a courier, whose waybill is that of the return', async () => {
    const { item } = await sent(1)
    const { applyId } = await shopper.browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 1,
      reasonCode: 'quality',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    const page = await open(`/user/1-1/order/return/detail/${applyId}`)
    await front(page)
      .getByRole('button', { name: /预约上门取件/ })
      .click()
    const sheet = page.getByRole('dialog', { name: '上门取件' })
    await sheet.getByRole('group', { name: '取件日期' }).locator('label').nth(1).click()
    await sheet.getByText('13:00–15:00').click()
    await sheet.getByRole('button', { name: '确认预约' }).click()
    await front(page).getByText('京东物流 · 已预约').waitFor()
    await courierActs()
    await courierActs()
    await expect.poll(async () => (await detail(applyId)).status, patience).toBe(1)
    await page.reload()
    await front(page).getByRole('heading', { name: '退回中' }).waitFor()
    await front(page).getByText('京东物流 · 已取件').waitFor()
  })

  it('are fetched by a courier whom the store books, sends away with a reason, and finds when they did not come', async () => {
    const { sn, item } = await sent(1)
    const { applyId } = await shopper.browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 1,
      reasonCode: 'quality',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    const page = await office(`/admin/1-1/returns/${applyId}`)
    const couriers = page.getByRole('region', { name: '上门取件' })
    await couriers.getByRole('button', { name: '预约取件' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '预约取件' }).click()
    await couriers.getByText('已预约').waitFor()
    await couriers.getByRole('button', { name: '取消取件' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '买家另约时间' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消取件' }).click()
    await couriers.getByText('已取消').waitFor()
    await couriers.getByRole('button', { name: '重新预约' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '预约取件' }).click()
    await couriers.getByText('已预约').waitFor()
    await courierActs('fail')
    await couriers.getByText('快递员未取到商品').waitFor(patience)
    await page.goto(new URL('/admin/1-1/returns?pickup=failed', page.url()).href)
    await page.getByRole('link', { name: applyId }).click()
    // From the return to its order, and back.
    await page.getByRole('link', { name: sn }).click()
    await page
      .getByRole('region', { name: '售后与发票' })
      .getByRole('link', { name: applyId })
      .click()
    await couriers.getByText('取件未成功').waitFor()
    const { list } = await shopper.browser.data(noticesCalls.list, { kind: 'return' })
    expect(
      list.filter(({ title }) => title === '上门取件').map(({ text }) => text.slice(0, 11)),
    ).toEqual([
      '上门取件未成功，请重新',
      '商家已为您预约上门取件',
      '商家取消了上门取件（2',
      '商家已为您预约上门取件',
    ])
  })
})
