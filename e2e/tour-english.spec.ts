import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { complaintsIn, lost, names, settle, useTour, wear } from './touring.ts'

/** Twice the size of every text, as a shopper sets it in the browser. */
async function enlarge(page: Page): Promise<void> {
  const before = await textSize(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.reload({ waitUntil: 'networkidle' })
  await settle(page)
  expect(await textSize(page)).toBe(before * 2)
}

/** px of the text that says nothing else of itself. */
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))

/** Words of what is found that stand on more than one line. */
function broken(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const found: string[] = []
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(word)
        }
      }
    }
    return found
  })
}

describe('the tour of every page in English', () => {
  const visit = useTour({ lang: 'en' })

  it.each(names)(
    '%s shows itself to everyone in English, on a small phone and with large text',
    async (name) => {
      const page = await visit(name)
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme)
        expect(await barriers(page), theme).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await settle(page)
      expect(await lost(page), '320 px').toEqual([])
      await enlarge(page)
      expect(await lost(page), 'text of 200 %').toEqual([])
      expect(complaintsIn(page)).toEqual([])
    },
  )

  it('breaks no word of a coupon where text is twice its size', async () => {
    const page = await visit('couponList')
    await page.setViewportSize({ width: 375, height: 812 })
    await enlarge(page)
    expect(await page.locator('li:has(.tnum)').count()).toBeGreaterThan(2)
    expect(await broken(page, 'li:has(.tnum)')).toEqual([])
  })

  it('breaks no word of the rail of categories, nor what stands in the bar of the cart, where text is twice its size', async () => {
    for (const [name, selector] of [
      ['goodslist', '[href^="#category-"], #popular-title'],
      ['cart', 'header'],
    ] as const) {
      const page = await visit(name)
      await page.setViewportSize({ width: 375, height: 812 })
      await enlarge(page)
      expect(await page.locator(selector).count()).toBeGreaterThan(0)
      expect(await broken(page, selector), name).toEqual([])
    }
  })

  it('hyphenates what is too long for the rail of categories, where the browser can', async () => {
    const rail = (await visit('goodslist')).locator('a[href^="#category-"]').first()
    expect(await rail.evaluate((item) => getComputedStyle(item).hyphens)).toBe('auto')
  })
})
