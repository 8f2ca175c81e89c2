import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { silentLog } from '#platform/log.ts'
import { createWorker } from '#platform/jobs/worker.ts'

const shop = await testShop()
const { services, clock } = shop
const owner = await shop.staff('owner')
const scope = { partnerId: 1, storeId: 1 }
const [one] = await skusWithStock(shop, 1)
const id = one!.goodsId

afterAll(() => expectBooksToAgree(shop))

/** Does the job of the goods, as a process does that thought the other one dead. */
const fire = () =>
  jobHandlers(services)['goods.shelf'].run({
    payload: { id },
    scope,
    attempt: 1,
    finish: async () => {},
  })
const detail = async () => owner.data(goodsAdminCalls.detail, { id })
/** How often it went on or off since. */
async function movedSince(since: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select count(*)::int as moved from audit_log
    where object = ${`goods ${id}`} and action = 'goods.shelf' and id > ${since}`.execute(
    services.db,
  )
  return rows[0]!.moved
}
async function lastLine(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::int as id from audit_log`.execute(services.db)
  return rows[0]!.id
}
const planOff = async (offAt: number, version: number) =>
  owner.call(goodsAdminCalls.planShelf, { id, version, onAt: null, offAt })

raceTest('two processes at its minute take goods off once', async () => {
  const other = createWorker({
    db: services.db,
    clock,
    log: silentLog,
    handlers: jobHandlers(services),
  })
  for (let round = 0; round < 3; round += 1) {
    await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
    await planOff(clock.now() + minute, (await detail()).shelfPlan.version)
    const since = await lastLine()
    clock.advance(minute)
    await Promise.all([shop.worker.runDue(), other.runDue(), fire(), fire()])
    expect([(await detail()).onSale, await movedSince(since)]).toEqual([false, 1])
  }
})

raceTest('a plan that is changed while it fires is done, or moved, but never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
    await planOff(clock.now() + minute, (await detail()).shelfPlan.version)
    const { version } = (await detail()).shelfPlan
    const since = await lastLine()
    clock.advance(minute)
    const offAt = clock.now() + hour
    const both = [() => fire(), () => planOff(offAt, version)]
    const order = round % 2 === 0 ? both : both.toReversed()
    const answers = await Promise.all(order.map((each) => each()))
    const reply = answers.find((answer) => answer !== undefined) as { code: number }
    const { onSale, shelfPlan } = await detail()
    const isMoved = reply.code === 200
    expect({ onSale, offAt: shelfPlan.offAt, moved: await movedSince(since) }).toEqual(
      isMoved ? { onSale: true, offAt, moved: 0 } : { onSale: false, offAt: null, moved: 1 },
    )
    if (!isMoved) expect(reply).toMatchObject({ reason: 'versionConflict' })
    clock.advance(hour)
    await shop.worker.runDue()
    expect([(await detail()).onSale, await movedSince(since)]).toEqual([false, 1])
  }
})
