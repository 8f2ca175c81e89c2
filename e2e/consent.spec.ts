import { memberCalls } from '@mallard/contract/member/member.calls'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

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
    expect(agreements.filter(({ agreed }) => agreed).map(({ code }) => code)).toEqual(['user', 'privacy'])

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
