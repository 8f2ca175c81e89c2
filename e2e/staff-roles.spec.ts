import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { choose, desktop, openAdmin } from './admin.ts'
import { barriers } from './axe.ts'
import { usePhone } from './browser.ts'

const first = 'given by the owner'
const own = 'known to nobody else'

const shoot = async (page: Page, name: string) => {
  const shots = process.env['SHOTS']
  if (shots) await page.screenshot({ path: `${shots}/roles-${name}.png` })
}

/** Nothing stands in anybody's way, and nothing is cut at any width. */
async function isWhole(page: Page, name: string): Promise<void> {
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ ...desktop.viewport, width })
    await shoot(page, `${name}-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize(desktop.viewport)
}

describe('a role of the shop’s own', () => {
  const screen = usePhone()

  it('is made, given to somebody new, and opens what it names once they have a password of their own', async () => {
    const page = await openAdmin(screen, 'owner')
    await choose(page, '角色')
    await page.getByText('系统角色').first().waitFor()
    await isWhole(page, 'list')
    await page.getByRole('button', { name: '新建角色' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('角色名称').fill('选品')
    await drawer.getByRole('checkbox', { name: /查看 查看商品、类目/ }).check()
    await drawer.getByRole('checkbox', { name: /查看 查看图片素材/ }).check()
    await isWhole(page, 'form')
    await drawer.getByRole('button', { name: '保存' }).click()
    await page.getByText('角色已保存').waitFor()
    await page.getByText('商品（查看）；图片素材（查看）').waitFor()

    await choose(page, '员工')
    await page.getByText('两步验证要求').waitFor()
    await isWhole(page, 'staff')
    await page.getByRole('button', { name: '添加员工' }).click()
    await page.getByLabel('姓名').fill('许选')
    await page.getByLabel('登录名').fill('picker')
    await page.getByLabel('初始密码').fill(first)
    await page.getByRole('combobox', { name: '角色' }).click()
    await page.locator('.ant-select-item-option', { hasText: '选品' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('登录名 picker').waitFor()

    const theirs = await screen.open('/admin/', desktop)
    await theirs.getByLabel('登录名').fill('picker')
    await theirs.getByLabel('密码').fill(first)
    await theirs.keyboard.press('Enter')
    await theirs.getByText('设置您自己的密码').waitFor()
    await isWhole(theirs, 'first-password')
    await theirs.getByLabel('当前密码').fill(first)
    await theirs.getByLabel('新密码', { exact: true }).fill(own)
    await theirs.getByLabel('再输一次新密码').fill(own)
    await theirs.getByRole('button', { name: '保存并继续' }).click()
    const menu = theirs.getByRole('navigation', { name: '栏目' })
    await menu.waitFor()
    await choose(theirs, '图片素材')
    expect(await menu.getByRole('link', { name: '订单', exact: true }).count()).toBe(0)
  })
})
