import { diningAdminCalls } from '@mallard/contract/content/dining/dining-admin.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, operator } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front } from './shopper.ts'

const dish = `桂花藕粉${Date.now() % 100_000}`
const words = 'Sweet, and not too sweet'

describe('a dish', () => {
  const phone = usePhone()
  const desk = usePhone()
  let guest: NewShopper

  beforeAll(async () => {
    guest = await newShopper()
  }, 60_000)

  it(
    'has a receipt, is reviewed with it once, in English, and read by others once staff agree',
    { timeout: 120_000 },
    async () => {
      const office = await openAdmin(desk, 'owner', '/admin/1-1/dish-receipts')
      await office.getByRole('button', { name: '开小票' }).click()
      const form = office.getByRole('dialog')
      await form.getByLabel('桌号').fill('A7')
      await form.getByLabel('菜品', { exact: true }).fill(dish)
      await form.getByLabel('菜品英文名').fill('Lotus root pudding')
      await form.getByRole('button', { name: '开小票' }).click()
      await office.getByRole('img', { name: `评价 ${dish} 的二维码` }).waitFor()
      const { list } = await (await operator()).data(diningAdminCalls.receipts, { q: dish })

      const { pathname, search } = new URL(list[0]?.link ?? '')
      const cookies = new Map([...guest.browser.cookies, ['lang', 'en']])
      const page = await phone.open(pathname + search, { cookies })
      await front(page).getByText('Lotus root pudding').first().waitFor()
      await front(page).getByText('Table A7').waitFor()
      await front(page).getByRole('button', { name: 'Send' }).click()
      await front(page).getByText('Write a few words').waitFor()
      await front(page).getByLabel('Your review').fill(words)
      await front(page)
        .getByRole('radiogroup', { name: 'Stars for the dish' })
        .locator('label')
        .nth(4)
        .click()
      await front(page).getByRole('button', { name: 'Send' }).click()
      await front(page).getByText('Thank you for your review').waitFor()

      await office.goto(new URL('/admin/1-1/dish-comments', office.url()).href)
      const row = office.getByRole('row').filter({ hasText: words })
      await row.getByRole('button', { name: '通过' }).click()
      await office.getByText('已处理').waitFor()

      await page.reload()
      await front(page).getByText('Other guests can read it').waitFor()
      expect(await front(page).getByRole('button', { name: 'Send' }).count()).toBe(0)
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )
})
