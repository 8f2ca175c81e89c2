import { orderCalls } from '@mallard/contract/order/order.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { passwordOf, shop, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const scope = { partnerId: 1, storeId: 1 }

/** The owner at the desk, without a browser. */
async function operator(): Promise<Caller> {
  const desk = caller(shop, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await desk.data(staffCalls.login, { login: 'owner', password: passwordOf('owner') })
  return desk
}

describe('returns, shopper and operator in turn', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let desk: Caller

  beforeAll(async () => {
    shopper = await newShopper()
    desk = await operator()
  }, 60_000)

  const open = (path: string): Promise<Page> => phone.open(path, { cookies: shopper.browser.cookies })

  async function asked(page: Page, reason: string): Promise<string> {
    await front(page).getByRole('radio', { name: reason }).check()
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await toasted(page, '已提交申请')
    await page.waitForURL(/\/order\/return\/detail\/\d{20}$/)
    return page.url().slice(-20)
  }

  it('gives the money back before anything was sent', async () => {
    const sn = await shopper.order()
    await shopper.pay(sn)
    const { amounts, items } = await shopper.browser.data(orderCalls.detail, { sn })
    const page = await open(`/user/1-1/order/detail/${sn}`)
    await front(page).getByRole('link', { name: '申请售后' }).first().click()
    await page.waitForURL(`**/return/part/step1/${items[0]!.id}`)
    await front(page).getByRole('button', { name: '申请售后' }).click()
    await page.waitForURL(/step2/)
    const applyId = await asked(page, '不想要了')
    await desk.data(returnsDeskCalls.agree, { applyId })
    await expect.poll(async () => (await shopper.browser.data(returnsCalls.v2Detail, { applyId })).status, { timeout: 20_000 }).toBe(3)
    expect(await shopper.browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 4, refundedAmount: amounts.payAmount })
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
  })

  it('takes goods back with their waybill', async () => {
    const sn = await shopper.order()
    await shopper.pay(sn)
    await desk.data(orderDeskCalls.ship, { sn, companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` })
    const { items } = await shopper.browser.data(orderCalls.detail, { sn })
    const page = await open(`/user/1-1/order/return/part/step1/${items[0]!.id}`)
    await front(page)
      .getByRole('radio', { name: /退货退款/ })
      .check()
    await front(page).getByRole('button', { name: '申请售后' }).click()
    await page.waitForURL(/step2/)
    const applyId = await asked(page, '质量问题')
    await desk.data(returnsDeskCalls.agree, { applyId })
    await page.reload()
    await front(page).getByRole('button', { name: '填写寄回单号' }).click()
    const sheet = page.getByRole('dialog', { name: '填写寄回单号' })
    await sheet.getByText('圆通速递').click()
    await sheet.getByLabel('快递单号').fill(`SF${sn.slice(-12)}`)
    await sheet.getByRole('button', { name: '提交' }).click()
    await toasted(page, '已提交单号')
    await front(page).getByRole('heading', { name: '退回中' }).waitFor()
    const lines = items.map(({ id, productQuantity }) => ({ orderItemId: id, received: productQuantity, sellable: productQuantity }))
    await desk.data(returnsDeskCalls.receive, { applyId, lines })
    await expect.poll(async () => (await shopper.browser.data(returnsCalls.v2Detail, { applyId })).status, { timeout: 20_000 }).toBe(3)
  })
})
