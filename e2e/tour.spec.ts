import { tourOf, type Tour } from '@mallard/testing/tour'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { pages, type PageName } from '@mallard/contract/pages'
import type Axe from 'axe-core'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What stands in the way of people who read with their ears or use the keyboard. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))
  })
  return found.map(({ id, where }) => `${id}: ${where.join(' | ')}`)
}

describe('the tour of every page', () => {
  const phone = usePhone()
  let tour: Tour

  beforeAll(async () => {
    tour = await tourOf(shop, sandbox)
  }, 120_000)

  it.each(Object.keys(pages) as PageName[])('%s shows itself without a complaint', async (name) => {
    const page = await phone.newPage({ cookies: tour.shopper.cookies })
    const answer = await page.goto(shop + tour.addresses[name], { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(name === 'notFound' ? 404 : 200)
    const text = await page.locator('#root').innerText()
    expect(text.trim().length).toBeGreaterThan(name === 'notFound' ? 0 : 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.title()).not.toBe('')
    expect(await barriers(page)).toEqual([])
    expect(phone.complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
  })
})
