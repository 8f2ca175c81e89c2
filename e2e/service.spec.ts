import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

describe('the service centre', () => {
  const phone = usePhone()

  it(
    'is written by the operator, searched, read and found helpful',
    { timeout: 120_000 },
    async () => {
      const title = `杯身有划痕怎么处理 ${Date.now() % 100_000}`
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/service-articles')
      await admin.getByRole('button', { name: '新建文章' }).click()
      const form = admin.getByRole('dialog', { name: '新建文章' })
      await form.getByLabel('中文标题').fill(title)
      await form.getByRole('textbox', { name: '中文正文' }).fill('用软布蘸牙膏轻轻打圈擦拭。')
      await form.getByRole('button', { name: /保\s*存/ }).click()
      await admin.getByRole('row').filter({ hasText: title }).waitFor()

      const { browser } = await newShopper()
      const page = await phone.open('/service-center', { cookies: browser.cookies })
      await front(page).getByRole('searchbox').fill('划痕')
      await front(page).getByRole('searchbox').press('Enter')
      await front(page)
        .getByRole('link', { name: new RegExp(title) })
        .click()
      await front(page).getByText('用软布蘸牙膏轻轻打圈擦拭。').waitFor()
      await front(page).getByRole('button', { name: '有帮助' }).click()
      await front(page).getByText('1 人觉得有帮助').waitFor()
      await page.reload()
      await front(page).getByText('感谢你的反馈').waitFor()

      await admin.reload()
      const row = admin.getByRole('row').filter({ hasText: title })
      await row.getByText('1 / 0').waitFor()
      await row.getByRole('button', { name: /删\s*除/ }).click()
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: /删\s*除/ })
        .click()
      await row.waitFor({ state: 'detached' })
      expect(phone.complaints).toEqual([])
    },
  )

  it('takes feedback, which is answered in a message', { timeout: 120_000 }, async () => {
    const words = `壶盖合不上 ${Date.now() % 100_000}`
    const { browser } = await newShopper()
    const page = await phone.open('/service/1-1', { cookies: browser.cookies })
    await front(page)
      .getByRole('button', { name: /意见反馈/ })
      .click()
    const sheet = page.getByRole('dialog', { name: '意见反馈' })
    await sheet.getByRole('radio', { name: '物流配送' }).check({ force: true })
    await sheet.getByLabel('问题描述').fill(words)
    await sheet.getByRole('button', { name: '提交' }).click()
    await front(page).getByText(words).waitFor()
    await front(page).getByText('待回复').waitFor()

    const admin = await openAdmin(phone, 'owner', '/admin/1-1/feedbacks')
    const row = admin.getByRole('row').filter({ hasText: words })
    await row.getByRole('button', { name: /回\s*复/ }).click()
    const form = admin.getByRole('dialog', { name: '回复反馈' })
    await form.getByLabel('回复').fill('请把壶盖向左转一点再按下。')
    await form.getByRole('button', { name: '发送回复' }).click()
    await row.waitFor({ state: 'detached' })

    await page.goto(`${shop}/user/1-1/setting/message`)
    await front(page)
      .getByRole('link', { name: /客服回复了你的反馈/ })
      .click()
    await front(page).getByText('已回复').waitFor()
    await front(page).getByText('请把壶盖向左转一点再按下。').waitFor()
    expect(phone.complaints).toEqual([])
  })
})
