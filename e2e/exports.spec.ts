import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { barriers as barriersOf } from './axe.ts'
import { openAdmin } from './admin.ts'
import { shop, usePhone } from './browser.ts'

describe('an accountant', () => {
  const screen = usePhone()

  it('chooses what to export, and takes the file home when it is written', async () => {
    const page = await openAdmin(screen, 'finance')
    await page.goto(`${shop}/admin/1-1/exports`)
    await page.getByRole('button', { name: '新建导出' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('导出内容').click()
    await page.locator('.ant-select-item-option[title=会员]').click()
    expect(await form.getByRole('checkbox', { name: '昵称' }).isChecked()).toBe(false)
    await form.getByRole('checkbox', { name: '积分' }).uncheck()
    await form.getByRole('button', { name: '开始导出' }).click()
    await form.getByText('请写明用途，至少 2 个字').waitFor()
    await form.getByRole('button', { name: '月末对账' }).click()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '开始导出' }).click()
    await form.waitFor({ state: 'hidden' })
    const download = page.getByRole('button', { name: '下载' }).first()
    await download.waitFor({ timeout: 30_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toMatch(/^会员-\d+\.csv$/)
    const text = readFileSync((await file.path())!, 'utf8')
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFF等级,成长值,订单数,消费金额,最近下单,注册时间,注册来源,状态',
    )
    await page.getByText('已下载 1 次').waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})
