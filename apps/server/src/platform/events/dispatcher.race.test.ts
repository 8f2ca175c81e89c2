import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { publish } from './publish.ts'
import { note, reader, testLetters } from './test-letters.ts'
import type { EventHandler } from './topics.ts'

const { db, clock, clean, dispatcher, write, handledBy, deliverAll } = await testLetters()
beforeEach(clean)

it('several dispatchers, some of which die in the middle, handle each event once and in the order of its key', async () => {
  const keys = ['a', 'b', 'c', 'd']
  let calls = 0
  /** Every third time its connection is cut while it handles, as with a process that is killed. */
  const mortal: EventHandler<'test.letter'> = {
    ...reader('mortal'),
    handle: async (trx, letters) => {
      await note(trx, 'mortal', letters)
      calls += 1
      if (calls % 3 === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    },
  }
  const all = [1, 2, 3].map(() => dispatcher(mortal, reader('sound')))
  for (let round = 0; round < 10; round += 1) {
    for (const [place, key] of keys.entries()) await write(key, round * keys.length + place)
    await Promise.all(all.map(({ dispatch }) => dispatch().catch(() => 0)))
  }
  for (let tries = 0; tries < 10; tries += 1) await all[0]!.dispatchAll().catch(() => 0)
  await deliverAll(all[0]!)
  expect(calls).toBeGreaterThan(10)
  for (const [place, key] of keys.entries()) {
    const wanted = Array.from({ length: 10 }, (_, round) => round * keys.length + place)
    expect(await handledBy('mortal', key)).toEqual(wanted)
    expect(await handledBy('sound', key)).toEqual(wanted)
  }
})

it('two topics are dispatched at once: the turn is of a topic, not of the shop', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const slow: EventHandler<'test.letter'> = {
    topic: 'test.letter',
    name: 'slow',
    events: ['written'],
    handle: async () => {
      begun()
      await held
    },
  }
  const packed: string[] = []
  const parcels: EventHandler<'test.parcel'> = {
    topic: 'test.parcel',
    name: 'parcels',
    events: ['packed'],
    handle: async (_, some) => void packed.push(...some.map(({ key }) => key)),
  }
  await write('a', 1)
  const first = dispatcher(slow).dispatch()
  await hasBegun
  await publish(db, 'test.parcel', [
    { key: 'p', partnerId: 1, at: new Date(clock.now()), payload: { event: 'packed' } },
  ])
  expect(await dispatcher(slow, parcels).dispatch()).toBe(1)
  expect(packed).toEqual(['p'])
  letGo()
  expect(await first).toBe(1)
})
