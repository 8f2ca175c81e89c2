import { memberCalls } from '@mallard/contract/account/member/member.calls'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { openAdmin } from './admin.ts'
import { newShopper } from './new-shopper.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms, toasted } from './shopper.ts'

const question = (page: Page) => page.getByRole('dialog', { name: '请阅读并同意协议' })

describe('agreements that a member has not accepted', () => {
  const phone = usePhone()

  it('are asked for, can be read first, and are not asked for again', async () => {
    const { browser } = await newShopper({ hasAgreed: false })
    const page = await phone.open('/', { cookies: browser.cookies })
    await question(page).waitFor()
    expect(await barriers(page)).toEqual([])
    // No way around it: neither the key nor a tap beside it.
    await page.keyboard.press('Escape')
    await page.mouse.click(180, 60)
    expect(await question(page).isVisible()).toBe(true)

    await question(page)
      .getByRole('link', { name: /隐私政策/ })
      .click()
    await page.waitForURL(`${shop}/help/1-1/agreement/privacy`)
    await question(page).waitFor({ state: 'hidden' })
    await front(page).getByRole('heading').first().waitFor()
    await page.goBack()
    await question(page).getByRole('button', { name: '同意并继续' }).click()
    await toasted(page, '已同意')
    await question(page).waitFor({ state: 'hidden' })
    const { agreements } = await browser.data(memberCalls.agreementList, {})
    expect(agreements.filter(({ agreed }) => agreed).map(({ code }) => code)).toEqual([
      'user',
      'privacy',
    ])

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${shop}/user/1-1`)
    await page.waitForEvent('websocket')
    expect(asked).not.toContain('/b2c/member/1-1/agreement/list')
    expect(await question(page).isVisible()).toBe(false)
    expect(phone.complaints).toEqual([])
  })

  it('sign out who declines them, and the shop can still be looked at', async () => {
    const { browser } = await newShopper({ hasAgreed: false })
    const page = await phone.open('/user/1-1', { cookies: browser.cookies })
    await question(page).getByRole('button', { name: '不同意，退出登录' }).click()
    await page.waitForURL(`${shop}/a/1-1`)
    await question(page).waitFor({ state: 'hidden' })
    await front(page).locator('a[href^="/goods/"]').first().click()
    await front(page).getByRole('heading', { level: 1 }).waitFor()
    expect((await browser.call(memberCalls.identityList, {})).code).toBe(401)
    await page.goto(`${shop}/user/1-1`)
    await page.waitForURL(/\/login\/1-1/)
  })
})

describe('a new version of an agreement', () => {
  const phone = usePhone()

  it('is written and published on the back office, asked of members at their next visit, and counted there', async () => {
    // Another partner's, so that nobody else of these journeys is asked.
    const page = await phone.open('/login/2-1')
    await page.waitForLoadState('networkidle')
    await signInBySms(page, freshNumber())

    const admin = await openAdmin(phone, 'northridge', '/admin/2-1/agreements')
    const row = admin.getByRole('row').filter({ hasText: '隐私政策' })
    await row.getByText(/^[1-9]\d* \/ \d+ 位会员$/).waitFor()
    expect(await barriers(admin)).toEqual([])
    await row.getByRole('link', { name: '隐私政策' }).click()
    await admin.getByRole('button', { name: '修改并发布' }).click()
    const publish = admin.getByRole('button', { name: '发布新版本' })
    expect(await publish.isDisabled()).toBe(true)
    const text = admin.getByRole('textbox', { name: '中文正文' })
    await text.press('Control+End')
    await admin.keyboard.press('Enter')
    await admin.keyboard.insertText('新增收件方：门店自提点。')
    expect(await barriers(admin)).toEqual([])
    await publish.click()
    const dialog = admin.getByRole('dialog', { name: '发布「隐私政策」的新版本' })
    await dialog.getByLabel('修改了什么').fill('新增收件方')
    await dialog.getByRole('button', { name: '发布新版本' }).click()
    await admin.getByText('新版本已生效').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await admin.getByText('生效中').waitFor()
    await admin.getByRole('button', { name: '查看' }).click()
    await admin.getByRole('heading', { name: /^正文 · 2026-01$/ }).waitFor()
    expect(await barriers(admin)).toEqual([])

    // Another visit: a tab that has looked does not look again.
    const later = await page.context().newPage()
    await later.goto(`${shop}/user/2-1`)
    const changed = later.getByRole('dialog', { name: '协议已更新' })
    await changed.waitFor()
    expect(await changed.getByRole('link').allInnerTexts()).toEqual([
      expect.stringContaining('隐私政策'),
    ])
    await changed.getByRole('button', { name: '同意并继续' }).click()
    await toasted(later, '已同意')
    await admin.goto(`${shop}/admin/2-1/agreements`)
    await row.getByText(/^[1-9]\d* \/ \d+ 位会员$/).waitFor()
    expect(phone.complaints).toEqual([])
  })
})
