import { diningCalls } from '@mallard/contract/content/dining/dining.calls'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { commentInput, issued } from './test-dining.ts'

const shop = await testShop()
const owner = await shop.staff()

it('gives a receipt to one of several who use it at once', async () => {
  const members = await Promise.all([1, 2, 3].map(() => shop.shopper()))
  for (let round = 0; round < 5; round += 1) {
    const token = await issued(owner)
    const inputs = members.map(() => commentInput(token))
    const answers = await Promise.all(
      // Each of them twice: the phone may not have heard the first answer.
      [0, 1, 2, 0, 1, 2].map((who) => members[who]!.call(diningCalls.comment, inputs[who]!)),
    )
    const kept = answers.filter(({ code }) => code === 200).map(({ data }) => data.commentId)
    expect([kept.length, new Set(kept).size]).toEqual([2, 1])
    const refused = answers.flatMap(({ reason }) => reason ?? [])
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'receiptUsed'))
  }
})
