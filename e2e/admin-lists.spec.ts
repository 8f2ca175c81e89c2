import { datedAdminPages } from '@mallard/testing/admin-tour'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { shop, usePhone } from './browser.ts'
import { desktop, openAdmin } from './admin.ts'

describe.each(['zh', 'en'])('lists of the back office in %s', (locale) => {
  const screen = usePhone({ keepsPages: true })
  let page: Page
  let dates = 0

  beforeAll(async () => {
    page = await openAdmin(screen, 'owner')
    await page
      .context()
      .addCookies([{ name: 'lang', value: locale, domain: new URL(shop).hostname, path: '/admin' }])
    // A bill that was read says when, there and in the audit log.
    await page.goto(`${shop}/admin/1-1/bills`)
    await page
      .getByRole('button', { name: /^(?:重新取账单|Fetch again)$/ })
      .first()
      .click()
    await page
      .getByText(/ 取得$|^Fetched /)
      .first()
      .waitFor()
  })

  it.each(datedAdminPages)('break no date in two, wide or narrow: %s', async (path) => {
    const found: string[] = []
    await page.goto(`${shop}/admin/1-1/${path}`, { waitUntil: 'networkidle' })
    for (const width of [1440, 1280, 1024, 900]) {
      await page.setViewportSize({ width, height: 800 })
      const told = await page.locator('main').evaluate(datesIn)
      dates += told.length
      found.push(...told.filter(({ lines }) => lines > 1).map(({ date }) => `${width}: ${date}`))
    }
    await page.setViewportSize(desktop.viewport)
    expect(found).toEqual([])
  })

  it('hold dates at all', () => {
    expect(dates).toBeGreaterThan(100)
  })

  it('have the filters of the audit log in one row, also with the button that takes them away', async () => {
    await page.goto(`${shop}/admin/1-1/audit?who=x`)
    const bar = page.getByRole('search').locator('form')
    await bar.getByRole('button').nth(1).waitFor()
    // One row of fields is 32 px high, and 14 px stand above and below.
    expect((await bar.boundingBox())!.height).toBeLessThan(2 * 32 + 28)
  })
})

/** Every date below an element, and on how many lines it stands. */
function datesIn(element: Element): { date: string; lines: number }[] {
  const found: { date: string; lines: number }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    for (const { 0: date, index } of node.data.matchAll(/(\d{4}-)?\d\d-\d\d( \d\d:\d\d)?/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + date.length)
      found.push({
        date,
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      })
    }
  }
  return found
}
