import { tourOf, type Tour } from '@mallard/testing/tour'
import { pages, type PageName } from '@mallard/contract/pages'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'

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
    expect(phone.complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
  })
})
