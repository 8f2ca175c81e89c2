import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { usePhone } from './browser.ts'
import { choose, openAdmin } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, pixel, toasted } from './shopper.ts'

async function sendVoucher(page: Page): Promise<void> {
  await front(page).getByLabel('付款人').fill('林小满')
  await front(page).getByLabel('付款银行').fill('示例银行')
  const looked = page.waitForResponse((response) => response.url().endsWith('/aliyun-oss/done'))
  await front(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer: pixel })
  expect((await looked).status()).toBe(200)
  await front(page).getByRole('button', { name: '提交凭证' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/offLinePaySuccess/'))
  await front(page).getByRole('heading', { name: '审核中' }).waitFor()
}

describe('a shopper pays by bank transfer', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it('with a voucher that is rejected, then approved', async () => {
    const orderSn = await shopper.order()
    const page = await phone.open(`/order/1-1/payment/order-${orderSn}`, {
      cookies: shopper.browser.cookies,
    })
    await front(page)
      .getByRole('link', { name: /线下转账/ })
      .click()
    await page.waitForURL((url) => url.pathname === `/offLine-payment/1-1/${orderSn}`)
    await front(page).getByText(orderSn.slice(-8), { exact: true }).waitFor()
    await sendVoucher(page)

    await front(page).getByRole('button', { name: '撤回凭证' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: '撤回凭证' }).click()
    await front(page).getByRole('heading', { name: '已撤回' }).waitFor()
    await front(page).getByRole('link', { name: '重新提交凭证' }).click()
    await sendVoucher(page)

    const admin = await openAdmin(phone, 'owner')
    await choose(admin, '转账')
    const row = admin.getByRole('row').filter({ hasText: orderSn })
    await admin.getByRole('textbox', { name: '订单号或备注' }).fill(orderSn.slice(-8))
    await admin.waitForURL(`**/vouchers?q=${orderSn.slice(-8)}`)
    await row.getByRole('button', { name: /驳\s*回/ }).click()
    await admin.getByRole('button', { name: '凭证图片看不清' }).click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /驳\s*回/ })
      .click()
    await row.waitFor({ state: 'detached' })

    await page.reload()
    await front(page).getByRole('heading', { name: '被驳回' }).waitFor()
    await front(page).getByText('凭证图片看不清').waitFor()
    await front(page).getByRole('link', { name: '重新提交凭证' }).click()
    await sendVoucher(page)

    const { amount } = await shopper.browser.data(voucherCalls.offlineStatus, { orderId: orderSn })
    await admin.reload()
    await row.getByRole('link', { name: orderSn }).click()
    await admin.getByText('该订单此前提交过', { exact: false }).waitFor()
    await admin.getByRole('button', { name: '确认到账' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('实际到账金额').fill('0.01')
    await dialog.getByLabel('银行流水号').fill(`BANK-${orderSn}`)
    await dialog.getByRole('button', { name: '确认到账' }).click()
    await dialog.getByText('到账金额与应付金额不一致，不能通过').waitFor()
    await dialog.getByLabel('实际到账金额').fill((amount / 100).toFixed(2))
    await dialog.getByRole('button', { name: '确认到账' }).click()
    await toasted(admin, '已确认到账，订单已付款')

    await page.reload()
    await front(page).getByRole('heading', { name: '已确认' }).waitFor()
    await front(page).getByRole('link', { name: '查看订单' }).click()
    await front(page).getByRole('heading', { name: '待发货' }).waitFor()
  }, 90_000)
})
