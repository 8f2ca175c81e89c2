import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { choose, openAdmin } from './admin.ts'
import { shop, usePhone } from './browser.ts'

describe('home of the back office', () => {
  const screen = usePhone()

  it('shows how the store does, what waits, and where that is done', async () => {
    const page = await openAdmin(screen, 'owner')
    await page.waitForURL(`${shop}/admin/1-1/home`)
    const paid = page.getByRole('button', { name: '支付金额', exact: true })
    await paid.focus()
    await page.getByRole('tooltip').getByText('按付款时间算', { exact: false }).waitFor()
    await page.getByText('近 30 天', { exact: true }).click()
    await page.waitForURL('**/home?span=month')
    await page.getByText('前 30 天同时段').first().waitFor()
    await page.getByText('全部店铺', { exact: true }).click()
    await page.getByText('家店铺合计', { exact: false }).waitFor()

    // What the chart draws can be read by keys, and stands in a table as well.
    const chart = page.getByRole('application').last()
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.recharts-tooltip-wrapper').last().getByText('支付金额').waitFor()
    await page.getByText('查看数据表').last().click()
    await page.getByRole('columnheader', { name: '退款金额' }).waitFor()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: /待发货订单/ }).click()
    await page.waitForURL('**/orders?status=1')
    expect(screen.complaints).toEqual([])
  })

  it('leads to reports, which are kept as files', async () => {
    const page = await openAdmin(screen, 'owner')
    await choose(page, '报表')
    await page.getByRole('link', { name: '商品转化' }).click()
    await page.getByRole('heading', { name: '商品转化' }).waitFor()
    await page.getByRole('columnheader', { name: '到购物车' }).waitFor()
    expect(await barriers(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /导\s*出/ }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^商品转化-.+\.csv$/)
    expect(screen.complaints).toEqual([])
  })

  it('of who works in the warehouse tells what waits, and no sums', async () => {
    const page = await openAdmin(screen, 'warehouse')
    await page.getByRole('heading', { name: '待办' }).waitFor()
    expect(await page.getByText('支付金额').count()).toBe(0)
  })
})
