import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers as barriersOf } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'

describe('who looks after members', () => {
  const screen = usePhone()

  it('tags one, notes something, freezes them with a reason, and finds them again by it', async () => {
    const shopper = await newShopper()
    await shopper.pay(await shopper.order())
    const page = await openAdmin(screen, 'owner')
    await page.goto(`${shop}/admin/1-1/members/tags`)
    await page.getByRole('button', { name: '新建标签' }).click()
    await page.getByLabel('标签名').fill('爱喝茶')
    await page.getByRole('radio', { name: '绿' }).check()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByRole('cell', { name: '爱喝茶' }).waitFor()

    await page.goto(`${shop}/admin/1-1/members`)
    await page.locator('main a[href^="/admin/1-1/members/"]').first().click()
    await page.getByRole('button', { name: '编辑标签' }).click()
    await page.getByRole('dialog').getByRole('combobox').click()
    await page.locator('.ant-select-item-option').first().click()
    // The list of tags closes when one goes on beside it.
    await page.getByRole('dialog').locator('.ant-modal-title').click()
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByText('爱喝茶').waitFor()
    await page.getByRole('button', { name: '添加备注' }).click()
    await page.getByLabel('备注内容').fill('送货前请先打电话')
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByText('送货前请先打电话').waitFor()
    await page.getByRole('button', { name: '冻结', exact: true }).click()
    await page.getByRole('button', { name: '恶意退货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '冻结', exact: true }).click()
    await page.getByText('不能登录和下单，已登录的设备已退出').waitFor()
    expect(await barriersOf(page)).toEqual([])

    await page.goto(`${shop}/admin/1-1/members?standing=frozen`)
    await page.getByText('已冻结').first().waitFor()
  })

  it('keeps a cell of the RFM table as a segment and writes to its members', async () => {
    const page = await openAdmin(screen, 'owner')
    await page.goto(`${shop}/admin/1-1/segments/rfm`)
    await page
      .getByRole('button', { name: /存成分群/, disabled: false })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel('分群名称').fill('最近的新客')
    await form.getByRole('button', { name: '算一算人数' }).click()
    await form.getByText(/现在有 [\d,]+ 位会员符合/).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '保存' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.goto(`${shop}/admin/1-1/segments`)
    await page.getByRole('link', { name: '最近的新客' }).click()
    await page.getByRole('button', { name: '发消息' }).click()
    const message = page.getByRole('dialog')
    await message.getByLabel('标题', { exact: true }).fill('周末会员日')
    await message.getByLabel('正文', { exact: true }).fill('本周末全场包邮。')
    expect(await barriersOf(page)).toEqual([])
    await message.getByRole('button', { name: '发送' }).click()
    await page.locator('.ant-modal-confirm').getByRole('button', { name: '发送' }).click()
    await page.getByRole('heading', { name: '周末会员日' }).waitFor()
    await page.getByText('未同意接收').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})
