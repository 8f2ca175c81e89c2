import { tourOf, type Tour } from '@mallard/testing/tour'
import { pages, type PageName } from '@mallard/contract/pages'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers } from './axe.ts'
import { sandbox, shop, usePhone } from './browser.ts'

const names = Object.keys(pages) as PageName[]
const isExpected = (complaint: string) => /status of 404/.test(complaint)

/** Until nothing moves any more: what is faded in the outer element sets off the next one inside. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, frames = 0; still < 3 && frames < 120; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const moving = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      still = moving.length === 0 ? still + 1 : 0
    }
  })
}

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await settle(page)
}

/** How far a page can be pushed sideways, and texts that stand out of their boxes where nothing shows them. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const found = over > 0 ? [`sideways by ${over} px`] : []
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!hasText || !element.checkVisibility({ opacityProperty: true }) || element.closest('.sr-only, [aria-hidden=true]')) continue
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      // Whoever shortens a text with an ellipsis means to.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`cut at its side: ${element.textContent?.trim().slice(0, 30)}`)
      if (isCut(overflowY) && element.scrollHeight > element.clientHeight + 2) found.push(`cut below: ${element.textContent?.trim().slice(0, 30)}`)
    }
    return found
  })
}

/** Twice the size of every text, as a shopper sets it in the app around the page or in the system. */
const twice = `:root{--text-2xs:22px!important;--text-xs:24px!important;--text-sm:26px!important;--text-md:30px!important;--text-lg:34px!important;--text-xl:40px!important;--text-2xl:56px!important}`

describe('the tour of every page', () => {
  const phone = usePhone()
  let tour: Tour

  beforeAll(async () => {
    tour = await tourOf(shop, sandbox)
  }, 120_000)

  async function visit(name: PageName, lang?: 'en'): Promise<Page> {
    const page = await phone.newPage({ cookies: new Map([...tour.shopper.cookies, ...(lang ? [['lang', lang] as const] : [])]), reducedMotion: 'reduce' })
    const answer = await page.goto(shop + tour.addresses[name], { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(name === 'notFound' ? 404 : 200)
    return page
  }

  it.each(names)('%s shows itself without a complaint, and to everyone, in Chinese', async (name) => {
    const page = await visit(name)
    const text = await page.locator('#root').innerText()
    expect(text.trim().length).toBeGreaterThan(name === 'notFound' ? 0 : 2)
    expect(await page.title()).not.toBe('')
    expect(await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content)).not.toMatch(/user-scalable|maximum-scale/)
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme)
      expect(await barriers(page), theme).toEqual([])
    }
    expect(await lost(page)).toEqual([])
    expect(phone.complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
  })

  it.each(names)('%s shows itself to everyone in English, on a small phone and with large text', async (name) => {
    const page = await visit(name, 'en')
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
    expect(phone.complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
  })
})
