import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { codeAt } from '@mallard/testing/authenticator'
import { caller } from '@mallard/testing/caller'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, openAdmin, signInAs } from './admin.ts'
import { barriers } from './axe.ts'
import { minutePasses, passwordOf, shop, usePhone } from './browser.ts'

/** How far the shop's clock is ahead of this machine's. */
async function ahead(): Promise<number> {
  const scope = { partnerId: 1, storeId: 1 }
  const who = caller(shop, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login: 'owner', password: passwordOf('owner') })
  const here = (await who.data(staffCalls.sessions, {})).find(({ isCurrent }) => isCurrent)
  return here!.startedAt - Date.now()
}

const shoot = async (page: Page, name: string) => {
  const shots = process.env['SHOTS']
  if (shots) await page.screenshot({ path: `${shots}/second-factor-${name}.png` })
}

const menu = async (page: Page, item: string) => {
  await page.locator('button[title="账号"]').click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('two-step sign-in', () => {
  const screen = usePhone()

  it('is set up by a code to scan, asked for at the next sign-in, and turned off', async () => {
    const page = await openAdmin(screen, 'finance')
    await menu(page, '两步验证')
    const drawer = page.getByRole('dialog', { name: '两步验证' })
    await drawer.getByText('未启用').waitFor()
    expect(await barriers(page)).toEqual([])
    await drawer.getByRole('button', { name: '开始设置' }).click()
    await page.getByLabel('当前密码').fill(passwordOf('finance'))
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: '验证器的二维码' }).waitFor()
    await shoot(page, 'setup')
    expect(await barriers(page)).toEqual([])
    const secret = (await page.locator('.mono').first().innerText()).replaceAll(/\s/g, '')
    const shopsClock = await ahead()
    await page.getByLabel('验证码').fill(codeAt(secret, Date.now() + shopsClock))
    await page.getByRole('button', { name: '启用' }).click()
    await page.getByText('保存恢复码').waitFor()
    await shoot(page, 'codes')
    const codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{5}-\w{5}$/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '我已保存' }).click()
    await page.getByText('剩余 10 个恢复码').waitFor()
    await shoot(page, 'on')
    await page.keyboard.press('Escape')

    await menu(page, '退出登录')
    await page.getByLabel('登录名').fill('finance')
    await page.getByLabel('密码').fill(passwordOf('finance'))
    await page.keyboard.press('Enter')
    await page.getByLabel('验证码').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('验证码').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('验证码不正确或已用过').waitFor()
    await shoot(page, 'sign-in')
    await minutePasses()
    await page.getByLabel('验证码').fill(codeAt(secret, Date.now() + (await ahead())))
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: '栏目' }).waitFor()

    await menu(page, '两步验证')
    await page.getByRole('button', { name: '关闭两步验证' }).click()
    const proof = page.getByRole('dialog', { name: '关闭两步验证' })
    await proof.getByLabel('当前密码').fill(passwordOf('finance'))
    await proof.getByLabel('验证码').fill(codes[0]!)
    await proof.getByRole('button', { name: '关闭两步验证' }).click()
    await page.getByText('未启用').waitFor()
    await page.keyboard.press('Escape')
    await menu(page, '退出登录')
    await signInAs(page, 'finance')
  })

  it('is whole on a phone', async () => {
    const page = await openAdmin(screen, 'finance')
    await page.setViewportSize({ ...desktop.viewport, width: 390 })
    await menu(page, '两步验证')
    await page.getByText('未启用').waitFor()
    await shoot(page, 'phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await barriers(page)).toEqual([])
  })
})
