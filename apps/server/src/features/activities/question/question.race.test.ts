import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { answer, runningForm } from './test-question.ts'

const shop = await testShop()
const owner = await shop.staff()
afterAll(() => expectBooksToAgree(shop))

it('has as many answers as it takes, one of each person, however often they send them at once', async () => {
  const terms = { most: 3, rewardKind: 'points' as const, points: 20 }
  const form = await runningForm(shop, owner, terms)
  const people: Caller[] = []
  for (let count = 0; count < 6; count += 1) people.push(await shop.shopper())
  const sent = await Promise.all(
    people.flatMap((browser) => [1, 2, 3].map(() => answer(browser, form))),
  )
  expect(sent.filter(({ code }) => code === 200)).toHaveLength(3)
  const reasons = new Set(sent.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
  for (const reason of reasons)
    expect(['questionAnswered', 'questionFull', 'questionOver', 'busy']).toContain(reason)
  const { answers } = await owner.data(questionAdminCalls.detail, { id: form.id })
  expect(answers).toBe(3)
  const balances = []
  for (const browser of people) balances.push((await browser.data(pointsCalls.list, {})).balance)
  expect(balances.toSorted()).toEqual([0, 0, 0, 20, 20, 20])
})
