import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { usePhone } from './browser.ts'
import { choose, openAdmin, operator } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { toasted } from './shopper.ts'

describe('the money pages', () => {
  const screen = usePhone()
  let shopper: NewShopper
  let admin: Caller

  beforeAll(async () => {
    shopper = await newShopper()
    admin = await operator()
  }, 60_000)

  const open = (login: string, path: string): Promise<Page> => openAdmin(screen, login, path)

  it('ships by a table of waybills: shown row by row first, then sent, and once', async () => {
    const sn = await shopper.order()
    await shopper.pay(sn)
    const page = await open('owner', '/admin/1-1/orders')
    await page.getByRole('button', { name: '批量发货' }).click()
    await page.getByRole('heading', { name: '批量发货' }).waitFor()
    expect(await barriers(page)).toEqual([])

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出待发货' }).click()
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^待发货-\d{12}\.xlsx$/)

    const table = `订单编号,快递公司,运单号\n${sn},顺丰,SF${sn.slice(-12)}\n26010112000000000009,顺丰,SF0000000009\n`
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '运单.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await page.getByRole('heading', { name: '运单.csv' }).waitFor()
    await page.getByText('本店没有这个订单').waitFor()
    expect((await admin.data(orderAdminCalls.detail, { sn })).delivery).toEqual([])
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '发货 1 行' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^发\s*货$/ })
      .click()
    await page.getByText('已完成').waitFor()
    await page.getByRole('row').filter({ hasText: sn }).getByText('已发货').waitFor()
    expect((await admin.data(orderAdminCalls.detail, { sn })).delivery).toMatchObject([
      { deliverySn: `SF${sn.slice(-12)}` },
    ])

    await page.getByRole('link', { name: sn }).click()
    await page.getByRole('button', { name: '更正运单' }).click()
    await page.getByRole('dialog').getByLabel('运单号').fill('SF9000000001')
    await page.getByRole('dialog').getByLabel('更正原因').fill('仓库填错')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /保\s*存/ })
      .click()
    await page.getByText('运单已更正').waitFor()
    await page.getByText('SF9000000001').first().waitFor()
    expect(screen.complaints).toEqual([])
  }, 90_000)

  it('confirms a payment by two persons', async () => {
    const sn = await shopper.order()
    await shopper.browser.fetch(`/pay/v2/toPay/1-1/wxPay-WAP/${sn}.html`)
    const { list } = await admin.data(repairAdminCalls.payments, { q: sn })
    const { payNo, amount, createTime } = list[0]!
    const yuan = (amount / 100).toFixed(2)

    const first = await open('owner', `/admin/1-1/payments?q=${sn}`)
    // Money comes in after it was asked for, by the shop's clock.
    await first.clock.setFixedTime(createTime + 1000)
    const row = first.getByRole('row').filter({ hasText: payNo })
    await row.getByRole('button', { name: '立即查询' }).click()
    await first.getByText('渠道回复：还没有付款').waitFor()
    await row.getByRole('button', { name: '人工确认' }).click()
    const dialog = first.getByRole('dialog')
    await dialog.getByLabel('凭证金额').fill(yuan)
    await dialog.getByLabel('凭证流水号').fill(`CH${sn}`)
    await dialog.getByLabel('到账时间').click()
    await first.getByText('此刻').click()
    await dialog.getByLabel('说明').fill('微信商户后台已到账')
    await dialog.getByRole('button', { name: '提交确认' }).click()
    await toasted(first, '已提交，等待另一位同事确认')
    expect((await admin.data(orderAdminCalls.detail, { sn })).status).toBe(0)

    const second = await open('finance', '/admin/1-1/payments?tab=proposals')
    expect(await barriers(second)).toEqual([])
    await second
      .getByRole('row')
      .filter({ hasText: payNo })
      .getByRole('button', { name: '核对确认' })
      .click()
    await second.getByRole('dialog').getByLabel('凭证金额').fill('0.01')
    await second.getByRole('dialog').getByLabel('凭证流水号').fill(`CH${sn}`)
    await second.getByRole('dialog').getByRole('button', { name: '核对确认' }).click()
    await second.getByText('到账金额与应付金额不一致，不能通过').waitFor()
    await second.getByRole('dialog').getByLabel('凭证金额').fill(yuan)
    await second.getByRole('dialog').getByRole('button', { name: '核对确认' }).click()
    await toasted(second, '已确认入账')
    expect((await admin.data(orderAdminCalls.detail, { sn })).status).toBe(1)
  }, 90_000)

  it('compares the bills, asks the books, and finds it all in the log', async () => {
    const page = await open('owner', '/admin/1-1/bills')
    await page.getByRole('heading', { name: '渠道对账' }).waitFor()
    // What demo shoppers paid yesterday stands in the sandbox's bill of the day, which the shop
    // fetches by itself at half past ten.
    const paidDay = page
      .getByRole('row')
      .filter({ hasText: /账单未取到|一致/ })
      .first()
    await paidDay.getByRole('button', { name: '重新取账单' }).click()
    await toasted(page, '账单已取到并核对')
    await page.getByText('一致', { exact: true }).first().waitFor()
    // A button under the pointer is on its way to another colour.
    await page.mouse.move(0, 0)
    await page.getByText('账单已取到并核对').first().waitFor({ state: 'detached' })
    expect(await barriers(page)).toEqual([])

    await choose(page, '运行状态')
    await page.getByRole('button', { name: '立即核验' }).click()
    await page.getByText(/条规则全部成立/).waitFor()
    await page.getByText('正在核验…').waitFor({ state: 'detached' })
    expect(await barriers(page)).toEqual([])
    await page.getByRole('tab', { name: '后台任务' }).click()
    await page.getByText('没有放弃的任务').waitFor()
    expect(await barriers(page)).toEqual([])

    await choose(page, '操作日志')
    await page.getByLabel('操作人').fill('财务')
    await page.getByRole('button', { name: /查\s*询/ }).click()
    await page.getByRole('cell', { name: '确认人工款项' }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(screen.complaints).toEqual([])
  }, 90_000)
})
