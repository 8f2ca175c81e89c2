import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { photograph } from './photograph.ts'
import { front } from './shopper.ts'

describe('a shopper and the service', () => {
  const phone = usePhone()

  it('talk about goods, live on both sides, until it is closed', { timeout: 120_000 }, async () => {
    const name = `宋知夏${Date.now() % 100_000}`
    const { browser } = await newShopper()
    const { list } = await browser.data(searchCalls.productList, {})
    const { itemId, title } = list[0]!
    const page = await phone.open(`/goods/${itemId}-1-1`, { cookies: browser.cookies })
    await front(page).getByRole('button', { name: '客服' }).click()
    await page.getByRole('link', { name: '在线咨询' }).click()
    const chat = front(page).getByRole('list', { name: '与客服的消息' })
    // Nothing is sent by itself.
    await front(page).getByRole('region', { name: '您可能想咨询' }).getByText(title).waitFor()
    await front(page).getByRole('button', { name: '发送商品' }).click()
    await chat.getByRole('link', { name: title }).waitFor()
    await front(page).getByRole('textbox', { name: '消息内容' }).fill(`${name}问有货吗？`)
    await page.keyboard.press('Enter')
    await chat.getByText(`${name}问有货吗？`).waitFor()
    await front(page)
      .locator('input[type=file]')
      .setInputFiles(await photograph(page, 'kettle', 200))
    await chat.getByRole('button', { name: '图片消息' }).waitFor()
    expect(await barriers(page)).toEqual([])

    const admin = await openAdmin(phone, 'owner', '/admin/1-1/conversations')
    const row = admin.getByRole('row').filter({ hasText: '[图片]' }).last()
    await row.getByRole('link').first().click()
    const thread = admin.getByRole('list', { name: '消息' })
    await thread.getByText(`${name}问有货吗？`).waitFor()
    await admin.getByRole('textbox', { name: '回复' }).fill('有货，今天发出')
    await admin.keyboard.press('Enter')
    await thread.getByText('有货，今天发出').waitFor()
    await admin.getByText('已回复').first().waitFor()
    await chat.getByText('有货，今天发出').waitFor()
    await chat.getByText('已读').waitFor()
    await thread.getByText('已读').waitFor()
    expect(await barriers(admin)).toEqual([])

    await admin.getByRole('button', { name: '结束会话' }).click()
    await admin.getByText('已结束').first().waitFor()
    await chat.getByText('本次服务已结束').waitFor()
    expect(page.url()).toContain(`${shop}/service/1-1/message`)
    expect(phone.complaints).toEqual([])
  })
})
