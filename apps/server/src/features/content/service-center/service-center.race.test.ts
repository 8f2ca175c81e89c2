import { serviceCenterAdminCalls } from '@mallard/contract/content/service-center/service-center-admin.calls'
import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { newArticle } from './test-service-center.ts'

const tries = 60

const shop = await testShop()
const owner = await shop.staff()

it('counts each reader once, and what they said first, however many say it at once', async () => {
  const { id } = await owner.data(serviceCenterAdminCalls.save, newArticle())
  const readers = await Promise.all([1, 2, 3].map(() => shop.visitor()))
  const answers = await Promise.all(
    readers.flatMap((browser) =>
      Array.from({ length: tries }, async (_, nth) => {
        if (nth % 3 === 0) await browser.data(serviceCenterCalls.read, { id })
        return browser.data(serviceCenterCalls.vote, { id, isHelpful: nth % 2 === 0 })
      }),
    ),
  )
  const said = await Promise.all(
    readers.map(async (browser) => (await browser.data(serviceCenterCalls.read, { id })).isHelpful),
  )
  const helpful = said.filter(Boolean).length
  expect(await owner.data(serviceCenterAdminCalls.article, { id })).toMatchObject({
    reads: 3,
    helpful,
    unhelpful: 3 - helpful,
  })
  // Each of them was told what stands.
  for (const [place, answer] of answers.entries())
    expect(answer.isHelpful).toBe(said[Math.floor(place / tries)])
})
