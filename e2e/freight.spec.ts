import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'

describe('freight templates', () => {
  const screen = usePhone()

  it('are made with an area and the rest, offered to goods, and taken away', async () => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/freight')
    await page.getByRole('button', { name: '新建模板' }).click()
    const dialog = page.getByRole('dialog', { name: '新建模板' })
    await dialog.getByLabel('名称').fill('冷链专送')
    await dialog.getByText('按件数').click()
    await dialog.getByRole('button', { name: '添加区域' }).click()
    const area = dialog.getByRole('region', { name: '区域 2' })
    // Nothing is sent while an area has no place.
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
    await area.getByText('请选择地区').waitFor()
    await area.getByRole('combobox', { name: '地区' }).fill('浙江')
    await page.locator('.ant-select-tree-checkbox').first().click()
    await page.keyboard.press('Escape')
    await area.getByLabel('首费（元）').fill('6.5')
    await area.getByLabel('满额包邮（元）').fill('88')
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
    const made = page.getByRole('region', { name: /冷链专送/ })
    await made.getByText('首 1 件 ¥6.50，每续 1 件 ¥5.00 · 满 ¥88.00 包邮').waitFor()
    await made.getByText('浙江省').waitFor()

    const form = await page.context().newPage()
    await form.goto(`${shop}/admin/1-1/goods/new`)
    await form.getByLabel('运费模板').click()
    await form.locator('.ant-select-item-option', { hasText: '冷链专送' }).waitFor()
    await form.close()

    await made.getByRole('button', { name: '删除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await made.waitFor({ state: 'detached' })
  })

  it.each(['zh', 'en'])('are whole at every width, in %s', async (locale) => {
    const page = await openAdmin(screen, 'owner', '/admin/1-1/freight')
    const lang = { name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' }
    await page.context().addCookies([lang])
    for (const [width, height] of [
      [1440, 900],
      [900, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${shop}/admin/1-1/freight`, { waitUntil: 'networkidle' })
      const wide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await wide(), `${width}`).toBeLessThanOrEqual(0)
      expect(await barriers(page), `${width}`).toEqual([])
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/freight-${locale}-${width}.png` })
      await page
        .getByRole('button', { name: /^(修改|Edit)$/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      expect(await wide(), `form at ${width}`).toBeLessThanOrEqual(0)
      expect(await barriers(page), `form at ${width}`).toEqual([])
      if (shots) await page.screenshot({ path: `${shots}/freight-form-${locale}-${width}.png` })
    }
  })
})
