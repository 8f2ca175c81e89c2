import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { lost, names, settle, useTour, wear } from './touring.ts'

/** Twice the size of every text, as a shopper sets it in the app around the page or in the system. */
const twice = `:root{--text-2xs:22px!important;--text-xs:24px!important;--text-sm:26px!important;--text-md:30px!important;--text-lg:34px!important;--text-xl:40px!important;--text-2xl:56px!important}`

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
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, twice)
    await settle(page)
    expect(await lost(page), 'text of 200 %').toEqual([])
    expect(complaints()).toEqual([])
  })
})
