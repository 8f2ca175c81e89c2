import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutePasses, shop, usePhone } from './browser.ts'
import { wordsBegin } from './edges.ts'
import { freshNumber } from './phone-number.ts'
import { codeFor, front, signInBySms, toasted } from './shopper.ts'

const [mover, movedTo, leaver] = [freshNumber(), freshNumber(), freshNumber()]

describe('a shopper’s account', () => {
  const phone = usePhone()
  let cookies = new Map<string, string>()
  let leaverCookies = new Map<string, string>()

  async function remember(page: Page) {
    return new Map((await page.context().cookies(shop)).map(({ name, value }) => [name, value]))
  }

  async function open(path: string, as: ReadonlyMap<string, string>): Promise<Page> {
    const page = await phone.open(path, { cookies: as })
    await page.waitForLoadState('networkidle')
    return page
  }

  const press = (page: Page, name: string | RegExp) =>
    front(page).getByRole('button', { name }).click()

  /**
   * Asks for a code in the field of this name, and writes it there. Codes to one phone are a minute
   * apart.
   */
  async function enterCode(page: Page, at: ReturnType<typeof front>, label: string, to: string) {
    const before = await codeFor(to).catch(() => '')
    await at.getByRole('button', { name: `获取验证码 ${label}` }).click()
    await expect.poll(() => codeFor(to).catch(() => ''), { timeout: 15_000 }).not.toBe(before)
    await at.getByLabel(label, { exact: true }).fill(await codeFor(to))
  }

  beforeAll(async () => {
    const first = await phone.open('/login/1-1?to=%2Fuser%2F1-1')
    await signInBySms(first, mover)
    cookies = await remember(first)
    const second = await phone.open('/login/1-1?to=%2Fuser%2F1-1')
    await signInBySms(second, leaver)
    leaverCookies = await remember(second)
  }, 120_000)

  it('has a profile, a copy of its data and choices that can be changed', async () => {
    const page = await open('/user/1-1', cookies)
    await front(page).getByRole('link', { name: /^设置/ }).click()
    await front(page)
      .getByRole('link', { name: /^个人信息/ })
      .click()
    await front(page).getByLabel('昵称').fill('小满的厨房')
    await press(page, /^头像/)
    const sheet = page.getByRole('dialog', { name: '选择头像' })
    await sheet.getByRole('radio', { name: '头像 2' }).check({ force: true })
    await sheet.getByRole('button', { name: '关闭' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await press(page, /^生日/)
    await page.getByRole('dialog', { name: '生日' }).getByRole('button', { name: '确定' }).click()
    await page.getByRole('dialog', { name: '生日' }).waitFor({ state: 'hidden' })
    await press(page, '保存')
    await toasted(page, '已保存')

    const personal = await open('/user/1-1/setting/personal', cookies)
    const download = personal.waitForEvent('download')
    await press(personal, '导出我的数据')
    const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
      held: { profile: unknown[] }
    }
    expect(copy.held.profile).toEqual([
      expect.objectContaining({ nickname: '小满的厨房', phone: mover, birthday: '1995-01-01' }),
    ])

    const agreements = await open('/user/1-1/setting/agreement', cookies)
    await front(agreements).getByRole('switch', { name: '使用情况分析' }).click()
    await toasted(agreements, '已保存')
  })

  it('has an address read from a message, in a field that begins where all others do', async () => {
    const page = await open('/user/1-1/address/edit', cookies)
    const paste = front(page).getByText('粘贴整段地址，自动识别').first()
    await paste.click()
    const box = front(page).getByRole('textbox', { name: '粘贴整段地址，自动识别' })
    const begins = await Promise.all(
      [paste, box, front(page).locator('label', { hasText: '收货人' })].map(wordsBegin),
    )
    expect(new Set(begins.map(Math.round))).toEqual(new Set([Math.round(begins[0]!)]))
    await box.fill('林小满 13800000001 浙江省杭州市西湖区文三路 100 号')
    await press(page, '识别')
    await toasted(page, '已识别，请核对')
    expect(await front(page).getByLabel('详细地址').inputValue()).toBe('文三路 100 号')
  })

  it('takes another phone with the codes of both, and is signed out everywhere', async () => {
    const page = await open('/user/1-1/setting/accountSecurity', cookies)
    await minutePasses()
    await press(page, /^手机号/)
    const sheet = page.getByRole('dialog', { name: '更换手机号' })
    await sheet.getByLabel('新手机号', { exact: true }).fill(movedTo)
    await enterCode(page, sheet, '当前手机号验证码', mover)
    await enterCode(page, sheet, '新手机号验证码', movedTo)
    await sheet.getByRole('button', { name: '确认更换' }).click()
    await toasted(page, '手机号已更换，其他设备需重新登录')
    await front(page)
      .getByText(`${movedTo.slice(0, 3)}****${movedTo.slice(-4)}`)
      .first()
      .waitFor()

    await press(page, '退出所有设备')
    await page.getByRole('alertdialog').getByRole('button', { name: '退出所有设备' }).click()
    await page.waitForURL((url) => url.pathname === '/a/1-1')
    await page.goto(`${shop}/user/1-1`)
    await page.waitForURL(/\/login\/1-1/)
  }, 150_000)

  it('is cancelled, and taken back by signing in again', async () => {
    const page = await open('/user/1-1/setting/cancelAccount', leaverCookies)
    await minutePasses()
    await front(page).getByRole('radio', { name: '不再使用' }).check()
    // The coupon of a new member is lost with the account.
    await front(page).getByRole('checkbox', { name: '我已知悉，并自愿放弃以上权益' }).check()
    await press(page, '下一步')
    await page.waitForURL(/cancelAccountNext/)
    await enterCode(page, front(page), '验证码', leaver)
    await press(page, '确认注销')
    await page.getByRole('alertdialog').getByRole('button', { name: '注销' }).click()
    await front(page).getByRole('heading', { name: '注销申请已提交' }).waitFor()

    const back = await phone.open('/login/1-1?to=%2Fuser%2F1-1')
    await back.waitForLoadState('networkidle')
    await minutePasses()
    await front(back).getByLabel('手机号').fill(leaver)
    const before = await codeFor(leaver)
    await press(back, '获取验证码')
    await expect.poll(() => codeFor(leaver), { timeout: 15_000 }).not.toBe(before)
    await front(back)
      .getByLabel('验证码', { exact: true })
      .fill(await codeFor(leaver))
    await front(back).getByRole('checkbox').check()
    await front(back).getByRole('button', { name: '登录', exact: true }).click()
    const question = back.getByRole('alertdialog').filter({ hasText: '账号正在注销' })
    await question.getByRole('button', { name: '撤销注销' }).click()
    await toasted(back, '已撤销注销')
    await back.goto(`${shop}/user/1-1/setting/cancelAccount`)
    await front(back).getByText('没有需要先处理的事项').waitFor()
  }, 200_000)
})
