import { signInAdminCalls } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { shop, usePhone } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

describe('daily check-in', () => {
  const phone = usePhone()

  it('is set by the operator, taken by a member, and counted', { timeout: 120_000 }, async () => {
    const admin = await openAdmin(phone, 'owner', '/admin/1-1/sign-in')
    await admin.getByRole('button', { name: '修改规则' }).click()
    const form = admin.getByRole('dialog', { name: '签到规则' })
    await form.getByLabel('第 1 天').fill('8')
    await form.getByLabel('补签一次扣积分').fill('3')
    await form.getByRole('button', { name: '保存' }).click()
    await admin.getByText('补签 3 积分').waitFor()

    const { browser } = await newShopper()
    const page = await phone.open('/user/1-1', { cookies: browser.cookies })
    await front(page)
      .getByRole('link', { name: /每日签到.*今日可领 8\s积分/ })
      .click()
    await front(page).getByRole('button', { name: '签到领 8 积分' }).click()
    await front(page).getByRole('button', { name: '今日已签到' }).waitFor()
    await front(page).getByText('已连续签到 1 天').waitFor()
    await front(page).getByText('我的积分 8').waitFor()

    // On the first of a month no day of it is missed.
    const { today } = await browser.data(signInCalls.content, {})
    const missed = front(page).getByRole('button', { name: /未签到，可补签/ })
    const isFirst = today.endsWith('-01')
    if (isFirst) expect(await missed.count()).toBe(0)
    else {
      await missed.last().click()
      const question = page.getByRole('alertdialog')
      await question.getByText('需要 3 积分（现有 8）').waitFor()
      await question.getByRole('button', { name: '补签' }).click()
      await front(page).getByText('已连续签到 2 天').waitFor()
      await front(page).getByText('我的积分 5').waitFor()
      await front(page).getByText('本月补签机会已用完').waitFor()
    }

    const reminder = front(page).getByRole('switch', { name: '签到提醒' })
    await reminder.click()
    await expect
      .poll(async () => (await browser.data(signInCalls.content, {})).isReminded)
      .toBe(true)

    await page.goto(`${shop}/user/1-1`)
    await front(page)
      .getByRole('link', { name: /每日签到.*今日已签到/ })
      .waitFor()

    await admin.reload()
    const row = admin.getByRole('row').filter({ hasText: today })
    await row.getByText(/%$/).waitFor()
    const { days, reminders } = await (await operator()).data(signInAdminCalls.read, {})
    expect(reminders).toBeGreaterThan(0)
    expect(days[0]).toMatchObject({ day: today, cost: isFirst ? 0 : 3 })
    expect(days[0]!.seen).toBeGreaterThan(0)
    expect(phone.complaints).toEqual([])
  })
})
