import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { wordsBegin } from './edges.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { askFor, fillFreight, shipOrder } from './returning.ts'
import { front } from './shopper.ts'

describe('returns, shopper and operator in turn', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let admin: Caller

  beforeAll(async () => {
    shopper = await newShopper()
    admin = await operator()
  }, 60_000)

  const open = (path: string): Promise<Page> =>
    phone.open(path, { cookies: shopper.browser.cookies })

  it('gives the money back before anything was sent', async () => {
    const sn = await shopper.order()
    await shopper.pay(sn)
    const { amounts, items } = await shopper.browser.data(orderCalls.detail, { sn })
    const page = await open(`/user/1-1/order/detail/${sn}`)
    await front(page).getByRole('link', { name: '申请售后' }).first().click()
    await page.waitForURL(`**/return/part/step1/${items[0]!.id}`)
    const applyId = await askFor(page, /仅退款/, '信息填写错误')
    await admin.data(returnsAdminCalls.agree, { applyId })
    await expect
      .poll(async () => (await shopper.browser.data(returnsCalls.v2Detail, { applyId })).status, {
        timeout: 20_000,
      })
      .toBe(3)
    expect(await shopper.browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: amounts.payAmount,
    })
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
  })

  it('takes goods back with their waybill', async () => {
    const sn = await shopper.order()
    await shopper.pay(sn)
    await shipOrder(admin, sn)
    const { items } = await shopper.browser.data(orderCalls.detail, { sn })
    const page = await open(`/user/1-1/order/return/part/step1/${items[0]!.id}`)
    const applyId = await askFor(page, /退货退款/, '质量问题')
    await admin.data(returnsAdminCalls.agree, { applyId })
    await page.reload()
    await front(page).getByRole('button', { name: '填写寄回单号' }).click()
    const sheet = page.getByRole('dialog', { name: '填写寄回单号' })
    // The field begins where the carriers above it do.
    expect(await wordsBegin(sheet.locator('label', { hasText: '快递单号' }))).toBeCloseTo(
      await wordsBegin(sheet.getByRole('group', { name: '快递公司' })),
      0,
    )
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await fillFreight(page, `SF${sn.slice(-12)}`)
    await front(page).getByRole('heading', { name: '退回中' }).waitFor()
    const lines = items.map(({ id, productQuantity }) => ({
      orderItemId: id,
      received: productQuantity,
      sellable: productQuantity,
    }))
    await admin.data(returnsAdminCalls.receive, { applyId, lines })
    await expect
      .poll(async () => (await shopper.browser.data(returnsCalls.v2Detail, { applyId })).status, {
        timeout: 20_000,
      })
      .toBe(3)
  })
})
