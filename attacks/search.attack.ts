import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { member, visitor } from './attackers.ts'

const [asked, maxInAMinute] = [200, 120]

it('wants everybody to wait by 200 random searches at once, as pages and as calls: no more than a minute has are carried out, and others shop on', async () => {
  const shopper = await member()
  const attacker = visitor('2001:db8:65:1::1')
  let isOver = false
  const flood = Promise.all(
    Array.from({ length: asked }, async (_, index) => {
      const q = randomUUID().slice(0, 8)
      if (index % 2)
        return (await attacker.fetch(`/list/1-1?q=${q}`, { headers: { accept: 'text/html' } }))
          .status
      const answer = await attacker.fetch(`/b2c/product/1-1/product-list?q=${q}`)
      return ((await answer.json()) as { code: number }).code
    }),
  ).finally(() => (isOver = true))
  const answers = []
  do answers.push((await shopper.call(cartCalls.list, {})).code)
  while (!isOver && answers.length < 500)
  expect(new Set(answers)).toEqual(new Set([200]))
  const codes = await flood
  expect(codes.every((code) => [200, 500, 503].includes(code))).toBe(true)
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(maxInAMinute)
  expect(
    (await visitor().call(searchCalls.productList, { q: randomUUID().slice(0, 8) })).code,
  ).toBe(200)
})
