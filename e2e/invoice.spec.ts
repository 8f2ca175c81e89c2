import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Page } from 'playwright'
import type { Caller } from '@mallard/testing/caller'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandbox, usePhone } from './browser.ts'
import { desktop, operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { codeFor, front, toasted } from './shopper.ts'

/**
 * Taps the link to the file as a shopper does, and says what the browser was then given for a
 * document.
 */
async function openedFile(
  page: Page,
): Promise<[status: number | undefined, type: string | undefined]> {
  const link = front(page).getByRole('link', { name: '查看发票' })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await link.click()
  const response = await (await asked).response()
  return [response?.status(), response?.headers()['content-type']]
}

/** Each step of the tax side takes the sandbox two seconds, and us up to five to ask. */
const patience = { timeout: 25_000 }

describe('an invoice', () => {
  const phone = usePhone()
  let admin: Caller
  let shopper: NewShopper
  let sn: string

  beforeAll(async () => {
    admin = await operator()
    shopper = await newShopper()
    sn = await shopper.order()
    await shopper.pay(sn)
  })

  it('is filled in by somebody else through a link, and issued once the order is received', async () => {
    await expect
      .poll(async () => (await shopper.browser.data(orderCalls.detail, { sn })).status, patience)
      .toBe(1)
    const { path } = await shopper.browser.data(invoiceCalls.editLink, { sn })
    const page = await phone.open(path)
    await page.waitForLoadState('networkidle')
    await front(page).getByText('企业单位').click()
    await front(page).locator('input[name=name]').fill('杭州野鸭科技有限公司')
    await front(page).locator('input[name=taxNo]').fill('91350100M000100Y44')
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await front(page).getByText('税号不正确').waitFor()
    await front(page).locator('input[name=taxNo]').fill('91350100m000100y43')
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await front(page).getByText('待开票').waitFor()
    await admin.data(orderAdminCalls.ship, {
      sn,
      companyCode: 'yuantong',
      deliverySn: `YT${sn.slice(-12)}`,
    })
    await shopper.browser.data(orderCalls.confirm, { sn })
    await expect
      .poll(
        async () => (await shopper.browser.data(invoiceCalls.byOrder, { sn })).invoice?.stage,
        patience,
      )
      .toBe('issued')
  })

  it('is sent to an address, which is offered again, and found without an account by its papers', async () => {
    const page = await phone.open(`/user/1-1/tickets/${sn}`, { cookies: shopper.browser.cookies })
    await front(page).getByRole('button', { name: '发送到邮箱' }).click()
    const sheet = page.getByRole('dialog', { name: '发送到邮箱' })
    await sheet.locator('input[name=email]').fill('reader@mail')
    await sheet.getByRole('button', { name: '发送', exact: true }).click()
    await sheet.getByText('请输入正确的邮箱').waitFor()
    const address = `reader-${sn.slice(-8)}@mail.example`
    await sheet.locator('input[name=email]').fill(address)
    await sheet.getByRole('button', { name: '发送', exact: true }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect
      .poll(
        async () =>
          (await (await fetch(`${sandbox}/mail?to=${address}`)).text()).includes(
            `订单 ${sn} 的电子发票`,
          ),
        patience,
      )
      .toBe(true)
    await front(page).getByRole('button', { name: '发送到邮箱' }).click()
    await expect.poll(() => sheet.locator('input[name=email]').inputValue()).toBe(address)

    const stranger = await phone.open('/omniChannelInvoice')
    await front(stranger).locator('input[name=orderSn]').fill(sn)
    await front(stranger).locator('input[name=phone]').fill('13900001234')
    await front(stranger).getByRole('button', { name: '查询', exact: true }).click()
    await front(stranger).getByText('请填写验证码').waitFor()
    await front(stranger).locator('input[name=code]').fill('000000')
    await front(stranger).getByRole('button', { name: '查询', exact: true }).click()
    await front(stranger).getByText('验证码不正确或已过期').waitFor()
    await front(stranger)
      .getByRole('button', { name: /获取验证码/ })
      .click()
    await toasted(stranger, '验证码已发送')
    await front(stranger)
      .locator('input[name=code]')
      .fill(await codeFor('13900001234'))
    await front(stranger).getByRole('button', { name: '查询', exact: true }).click()
    await front(stranger).getByText('已开票').waitFor()
    // Written through the member's link: anyone who holds the receiver's phone sees how it stands,
    // and is led to the member's own page.
    await front(stranger).getByText('这里只显示开票进度').waitFor()
    expect(await front(stranger).getByRole('link', { name: '查看发票', exact: true }).count()).toBe(
      0,
    )
    expect(
      await front(stranger).getByRole('link', { name: '登录查看发票' }).getAttribute('href'),
    ).toBe(`/user/1-1/tickets/${sn}`)
  })

  it('opens as a PDF, is reversed by the operator, and issued again', async () => {
    const page = await phone.open(`/user/1-1/tickets/${sn}`, { cookies: shopper.browser.cookies })
    const { invoice } = await shopper.browser.data(invoiceCalls.byOrder, { sn })
    for (const path of [
      `/user/1-1/tickets/${sn}`,
      `/service-center/invoice/detail?id=${invoice?.invoiceId}`,
    ])
      expect(
        await openedFile(await phone.open(path, { cookies: shopper.browser.cookies })),
        path,
      ).toEqual([200, 'application/pdf'])

    const office = await phone.open(`/admin/1-1/invoices/${invoice?.invoiceId}`, {
      ...desktop,
      cookies: admin.cookies,
    })
    await office.getByRole('button', { name: /^冲\s*红$/ }).click()
    const form = office.getByRole('dialog')
    await form.getByRole('button', { name: /^冲\s*红$/ }).click()
    await form.waitFor({ state: 'hidden' })
    await expect
      .poll(
        async () =>
          (await shopper.browser.data(invoiceCalls.byOrder, { sn })).earlier.map(
            ({ stage }) => stage,
          ),
        patience,
      )
      .toEqual(['reversed'])
    await expect
      .poll(
        async () => (await shopper.browser.data(invoiceCalls.byOrder, { sn })).invoice?.stage,
        patience,
      )
      .toBe('issued')
    await page.reload({ waitUntil: 'networkidle' })
    await front(page).getByText('已冲红的发票').waitFor()
  })
})
