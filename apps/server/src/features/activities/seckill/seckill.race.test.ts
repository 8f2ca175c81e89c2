import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { sizeOf } from '#app/proof/test-sizes.ts'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'
import { runningSeckill, take } from './test-seckill.ts'

const buyers = sizeOf('SECKILL_BUYERS', 30)
const tries = sizeOf('SECKILL_TRIES', 4)

/** Tries under way, of two open files each: a process does not have enough for all of a night's. */
const atOnce = 2000

async function together<T>(acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  const waiting = acts.values()
  const lane = async () => {
    for (const act of waiting) answers.push(await act())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return answers
}

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1, 100_000)

afterAll(() => expectBooksToAgree(shop))

describe('many buyers at the same moment', () => {
  it('take the quota exactly, and none of them more than the limit', async () => {
    const owner = await shop.staff()
    const quota = buyers + Math.floor(buyers / 2)
    const { id } = await runningSeckill(shop, owner, [sku!], { quota, limit: 2 })
    const browsers: Caller[] = []
    for (let count = 0; count < buyers; count += 1) browsers.push(await buyer(shop))
    const answers = await together(
      browsers.flatMap((browser) =>
        Array.from({ length: tries }, () => () => take(browser, sku!, id)),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const refusals = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    expect(
      [...refusals].every((reason) =>
        ['seckillChance', 'seckillLimit', 'seckillSoldOut', 'seckillFew'].includes(reason ?? ''),
      ),
    ).toBe(true)
    const won = answers.filter(({ code }) => code === 200).length
    const { rows } = await sql<{ reserved: number; most: number; orders: number }>`
      select q.reserved, (select max(units) from seckill_user u where u.seckill_id = q.seckill_id) as most,
        (select count(*)::int from orders o where o.kind = 3 and (o.context->>'seckillId')::bigint = ${id}) as orders
      from seckill_sku q where q.seckill_id = ${id}`.execute(shop.services.db)
    expect(rows[0]).toEqual({ reserved: quota, most: 2, orders: quota })
    expect(won).toBe(quota)
    shop.clock.advance(second)
    expect((await browsers[0]!.data(seckillCalls.quota, { id })).skus[0]).toMatchObject({
      left: 0,
      state: 'chance',
    })
  })
})
