import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { askFor, fillFreight, paidOrder, shipOrder } from './returning.ts'
import { front } from './shopper.ts'

/** Each step of the tax side takes the sandbox two seconds, and us up to five to ask. */
const patience = { timeout: 40_000 }

describe('an invoice after a return', () => {
  const phone = usePhone()
  let shopper: NewShopper
  let admin: Caller

  beforeAll(async () => {
    shopper = await newShopper()
    admin = await operator()
  }, 60_000)

  it('is reversed when money goes back, and issued again over what is left', async () => {
    const sn = await paidOrder(shopper, 2)
    const invoiceOf = async () => shopper.browser.data(invoiceCalls.byOrder, { sn })
    await expect
      .poll(async () => (await shopper.browser.data(orderCalls.detail, { sn })).status, patience)
      .toBe(1)
    await shopper.browser.data(invoiceCalls.apply, { orderId: sn, type: 1, name: '林小满' })
    await shipOrder(admin, sn)
    await shopper.browser.data(orderCalls.confirm, { sn })
    await expect.poll(async () => (await invoiceOf()).invoice?.stage, patience).toBe('issued')
    const { amounts, items } = await shopper.browser.data(orderCalls.detail, { sn })
    expect((await invoiceOf()).invoice?.amount).toBe(amounts.payAmount)

    const item = items[0]!
    const page = await phone.open(`/user/1-1/order/return/part/step1/${item.id}`, {
      cookies: shopper.browser.cookies,
    })
    const applyId = await askFor(page, /退货退款/, '质量问题')
    const { applyAmount } = await shopper.browser.data(returnsCalls.v2Detail, { applyId })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await page.reload()
    await fillFreight(page, `YT${applyId.slice(-12)}`)
    await admin.data(returnsAdminCalls.receive, {
      applyId,
      lines: [{ orderItemId: item.id, received: 1, sellable: 1 }],
    })
    await expect
      .poll(
        async () => (await shopper.browser.data(returnsCalls.v2Detail, { applyId })).status,
        patience,
      )
      .toBe(3)

    await expect
      .poll(async () => (await invoiceOf()).earlier.map(({ stage }) => stage), patience)
      .toEqual(['reversed'])
    await expect.poll(async () => (await invoiceOf()).invoice?.stage, patience).toBe('issued')
    expect((await invoiceOf()).invoice?.amount).toBe(amounts.payAmount - applyAmount)
    await page.goto(new URL(`/user/1-1/tickets/${sn}`, page.url()).href, {
      waitUntil: 'networkidle',
    })
    await front(page).getByText('已冲红的发票').waitFor()
  }, 150_000)
})
