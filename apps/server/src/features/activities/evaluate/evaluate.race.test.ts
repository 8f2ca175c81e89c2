import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { applicationFor, applyingTrial, choosingTrial } from './test-evaluate.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 3)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const ordersOf = async (id: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where kind = 11 and (context->>'evaluationId')::bigint = ${id}`.execute(
    shop.services.db,
  )
  return rows[0]!.count
}

it('two hands choose the last place: one is chosen, and no order more is made', async () => {
  const { id, applyIds } = await choosingTrial(shop, owner, skus[0]!, { people: 4, quota: 1 })
  const answers = await Promise.all(
    applyIds.map((applyId) => owner.call(evaluateAdminCalls.choose, { id, applyIds: [applyId] })),
  )
  const chosen = answers.map(({ data }) => (data as { chosen?: number } | null)?.chosen ?? 0)
  expect(chosen.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await ordersOf(id)).toBe(1)
  expect(await owner.data(evaluateAdminCalls.detail, { id })).toMatchObject({ chosen: 1 })
})

it('one application that is chosen by hand and by lot at once has one order', async () => {
  const { id, applyIds } = await choosingTrial(shop, owner, skus[1]!, { people: 3, quota: 3 })
  await Promise.all([
    owner.call(evaluateAdminCalls.choose, { id, applyIds }),
    owner.call(evaluateAdminCalls.draw, { id }),
    owner.call(evaluateAdminCalls.choose, { id, applyIds: applyIds.toReversed() }),
  ])
  expect(await ordersOf(id)).toBe(3)
})

it('who applies at once several times has applied once', async () => {
  const { id } = await applyingTrial(shop, owner, skus[2]!)
  const browser = await shop.shopper()
  const wish = await applicationFor(browser, id)
  const other = { ...wish, requestId: crypto.randomUUID() }
  const answers = await Promise.all(
    [wish, wish, other, other].map((each) => browser.call(evaluateCalls.apply, each)),
  )
  expect(new Set(answers.map(({ reason }) => reason ?? 'ok'))).toEqual(
    new Set(['ok', 'evaluateApplied']),
  )
  const { evaluate } = await browser.data(evaluateCalls.detail, { id })
  expect(evaluate.applied).toBe(1)
})
