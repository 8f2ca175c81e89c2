import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('categories', () => {
  const screen = usePhone()

  it('are made with a picture, put in order, and seen by shoppers so', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/categories')
    const row = (name: string) => page.locator('[data-level]', { hasText: name })
    async function make(name: string, english: string): Promise<void> {
      const dialog = page.getByRole('dialog', { name: '新建类目' })
      await dialog.getByLabel('名称', { exact: true }).fill(name)
      await dialog.getByLabel('英文名称').fill(english)
      await dialog.getByRole('button', { name: '从素材库选择' }).click()
      const picker = page.getByRole('dialog', { name: '选择图片' })
      await picker.locator('li button').first().click()
      await picker.getByRole('button', { name: '使用 1 张' }).click()
      await dialog.getByRole('button', { name: '新建' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await row(name).waitFor()
    }

    await page.getByRole('button', { name: '新建类目' }).click()
    await make('晨间茶席', 'Morning tea')
    await page.getByRole('button', { name: '「晨间茶席」的更多操作' }).click()
    await page.getByRole('menuitem', { name: '新建下级' }).click()
    await make('盖碗', 'Lidded bowls')

    // The new one is dragged to the top, with what is below it; all of the tree is in sight.
    await page.setViewportSize({ width: 1280, height: 2600 })
    const first = page.locator('[data-level="1"]').first()
    await row('晨间茶席').dragTo(first, { targetPosition: { x: 200, y: 4 } })
    await expect.poll(() => first.innerText()).toContain('晨间茶席')
    await page.getByRole('button', { name: '下移「晨间茶席」' }).click()
    await expect.poll(() => first.innerText()).not.toContain('晨间茶席')
    expect(await page.locator('[data-level="1"]').nth(1).innerText()).toContain('晨间茶席')

    await page.getByRole('button', { name: '「晨间茶席」的更多操作' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('下还有 0 件商品、1 个下级类目').waitFor()

    const phone = await screen.open('/category-1-1')
    await phone.getByRole('link', { name: '晨间茶席', exact: true }).click()
    await phone.getByRole('link', { name: '盖碗' }).waitFor()

    for (const name of ['盖碗', '晨间茶席']) {
      await page.getByRole('button', { name: `「${name}」的更多操作` }).click()
      await page.getByRole('menuitem', { name: '删除' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
      await row(name).waitFor({ state: 'detached' })
    }
  })

  it('tell the second of two what the first wrote, and keep what was typed', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/categories')
    const edit = async (of: Page, name: string) => {
      await of.locator('[data-level="1"]').first().getByRole('button', { name: '修改' }).click()
      await of.getByLabel('英文名称').fill(name)
    }
    const other = await page.context().newPage()
    await other.goto(page.url())
    const before = await other.locator('[data-level="1"]').first().innerText()
    await edit(page, 'First one')
    await edit(other, 'Second one')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('类目已保存').waitFor()
    await other.getByRole('button', { name: '保存' }).click()
    await other.getByText('有人刚改过这个类目').waitFor()
    expect(await other.getByLabel('英文名称').inputValue()).toBe('Second one')
    await other.getByRole('button', { name: '保存' }).click()
    await other.getByText('类目已保存').waitFor()
    expect(await other.locator('[data-level="1"]').first().innerText()).toBe(before)
    await other.close()
  })

  it.each(['zh', 'en'])('are whole at every width, in %s', async (locale) => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/categories')
    const lang = { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' }
    await page.context().addCookies([lang])
    for (const [width, height] of [
      [1440, 900],
      [900, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${shop}/admin/1-1/categories`, { waitUntil: 'networkidle' })
      expect(await sideways(page), `${width}`).toBeLessThanOrEqual(0)
      expect(await barriers(page), `${width}`).toEqual([])
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/categories-${locale}-${width}.png` })
      await page
        .getByRole('button', { name: /修改|Edit/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      expect(await barriers(page), `form at ${width}`).toEqual([])
      if (shots) await page.screenshot({ path: `${shots}/category-form-${locale}-${width}.png` })
    }
  })
})
