import fc from 'fast-check'
import { hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { sweepInBatches } from '#platform/db/sweep.ts'
import { deadJobs, revive } from '#platform/jobs/jobs.repo.ts'
import { sweepEvents } from './event-sweep.repo.ts'
import { publish } from './publish.ts'
import { type Letter, reader, testLetters } from './test-letters.ts'
import type { AnyEventHandler, EventHandler } from './topics.ts'

const { db, clock, clean, dispatcher, write, handledBy, failures, workerOf, deliverAll } =
  await testLetters()
beforeEach(clean)

describe('an event', () => {
  it('is handled once, in the order of its key, by those who want it, with what it says', async () => {
    const seen: Letter[] = []
    const keeper: EventHandler<'test.letter'> = {
      topic: 'test.letter',
      name: 'keeper',
      events: ['sent'],
      handle: async (_, some) => void seen.push(...some),
    }
    const { dispatch } = dispatcher(reader('all'), keeper)
    await write('a', 1)
    const at = new Date(clock.now())
    await publish(db, 'test.letter', [
      { key: 'b', partnerId: 1, at, payload: { event: 'written', n: 2 } },
      { key: 'a', partnerId: 1, at, payload: { event: 'sent', n: 3, to: { name: '林小满' } } },
    ])
    expect(await dispatch()).toBe(3)
    expect(await dispatch()).toBe(0)
    expect(await handledBy('all')).toEqual([1, 2, 3])
    expect(seen).toEqual([
      {
        id: expect.any(Number) as number,
        key: 'a',
        at,
        event: 'sent',
        n: 3,
        to: { name: '林小满' },
      },
    ])
  })

  it('is handled by plans for batches of every length, and need not wait for the disk: what is lost comes again', async () => {
    const settings = sql<{ plans: string; commit: string }>`
      select current_setting('plan_cache_mode') as plans, current_setting('synchronous_commit') as commit`
    const seen: unknown[] = []
    const looking: EventHandler<'test.letter'> = {
      topic: 'test.letter',
      name: 'looking',
      events: ['written'],
      handle: async (trx) => void seen.push(...(await settings.execute(trx)).rows),
    }
    const usual = (await settings.execute(db)).rows
    await write('a', 1)
    await dispatcher(looking).dispatch()
    expect(seen).toEqual([{ plans: 'force_generic_plan', commit: 'off' }])
    expect((await settings.execute(db)).rows).toEqual(usual)
  })

  it('that was undone with its cause is not handled', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await write('a', 1, 'written', trx)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await dispatcher(reader('all')).dispatch()).toBe(0)
  })

  it('that a handler publishes comes the next time', async () => {
    const answering: EventHandler<'test.letter'> = {
      topic: 'test.letter',
      name: 'answering',
      events: ['written'],
      handle: async (trx, letters) => {
        for (const { key, n } of letters) await write(key, n + 10, 'sent', trx)
      },
    }
    const { dispatch, dispatchAll } = dispatcher(reader('all'), answering)
    await write('a', 1)
    expect(await dispatch()).toBe(1)
    expect(await handledBy('all')).toEqual([1])
    await write('b', 2)
    expect(await dispatchAll()).toBe(3)
    expect(await handledBy('all')).toEqual([1, 11, 2, 12])
  })

  it('of another topic does not wait behind hundreds', async () => {
    const order: string[] = []
    const counting = (topic: 'test.letter' | 'test.parcel', events: readonly string[]) =>
      ({
        topic,
        name: 'counting',
        events,
        handle: async (_: Db, some: readonly unknown[]) =>
          void order.push(`${topic} ${some.length}`),
      }) as unknown as AnyEventHandler
    const at = new Date(clock.now())
    await publish(
      db,
      'test.letter',
      Array.from({ length: 450 }, (_, n) => ({
        key: 'a',
        partnerId: 1,
        at,
        payload: { event: 'written' as const, n },
      })),
    )
    await publish(db, 'test.parcel', [
      { key: 'p', partnerId: null, at, payload: { event: 'packed' } },
    ])
    const both = dispatcher(
      counting('test.letter', ['written']),
      counting('test.parcel', ['packed']),
    )
    expect(await both.dispatch()).toBe(451)
    expect(order).toEqual(['test.letter 200', 'test.parcel 1', 'test.letter 200', 'test.letter 50'])
  })

  it('is kept for a while after it was handled, and for as long as it fails', async () => {
    const { dispatch } = dispatcher(reader('half', ['written'], ({ n }) => n === 2))
    await write('a', 1)
    await write('b', 2)
    await dispatch()
    await write('c', 3)
    clock.advance(minute)
    const sweep = sweepEvents(minute)
    expect(await sweep(db, clock.now(), 10)).toBe(0)
    expect(await sweep(db, clock.now() + second, 10)).toBe(1)
    const { rows } = await sql<{ key: string }>`select key from event order by id`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual(['b', 'c'])
  })

  it('that fails keeps none that came after it from being swept', async () => {
    const isStuck = ({ n }: Letter) => n <= 2
    const { dispatch } = dispatcher(reader('half', ['written'], isStuck))
    for (const [place, key] of ['a', 'b', 'c', 'd', 'e'].entries()) await write(key, place + 1)
    await dispatch()
    await sweepInBatches(db, sweepEvents(minute), clock.now() + hour, { most: 2 })
    const { rows } = await sql<{ key: string }>`select key from event order by id`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

describe('handlers', () => {
  it('are refused with a name that is taken, or for a topic that nobody publishes', () => {
    expect(() => dispatcher(reader('one'), reader('one'))).toThrow(
      'two handlers of the topic test.letter are named one',
    )
    const lost = { ...reader('lost'), topic: 'test.lost' } as unknown as AnyEventHandler
    expect(() => dispatcher(lost)).toThrow('nobody publishes the topic test.lost')
  })
})

describe('a handler that fails', () => {
  it('holds up neither other handlers nor other keys, and leaves nothing half done', async () => {
    const broken = dispatcher(
      reader('broken', ['written'], ({ key }) => key === 'a'),
      reader('sound'),
    )
    await write('a', 1)
    await write('b', 2)
    expect(await broken.dispatch()).toBe(2)
    expect(await handledBy('broken')).toEqual([2])
    expect(await handledBy('sound')).toEqual([1, 2])
    await deliverAll(dispatcher(reader('broken'), reader('sound')))
    expect(await handledBy('broken')).toEqual([2, 1])
    expect(await handledBy('sound')).toEqual([1, 2])
  })

  it('handles the later events of that key after the earlier ones', async () => {
    await write('a', 1)
    await dispatcher(reader('slow', ['written', 'sent'], () => true)).dispatch()
    await write('a', 2, 'sent')
    await write('b', 3)
    const mended = dispatcher(reader('slow'))
    await mended.dispatch()
    expect(await handledBy('slow')).toEqual([3])
    await deliverAll(mended)
    expect(await handledBy('slow', 'a')).toEqual([1, 2])
  })

  it('ends as a dead job, which a person can run again; one for a handler that is gone as well', async () => {
    const broken = dispatcher(reader('broken', ['written'], () => true))
    await write('a', 1)
    await broken.dispatch()
    for (let tries = 0; tries < 12; tries += 1) {
      clock.advance(5 * hour)
      await workerOf(tries < 11 ? broken : dispatcher()).runDue()
    }
    const [dead] = await deadJobs(db, 10)
    expect(dead).toMatchObject({
      kind: 'event.deliver',
      payload: { topic: 'test.letter', handler: 'broken', key: 'a' },
      last_error: 'no handler of the topic test.letter is named broken',
    })
    const mended = dispatcher(reader('broken'))
    await revive(db, dead!.id, clock.now())
    await workerOf(mended).runDue()
    expect(await handledBy('broken')).toEqual([1])
    expect(await failures()).toBe(0)
  })

  it('is given another try by the next event of its key, which leaves no dead job behind', async () => {
    await write('a', 1)
    await dispatcher(reader('broken', ['written'], () => true)).dispatch()
    await sql`update job set state = 'dead'`.execute(db)
    await write('a', 2)
    const mended = dispatcher(reader('broken'))
    await mended.dispatch()
    await deliverAll(mended)
    expect(await handledBy('broken')).toEqual([1, 2])
    expect((await sql`select 1 from job`.execute(db)).rows).toEqual([])
  })
})

/**
 * What may happen next: a letter for a key, which its reader fails on so often, or a look by the
 * dispatcher or the worker.
 */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      key: fc.constantFrom('a', 'b', 'c'),
      fails: fc.nat({ max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispatch' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
)

it('events of a key are handled once and in their order, whenever handlers fail; keys without a failure do not wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      await clean()
      const failsLeft = new Map<number, number>()
      const keyOf = new Map<number, string>()
      const shaky = reader('shaky', ['written'], ({ n }) => {
        const left = failsLeft.get(n) ?? 0
        failsLeft.set(n, left - 1)
        return left > 0
      })
      const it = dispatcher(shaky, reader('sound'))
      const written = (key: string) => [...keyOf].flatMap(([n, each]) => (each === key ? [n] : []))
      const hasFailed = new Set<string>()
      for (const [n, each] of steps.entries()) {
        if (each.do === 'write') {
          failsLeft.set(n, each.fails)
          keyOf.set(n, each.key)
          if (each.fails > 0) hasFailed.add(each.key)
          await write(each.key, n)
        } else if (each.do === 'dispatch') {
          await it.dispatch()
          for (const key of ['a', 'b', 'c']) {
            expect(await handledBy('sound', key)).toEqual(written(key))
            if (!hasFailed.has(key)) expect(await handledBy('shaky', key)).toEqual(written(key))
          }
        } else {
          clock.advance(5 * hour)
          await workerOf(it).runDue()
        }
      }
      await it.dispatchAll()
      await deliverAll(it)
      for (const key of ['a', 'b', 'c']) expect(await handledBy('shaky', key)).toEqual(written(key))
    }),
    { numRuns: 25 },
  )
})
