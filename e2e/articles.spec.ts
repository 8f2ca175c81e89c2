import { articleCommentAdminCalls } from '@mallard/contract/content/article/article-admin.calls'
import { describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

describe('an article', () => {
  const phone = usePhone()

  it(
    'is written and published by the operator, read, liked, commented and answered',
    { timeout: 150_000 },
    async () => {
      const owner = await operator()
      await owner.data(articleCommentAdminCalls.setMode, { isCheckedFirst: true })
      const url = `e2e-${Date.now() % 1_000_000}`
      const title = `水壶的五个冷知识 ${Date.now() % 100_000}`
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/articles')
      await admin.getByRole('button', { name: '写文章' }).click()
      const form = admin.getByRole('dialog', { name: '写文章' })
      await form.getByLabel('中文标题').fill(title)
      await form.getByLabel('地址').fill(url)
      await form.getByLabel('作者', { exact: true }).fill('编辑部')
      await form.getByLabel('摘要', { exact: true }).fill('第三个多半没想到。')
      await form.getByRole('textbox', { name: '中文正文' }).fill('水开之前，壶最吵。')
      await form.getByRole('button', { name: '从素材库选择' }).click()
      const library = admin.getByRole('dialog', { name: '选择图片' })
      await library
        .getByRole('button', { name: /^选择 / })
        .first()
        .click()
      await library.getByRole('button', { name: /^使用 1 张$/ }).click()
      await form.getByText('定时发布').click()
      await form.getByLabel('发布时间').fill('2099-01-01 08:00')
      await admin.keyboard.press('Enter')
      await form.getByRole('button', { name: /保\s*存/ }).click()
      const row = admin.getByRole('row').filter({ hasText: title })
      await row.getByText('定时发布').waitFor()

      const { browser } = await newShopper()
      const page = await phone.open(`/article/1-1/detail/${url}`, { cookies: browser.cookies })
      await front(page).getByText('文章不存在或已删除').waitFor()
      await row.getByRole('button', { name: /编\s*辑/ }).click()
      const edit = admin.getByRole('dialog', { name: '编辑文章' })
      await edit.getByText('立即发布').click()
      await edit.getByRole('button', { name: /保\s*存/ }).click()
      await row.getByText('已发布').waitFor()
      // The server keeps a page for some seconds.
      const text = front(page).getByText('水开之前，壶最吵。')
      await expect
        .poll(async () => (await page.reload(), text.count()), { timeout: 60_000 })
        .toBe(1)

      const like = front(page).getByRole('button', { name: /^赞/ })
      await like.click()
      await front(page).getByRole('button', { name: '赞，1 人觉得不错' }).waitFor()
      await page.reload()
      await front(page).getByRole('button', { name: '赞，1 人觉得不错', pressed: true }).click()
      await front(page).getByRole('button', { name: '赞，0 人觉得不错' }).waitFor()

      await front(page).getByRole('button', { name: '写评论' }).first().click()
      const sheet = page.getByRole('dialog', { name: '写评论' })
      await sheet.getByLabel('评论内容').fill('第三个真没想到')
      await sheet.getByRole('button', { name: '发表' }).click()
      await toasted(page, '已提交，审核后展示')
      await front(page).getByText('待审核').waitFor()
      const stranger = await phone.open(`/article/1-1/detail/${url}`)
      await front(stranger).getByText('还没有评论').waitFor()

      await admin.goto(`${shop}/admin/1-1/article-comments`)
      const said = admin.getByRole('row').filter({ hasText: '第三个真没想到' })
      await said.getByRole('button', { name: /通\s*过/ }).click()
      await said.waitFor({ state: 'detached' })
      await admin.getByText('全部', { exact: true }).click()
      await admin.waitForURL(/state=all/)
      await admin.getByRole('row').nth(3).waitFor()
      await said.getByRole('button', { name: /回\s*复/ }).click()
      const answer = admin.getByRole('dialog', { name: '以作者身份回复' })
      await answer.getByLabel('回复').fill('我们也是拆了壶才知道的')
      await answer.getByRole('button', { name: '发送回复' }).click()
      await admin.getByText('作者回复').first().waitFor()

      await stranger.reload()
      await front(stranger).getByText('第三个真没想到').waitFor()
      await front(stranger).getByText('我们也是拆了壶才知道的').waitFor()
      await page.reload()
      await front(page).getByRole('button', { name: '删除' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
      await front(page).getByText('还没有评论').waitFor()
      // Of the article that was not there yet.
      expect(phone.complaints.filter((text) => !text.includes('404'))).toEqual([])
    },
  )
})
