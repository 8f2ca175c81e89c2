import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { front } from './shopper.ts'

describe('the kitchen', () => {
  const phone = usePhone()

  it(
    'shows a recipe that the operator publishes, and cooks it step by step',
    { timeout: 120_000 },
    async () => {
      const admin = await openAdmin(phone, 'owner', '/admin/1-1/recipes?q=白米饭')
      const row = admin.getByRole('row').filter({ hasText: '白米饭' })
      const publish = async () => {
        await row.getByRole('button', { name: /编\s*辑/ }).click()
        const form = admin.getByRole('dialog', { name: '编辑菜谱' })
        await form.getByRole('switch', { name: '发布' }).click()
        await form.getByRole('button', { name: /保\s*存/ }).click()
        await form.waitFor({ state: 'detached' })
      }
      await publish()
      await row.getByText('草稿').waitFor()
      const page = await phone.open('/kitchen/menu-1')
      await front(page).getByText('原味豆浆').waitFor()
      expect(await front(page).getByText('白米饭').count()).toBe(0)
      await publish()
      await row.getByText('已发布').waitFor()
      // The server keeps a page for some seconds.
      const link = front(page).getByRole('link', { name: /白米饭/ })
      await expect
        .poll(async () => (await page.reload(), link.count()), { timeout: 60_000 })
        .toBe(1)
      await link.click()
      await front(page).getByRole('button', { name: '开始做' }).click()
      await front(page).getByText('第 1 步，共 5 步').first().waitFor()
      await front(page).getByRole('button', { name: '下一步' }).click()
      await front(page).getByRole('button', { name: '开始计时' }).click()
      await front(page).getByText('19:5').waitFor()

      await page.goto(page.url().replace(/\/kitchen.*/, '/productGuide/center'))
      await front(page)
        .getByRole('link', { name: /日常电水壶使用指南/ })
        .click()
      await front(page).getByText('撕掉底座的保护膜').click()
      await page.reload()
      await expect
        .poll(async () =>
          front(page).getByRole('checkbox', { name: '撕掉底座的保护膜' }).isChecked(),
        )
        .toBe(true)
      expect(phone.complaints).toEqual([])
    },
  )
})
