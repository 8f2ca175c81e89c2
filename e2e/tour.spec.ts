import { describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { loneText } from './lone-text.ts'
import { complaintsIn, lost, lostLinks, names, useTour, wear } from './touring.ts'

describe('the tour of every page', () => {
  const visit = useTour()

  it.each(names)(
    '%s shows itself without a complaint, and to everyone, in Chinese',
    async (name) => {
      const page = await visit(name)
      const text = await page.locator('#root').innerText()
      expect(text.trim().length).toBeGreaterThan(name === 'notFound' ? 0 : 2)
      expect(await page.title()).not.toBe('')
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content,
        ),
      ).not.toMatch(/user-scalable|maximum-scale/)
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme)
        expect(await barriers(page), theme).toEqual([])
      }
      expect(await lost(page)).toEqual([])
      expect(await loneText(page)).toEqual([])
      expect(await lostLinks(page)).toEqual([])
      expect(complaintsIn(page)).toEqual([])
    },
  )
})
