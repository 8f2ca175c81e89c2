import { systemClock } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe } from 'vitest'
import { expectBooksToAgree } from '../testing/test-buyer.ts'
import { withBuiltServer } from '../testing/test-process.ts'
import { noticeTests } from '../testing/test-notice-schedules.ts'
import { raceTests, type RaceWorld } from '../testing/test-races.ts'
import { startTwoServers } from '../testing/test-two-servers.ts'

withBuiltServer()

describe('two server processes on one PostgreSQL', () => {
  let world: RaceWorld | undefined

  beforeAll(async () => {
    const two = await startTwoServers()
    const shoppers: Caller[] = []
    for (let count = 0; count < 50; count += 1) shoppers.push(await two.shopper())
    world = {
      two,
      shoppers,
      services: { db: two.database.kysely, clock: systemClock } as RaceWorld['services'],
      clock: systemClock,
    }
  }, 240_000)

  afterAll(async () => {
    if (!world) return
    await expectBooksToAgree(world)
    await world.two.close()
  }, 60_000)

  const here = () => {
    if (!world) throw new Error('the servers did not start')
    return world
  }
  raceTests(here)
  noticeTests(here)
})
