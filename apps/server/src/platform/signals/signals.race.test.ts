import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '#app/testing/test-harness.ts'
import { silentLog } from '../log.ts'
import { openSignals, type Signal, type Signals } from './index.ts'

const url = await testDatabaseUrl()
const redisUrl = process.env['TEST_REDIS_URL']
const ways = [
  { way: 'PostgreSQL', redis: undefined },
  ...(redisUrl ? [{ way: 'Redis', redis: redisUrl }] : []),
]
const opened: Signals[] = []
const signal = (sessionId: number): Signal => ({ name: 'session.ended', data: { sessionId } })

/** What one process hears. */
async function listener(redis: string | undefined, shop: string) {
  const signals = await openSignals({ redisUrl: redis, databaseUrl: url, shop, log: silentLog })
  opened.push(signals)
  const heard: Signal[] = []
  let gaps = 0
  signals.listen({
    onSignal: (each) => heard.push(each),
    onGap: () => {
      gaps += 1
    },
  })
  return { signals, heard, gaps: () => gaps }
}

/** Sends until it is heard: connections come up in their own time. */
async function reaches(
  from: Awaited<ReturnType<typeof listener>>,
  to: Awaited<ReturnType<typeof listener>>,
  sessionId: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await from.signals.send([signal(sessionId)])
        return to.heard.some(
          (each) => each.name === 'session.ended' && each.data.sessionId === sessionId,
        )
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(true)
}

afterEach(async () => {
  for (const signals of opened.splice(0)) await signals.close()
})

describe.each(ways)('signals through $way', ({ redis }) => {
  it('reach the other process and the own one', async () => {
    const shop = randomUUID()
    const [one, two] = [await listener(redis, shop), await listener(redis, shop)]
    await reaches(one, two, 1)
    await reaches(two, one, 2)
    await reaches(one, one, 3)
    expect([one.gaps(), two.gaps()]).toEqual([0, 0])
  })

  it('stop at their end', async () => {
    const shop = randomUUID()
    const [one, two] = [await listener(redis, shop), await listener(redis, shop)]
    await reaches(one, two, 1)
    await two.signals.close()
    await one.signals.send([signal(9)])
    await reaches(one, one, 10)
    expect(two.heard).not.toContainEqual(signal(9))
    expect(two.heard).not.toContainEqual(signal(10))
  })
})

it('say that something may have been missed when the database dropped the connection, and go on', async () => {
  const [one, two] = [await listener(undefined, 'x'), await listener(undefined, 'x')]
  await reaches(one, two, 1)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mallard signals' and datname = current_database()",
  )
  await client.end()
  await expect.poll(() => Math.min(one.gaps(), two.gaps()), { timeout: 20_000 }).toBe(1)
  await reaches(one, two, 2)
}, 60_000)

it.runIf(redisUrl)('of another shop on the same Redis are not heard', async () => {
  const [shop, otherShop] = [randomUUID(), randomUUID()]
  const [one, twin, other, otherTwin] = [
    await listener(redisUrl, shop),
    await listener(redisUrl, shop),
    await listener(redisUrl, otherShop),
    await listener(redisUrl, otherShop),
  ]
  await reaches(other, otherTwin, 1)
  await reaches(one, twin, 2)
  await reaches(other, otherTwin, 3)
  expect(otherTwin.heard).not.toContainEqual(signal(2))
  expect(twin.heard).not.toContainEqual(signal(3))
})
