import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { lost, names, settle, useTour, wear } from './touring.ts'

/** Twice the size of every text, as a shopper sets it in the app around the page or in the system. */
const twice = `:root{--text-2xs:22px!important;--text-xs:24px!important;--text-sm:26px!important;--text-md:30px!important;--text-lg:34px!important;--text-xl:40px!important;--text-2xl:56px!important}`

async function enlarge(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, twice)
  await settle(page)
}

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
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
      }
    }
    return found
  })
}

describe('the tour of every page in English', () => {
  const { visit, complaints } = useTour('en')

  it.each(names)('%s shows itself to everyone in English, on a small phone and with large text', async (name) => {
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
    expect(complaints()).toEqual([])
  })

  it('breaks no word of a coupon where text is twice its size', async () => {
    const page = await visit('couponList')
    await page.setViewportSize({ width: 375, height: 812 })
    await enlarge(page)
    expect(await page.locator('li:has(.tnum)').count()).toBeGreaterThan(2)
    expect(await broken(page, 'li:has(.tnum)')).toEqual([])
  })

  it('hyphenates what is too long for the rail of categories, where the browser can', async () => {
    const rail = (await visit('goodslist')).locator('a[href^="#category-"]').first()
    expect(await rail.evaluate((item) => getComputedStyle(item).hyphens)).toBe('auto')
  })
})
