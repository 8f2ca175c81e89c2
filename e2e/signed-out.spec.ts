import { pages } from '@mallard/contract/pages'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pageFacts } from '../apps/storefront/src/app/page-facts.gen.ts'
import { shop, usePhone } from './browser.ts'
import { freshNumber } from './phone-number.ts'
import { front, signInBySms } from './shopper.ts'
import { names, useAddresses } from './touring.ts'

/** Those that ask who one is as one opens them. */
const ownPages = names.filter((name) => {
  const { anonymous, login }: { anonymous?: true; login?: true } = pages[name]
  return !anonymous && !login && pageFacts[name].signedOut === undefined
})

describe('a page of one’s own that somebody opens who is not signed in', () => {
  const phone = usePhone({ keepsPages: true })
  const addressOf = useAddresses()
  const found: { page?: Page } = {}

  it.each(ownPages)(
    '%s: the question stands over the page’s bones, and giving up leads home',
    async (name) => {
      const page = (found.page ??= await phone.newPage({ reducedMotion: 'reduce' }))
      await page.goto(shop + addressOf(name))
      const question = page.getByRole('alertdialog').filter({ hasText: '请先登录' })
      await question.waitFor()
      await page.waitForTimeout(300)
      expect(
        await page
          .getByText(/加载失败|请先登录$|出错了|重试/)
          .filter({ visible: true })
          .allTextContents(),
      ).toEqual(['请先登录'])
      expect(await page.locator('main [role=alert]').count()).toBe(0)
      await question.getByRole('button', { name: '取消' }).click()
      await page.waitForURL(`${shop}/a/1-1`)
      await front(page).locator('a[href^="/goods/"]').first().waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    },
  )

  it.each(['scInvoiceDetail', 'orderDetail'] as const)(
    'comes back to that very page after signing in, with its query: %s',
    async (name) => {
      const address = addressOf(name)
      const page = await phone.open(address)
      await page.getByRole('alertdialog').getByRole('button', { name: '去登录' }).click()
      await page.waitForURL(/\/login\/1-1\?to=/)
      await signInBySms(page, freshNumber())
      expect(page.url()).toBe(shop + address)
      // Back from there leads out of the question, not into it again.
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    },
  )
})
