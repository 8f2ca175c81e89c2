import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { controlToken, sandbox, usePhone } from './browser.ts'
import { desktop, operator } from './admin.ts'
import { freshNumber } from './phone-number.ts'
import { fillFreight } from './returning.ts'
import { codeFor, front, pixel, toasted } from './shopper.ts'

interface Sold {
  orderNo: string
}

describe('goods of other platforms, buyer and operator in turn', () => {
  const phone = usePhone()
  let admin: Caller

  beforeAll(async () => {
    admin = await operator()
  }, 60_000)

  async function ctl<T>(path: string, body: object): Promise<T> {
    const headers = { authorization: `Bearer ${controlToken}` }
    return (await (
      await fetch(`${sandbox}/_ctl/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    ).json()) as T
  }

  /** Proves the phone and opens the order. */
  async function find(page: Page, orderNo: string, number: string): Promise<void> {
    await front(page).getByLabel('平台订单号').fill(orderNo)
    await front(page).getByLabel('下单手机号').fill(number)
    await front(page)
      .getByRole('button', { name: /获取验证码/ })
      .click()
    await toasted(page, '验证码已发送')
    await front(page)
      .getByLabel('短信验证码', { exact: true })
      .fill(await codeFor(number))
    await front(page).getByRole('button', { name: '查找订单' }).click()
  }

  async function ask(page: Page, goods: string, way: RegExp, why = '质量问题'): Promise<string> {
    await front(page)
      .getByRole('link', { name: `申请 ${goods}` })
      .click()
    await page.waitForURL(/line=/)
    await front(page).getByRole('radio', { name: way }).check()
    await front(page).getByRole('radio', { name: why }).check()
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL(/\/thirdReturn\/detail\?id=\d{20}$/)
    return page.url().slice(-20)
  }

  /** The operator's next step on the page of a return, with whatever its form wants. */
  async function action(
    office: Page,
    name: RegExp,
    fill: (form: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
  ): Promise<void> {
    await office.reload()
    await office.getByRole('button', { name }).click()
    const form = office.getByRole('dialog')
    await fill(form)
    await form.getByRole('button', { name }).click()
    await form.waitFor({ state: 'hidden' })
  }

  it('come back for money: found, asked for, agreed, sent, received and paid by transfer', async () => {
    const number = freshNumber()
    const { orderNo } = await ctl<Sold>('oms/orders', { shop: '1-1', phone: number })
    const page = await phone.open('/thirdReturn')
    await find(page, 'TM0000000000', number)
    await page.getByText('没有找到这笔订单').first().waitFor()
    await front(page).getByLabel('平台订单号').fill(orderNo)
    await front(page).getByRole('button', { name: '查找订单' }).click()
    await page.waitForURL(/thirdReturnApply/)
    const applyId = await ask(page, '折叠电热水壶', /退货退款/)
    await front(page).getByRole('heading', { name: '申请中' }).waitFor()

    const office = await phone.open('/admin/1-1/returns?from=other', {
      ...desktop,
      cookies: admin.cookies,
    })
    await office.getByRole('link', { name: applyId }).click()
    await office.waitForURL(`**/returns/other-${applyId}`)
    await action(office, /^同\s*意$/)
    await page.reload()
    await fillFreight(page, `YT${applyId.slice(-12)}`)
    await front(page).getByRole('heading', { name: '退回中' }).waitFor()
    await action(office, /^确认收货$/, (form) => form.getByLabel('退款金额（元）').fill('188.00'))
    await action(office, /^登记转账$/, async (form) => {
      await form.getByLabel('转账凭证号').fill('ICBC2026001')
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer: pixel })
      await form.getByText('voucher.png').waitFor()
      await form.locator('.ant-upload-list-item-done').waitFor()
    })
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
    await front(page).getByText('ICBC2026001').first().waitFor()
    await front(page).getByRole('img', { name: '图片凭证 1' }).waitFor()
    const held = async () => {
      const headers = { authorization: `Bearer ${controlToken}` }
      const list = (await (await fetch(`${sandbox}/_ctl/oms/returns`, { headers })).json()) as {
        returnNo: string
        told: { state: string }
      }[]
      return list.find(({ returnNo }) => returnNo === applyId)?.told.state
    }
    await expect.poll(held, { timeout: 15_000 }).toBe('done')
  })

  it('are given money for while they are on their way, with nothing to send back', async () => {
    const number = freshNumber()
    const { orderNo } = await ctl<Sold>('oms/orders', {
      shop: '1-1',
      phone: number,
      delivery: 'sent',
    })
    const page = await phone.open('/thirdReturn')
    await find(page, orderNo, number)
    await page.waitForURL(/thirdReturnApply/)
    await front(page).getByText('运输中').first().waitFor()
    await front(page).getByRole('link', { name: '申请 玻璃茶漏' }).click()
    await page.waitForURL(/line=/)
    const closed = front(page).getByRole('radio', { name: /^退货退款/ })
    expect(await closed.isDisabled()).toBe(true)
    await front(page).getByText('包裹还在路上，收到后可以申请').first().waitFor()
    await page.goBack()
    const applyId = await ask(page, '玻璃茶漏', /^仅退款/, '未收到货')
    const office = await phone.open(`/admin/1-1/returns/other-${applyId}`, {
      ...desktop,
      cookies: admin.cookies,
    })
    await office.getByText('运输中').waitFor()
    await action(office, /^同\s*意$/)
    await action(office, /^登记转账$/, (form) => form.getByLabel('转账凭证号').fill('ICBC2026002'))
    await page.reload()
    await front(page).getByRole('heading', { name: '已完成' }).waitFor()
    await front(page).getByText('ICBC2026002').first().waitFor()
  })

  it('are asked for in a form that stays filled in when the line breaks while it is sent', async () => {
    const number = freshNumber()
    const { orderNo } = await ctl<Sold>('oms/orders', { shop: '1-1', phone: number })
    const page = await phone.open('/thirdReturn')
    await find(page, orderNo, number)
    await page.waitForURL(/thirdReturnApply/)
    await front(page).getByRole('link', { name: '申请 玻璃茶漏' }).click()
    await page.waitForURL(/line=/)
    await front(page).getByRole('radio', { name: /换货/ }).check()
    await front(page).getByRole('radio', { name: '质量问题' }).check()
    await front(page).getByRole('textbox', { name: '补充说明' }).fill('壶嘴有裂纹')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const askedAnew = page.waitForEvent('requestfailed', (request) => request.method() === 'GET')
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await toasted(page, '网络异常，请稍后重试')
    await askedAnew
    // The second try of the same reading comes a moment later; only then is it known to have
    // failed.
    await page.waitForEvent('requestfailed', (request) => request.method() === 'GET')
    await page.context().setOffline(false)
    expect(await front(page).getByRole('textbox', { name: '补充说明' }).inputValue()).toBe(
      '壶嘴有裂纹',
    )
    expect(await front(page).getByRole('radio', { name: /换货/ }).isChecked()).toBe(true)
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL(/\/thirdReturn\/detail\?id=\d{20}$/)
  })

  it('are asked for again from the page of what was refused, once', async () => {
    const number = freshNumber()
    const { orderNo } = await ctl<Sold>('oms/orders', { shop: '1-1', phone: number })
    const page = await phone.open('/thirdReturn')
    await find(page, orderNo, number)
    await page.waitForURL(/thirdReturnApply/)
    const refused = await ask(page, '玻璃茶漏', /退货退款/)
    await front(page).getByRole('heading', { name: '申请中' }).waitFor()
    expect(await front(page).getByRole('link', { name: '重新申请' }).count()).toBe(0)
    await admin.data(thirdReturnAdminCalls.refuse, {
      applyId: refused,
      reason: '与描述不符，请补充照片',
    })
    await page.reload()
    await front(page).getByText('与描述不符，请补充照片').first().waitFor()
    await front(page).getByRole('link', { name: '重新申请' }).click()
    await page.waitForURL(/line=/)
    await front(page).getByRole('radio', { name: '质量问题' }).check()
    await front(page).getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL(/\/thirdReturn\/detail\?id=\d{20}$/)
    await front(page).getByRole('heading', { name: '申请中' }).waitFor()
    expect(page.url()).not.toContain(refused)
    // The page of the refused one is behind it, and offers no second.
    await page.goto(new URL(`/thirdReturn/detail?id=${refused}`, page.url()).href)
    await front(page).getByRole('heading', { name: '已拒绝' }).waitFor()
    expect(await front(page).getByRole('link', { name: '重新申请' }).count()).toBe(0)
  })

  it('come back for the same goods, by the address that the OMS sends, and are nobody else’s to see', async () => {
    const number = freshNumber()
    const { orderNo } = await ctl<Sold>('oms/orders', { shop: '1-1', phone: number })
    const page = await phone.open(`/omsReturn?orderSn=${orderNo}`)
    expect(await front(page).getByLabel('平台订单号').inputValue()).toBe(orderNo)
    await find(page, orderNo, number)
    await page.waitForURL(/thirdReturnApply/)
    const applyId = await ask(page, '玻璃茶漏', /换货/)
    const office = await phone.open(`/admin/1-1/returns/other-${applyId}`, {
      ...desktop,
      cookies: admin.cookies,
    })
    await action(office, /^同\s*意$/)
    await page.reload()
    await fillFreight(page, `YT${applyId.slice(-12)}`)
    // The warehouse has it before anyone in the back office says so.
    await expect
      .poll(
        async () =>
          (await ctl<{ told?: { state: string } }>(`oms/returns/${applyId}/received`, {})).told
            ?.state,
        { timeout: 15_000 },
      )
      .toBe('processing')
    await action(office, /^换新发货$/, async (form) => {
      await form.getByRole('combobox').click()
      await office.getByTitle('京东物流').click()
      await form.getByLabel('运单号').fill(`JD${applyId.slice(-12)}`)
    })
    await page.reload()
    await front(page)
      .getByText(`京东物流 JD${applyId.slice(-12)}`)
      .first()
      .waitFor()
    await page.goto(new URL('/thirdReturn/list?status=3', page.url()).href)
    await front(page)
      .getByRole('tab', { name: /已完成/, selected: true })
      .waitFor()
    await front(page).getByText('玻璃茶漏').waitFor()

    const stranger = await phone.open(`/thirdReturn/detail?id=${applyId}`)
    await front(stranger).getByText('请先验证手机号').waitFor()
    await front(stranger).getByRole('link', { name: '去验证' }).waitFor()
  })
})
