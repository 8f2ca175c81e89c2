import { describe, expect, it } from 'vitest'
import { operator, desktop } from './admin.ts'
import { usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { codeFor, front, picturesSent, pixel, toasted } from './shopper.ts'

describe('an invoice that nobody else issues', () => {
  const phone = usePhone()

  it('is asked for on the page, handed over by staff as a PDF, and opens', async () => {
    const number = freshNumber()
    const orderSn = `POS-${number}`
    const page = await phone.open(`/omniChannelInvoice?orderSn=${orderSn}`)
    await front(page).locator('input[name=phone]').fill(number)
    await front(page)
      .getByRole('button', { name: /获取验证码/ })
      .click()
    await toasted(page, '验证码已发送')
    await front(page)
      .locator('input[name=code]')
      .fill(await codeFor(number))
    await front(page).getByRole('button', { name: '查询', exact: true }).click()
    await front(page).getByText('没有找到这笔订单').waitFor()
    await front(page).getByRole('button', { name: '请商家开票' }).click()
    expect(await front(page).locator('input[name=orderSn]').inputValue()).toBe(orderSn)
    await front(page).locator('input[name=amount]').fill('128.50')
    await front(page).locator('input[name=name]').fill('林小满')
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await front(page).getByText('请填写邮箱').waitFor()
    await front(page).locator('input[name=email]').fill(`${number}@mail.example`)
    await front(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: pixel })
    await picturesSent(page, '1/3')
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await front(page).getByText('待商家处理').waitFor()

    const admin = await operator()
    const office = await phone.open('/admin/1-1/invoice-requests', {
      ...desktop,
      cookies: admin.cookies,
    })
    await office.getByRole('row').filter({ hasText: orderSn }).getByRole('link').click()
    await office.getByText('¥128.50').first().waitFor()
    await office.getByRole('button', { name: '登记发票' }).click()
    const form = office.getByRole('dialog')
    await form.getByLabel('发票号码').fill('26117000000000000001')
    await form.locator('input[type=file]').setInputFiles({
      name: 'fapiao.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await form.getByRole('button', { name: '登记发票' }).click()
    await form.waitFor({ state: 'hidden' })
    await office.getByText('已开票').first().waitFor()

    await page.reload()
    await front(page).locator('input[name=phone]').fill(number)
    await front(page).locator('input[name=code]').fill('000000')
    // The phone was proved in this session already.
    await front(page).getByRole('button', { name: '查询', exact: true }).click()
    const link = front(page).getByRole('link', { name: '查看发票' })
    await link.waitFor()
    const file = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href,
    )
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
})
