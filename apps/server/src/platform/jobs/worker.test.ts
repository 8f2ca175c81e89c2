import { randomUUID } from 'node:crypto'
import { fakeClock, type FakeClock, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raceTest, testDatabase } from '#app/testing/test-harness.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { silentLog } from '#platform/log.ts'
import { dequeue, enqueue } from './enqueue.ts'
import { countJobs, deadJobs, revive } from './jobs.repo.ts'
import type { JobHandler, JobHandlers, JobKind, JobPayloads, Recurring } from './kinds.ts'
import { createWorker, type Worker, type WorkerOptions } from './worker.ts'

// Kinds of the tests alone: declared ones would ask the whole server for handlers.
type Handlers = Record<string, JobHandler<{ n: number }>>
interface TestJob {
  readonly kind: string
  readonly payload: object
  readonly runAt: number
  readonly key?: string
}

let database: Database
let clock: FakeClock
const workers: Worker[] = []

function worker(handlers: Handlers, more: Partial<WorkerOptions> = {}): Worker {
  const made = createWorker({
    db: database.kysely,
    clock,
    log: silentLog,
    handlers: handlers as unknown as JobHandlers,
    ...more,
  })
  workers.push(made)
  return made
}

function add(job: TestJob, db: Db = database.kysely): Promise<void> {
  return enqueue(db, {
    ...job,
    kind: job.kind as JobKind,
    payload: job.payload as JobPayloads[JobKind],
  })
}

function counting(ran: number[]): JobHandler<{ n: number }> {
  return {
    run: async ({ payload }) => {
      ran.push(payload.n)
    },
  }
}

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = fakeClock()
  await sql`truncate job, job_schedule`.execute(database.kysely)
})
afterEach(async () => {
  for (const each of workers.splice(0)) await each.stop()
})

describe('a job', () => {
  it('runs once, when its time has come', async () => {
    const ran: number[] = []
    const jobs = worker({ count: counting(ran) })
    await add({ kind: 'count', payload: { n: 1 }, runAt: clock.now() + minute })
    expect(await jobs.runDue()).toBe(0)
    clock.advance(minute)
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(ran).toEqual([1])
  })

  it('does not exist when its cause is rolled back', async () => {
    const cause = database.kysely.transaction().execute(async (trx) => {
      await add({ kind: 'count', payload: { n: 1 }, runAt: clock.now() }, trx)
      throw new Error('the order was refused')
    })
    await expect(cause).rejects.toThrow('refused')
    expect((await countJobs(database.kysely, clock.now())).waiting).toBe(0)
  })

  it('is queued once per key while it waits, at the earlier time and with the newer payload', async () => {
    const ran: number[] = []
    const jobs = worker({ count: counting(ran) })
    await add({ kind: 'count', key: 'a', payload: { n: 1 }, runAt: clock.now() })
    await add({ kind: 'count', key: 'a', payload: { n: 2 }, runAt: clock.now() + minute })
    await add({ kind: 'count', key: 'b', payload: { n: 3 }, runAt: clock.now() })
    await jobs.runDue()
    expect(ran.toSorted()).toEqual([2, 3])
  })

  it('is queued again when its cause returns while it runs', async () => {
    const ran: number[] = []
    const jobs = worker({
      count: {
        run: async ({ payload }) => {
          ran.push(payload.n)
          if (payload.n === 1)
            await add({ kind: 'count', key: 'a', payload: { n: 2 }, runAt: clock.now() })
        },
      },
    })
    await add({ kind: 'count', key: 'a', payload: { n: 1 }, runAt: clock.now() })
    await jobs.runDue()
    expect(ran).toEqual([1, 2])
  })

  it('can be taken back while it waits', async () => {
    const ran: number[] = []
    const jobs = worker({ count: counting(ran) })
    await add({ kind: 'count', key: 'a', payload: { n: 1 }, runAt: clock.now() })
    await dequeue(database.kysely, 'count' as JobKind, 'a')
    expect(await jobs.runDue()).toBe(0)
  })

  it('ends in its own transaction when the handler says so', async () => {
    const jobs = worker({
      count: { run: ({ finish }) => database.kysely.transaction().execute((trx) => finish(trx)) },
    })
    await add({ kind: 'count', payload: { n: 1 }, runAt: clock.now() })
    expect(await jobs.runDue()).toBe(1)
    expect(await countJobs(database.kysely, clock.now())).toEqual({
      waiting: 0,
      running: 0,
      dead: 0,
      lateBy: 0,
    })
  })

  it('may ask to be run once more, without that counting as a failure', async () => {
    const attempts: number[] = []
    const jobs = worker({
      poll: {
        attempts: 1,
        run: async ({ attempt }) => {
          attempts.push(attempt)
          return attempts.length < 3 ? { again: clock.now() + 15 * second } : undefined
        },
      },
    })
    await add({ kind: 'poll', payload: {}, runAt: clock.now() })
    for (let round = 0; round < 5; round += 1) {
      await jobs.runDue()
      clock.advance(15 * second)
    }
    expect(attempts).toEqual([1, 1, 1])
  })

  it('of a kind that this version does not know is left for one that does', async () => {
    await add({ kind: 'newer', payload: {}, runAt: clock.now() })
    expect(await worker({ count: counting([]) }).runDue()).toBe(0)
    expect((await countJobs(database.kysely, clock.now() + second)).waiting).toBe(1)
  })
})

describe('a failing job', () => {
  it('is tried again with growing pauses, then is dead and visible, and can be revived', async () => {
    let tries = 0
    const jobs = worker({
      fail: {
        attempts: 3,
        run: async () => {
          tries += 1
          throw new Error('the channel is down')
        },
      },
    })
    await add({ kind: 'fail', payload: {}, runAt: clock.now() })
    await jobs.runDue()
    clock.advance(5 * second - 1)
    expect(await jobs.runDue()).toBe(0)
    clock.advance(1)
    expect(await jobs.runDue()).toBe(1)
    clock.advance(10 * second)
    expect(await jobs.runDue()).toBe(1)
    clock.advance(60 * minute)
    expect(await jobs.runDue()).toBe(0)
    expect(tries).toBe(3)
    const [dead] = await deadJobs(database.kysely, 10)
    expect(dead).toMatchObject({ kind: 'fail', attempts: 3, last_error: 'the channel is down' })
    expect(await revive(database.kysely, dead?.id ?? 0, clock.now())).toBe(true)
    expect(await revive(database.kysely, dead?.id ?? 0, clock.now())).toBe(false)
    expect(await jobs.runDue()).toBe(1)
  })

  it('gives way to newer work of its key', async () => {
    const ran: number[] = []
    const jobs = worker({
      count: {
        run: async ({ payload }) => {
          ran.push(payload.n)
          if (payload.n > 1) return
          await add({ kind: 'count', key: 'a', payload: { n: 2 }, runAt: clock.now() + second })
          throw new Error('failed after the cause came back')
        },
      },
    })
    await add({ kind: 'count', key: 'a', payload: { n: 1 }, runAt: clock.now() })
    await jobs.runDue()
    clock.advance(minute)
    await jobs.runDue()
    expect(ran).toEqual([1, 2])
    expect((await countJobs(database.kysely, clock.now())).waiting).toBe(0)
  })
})

describe('a worker that died', () => {
  it('leaves jobs that another one takes when the lease has run out, and whose late end changes nothing', async () => {
    const ran: number[] = []
    let release = () => {}
    const stuck = new Promise<void>((resolve) => {
      release = resolve
    })
    const silent = worker({ count: { run: () => stuck } }, { leaseMs: 30_000 })
    await add({ kind: 'count', payload: { n: 7 }, runAt: clock.now() })
    const hanging = silent.runDue()
    while ((await countJobs(database.kysely, clock.now())).running === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    const other = worker({ count: counting(ran) })
    expect(await other.runDue()).toBe(0)
    clock.advance(30_001)
    expect(await other.runDue()).toBe(1)
    expect(ran).toEqual([7])
    await add({ kind: 'count', payload: { n: 8 }, runAt: clock.now() + minute })
    release()
    await hanging
    expect((await countJobs(database.kysely, clock.now())).waiting).toBe(1)
  })

  it('again and again because of one job does not do so for ever', async () => {
    await add({ kind: 'count', payload: { n: 1 }, runAt: clock.now() })
    await sql`update job set attempts = 12, state = 'running', due_at = ${new Date(clock.now())}`.execute(
      database.kysely,
    )
    const ran: number[] = []
    await worker({ count: counting(ran) }).runDue()
    expect(ran).toEqual([])
    expect((await deadJobs(database.kysely, 1))[0]?.last_error).toContain('process ended')
  })
})

describe('recurring jobs', () => {
  it('run although their time was set to the microsecond', async () => {
    const recurring = [{ kind: 'tick', every: minute }] as unknown as Recurring[]
    let ticks = 0
    const only = worker({ tick: { run: async () => void (ticks += 1) } }, { recurring })
    await only.runDue()
    await sql`update job_schedule set next_at = ${new Date(clock.now() + minute)}::timestamptz + interval '1 microsecond' * 123 where kind = 'tick'`.execute(
      database.kysely,
    )
    clock.advance(2 * minute)
    await only.runDue()
    await only.runDue()
    expect(ticks).toBe(1)
    await sql`delete from job_schedule`.execute(database.kysely)
  })

  it('run once for each period, also with two workers, and once for all periods that were missed', async () => {
    const ran: number[] = []
    const recurring = [{ kind: 'tick', every: minute }] as unknown as Recurring[]
    const tick: JobHandler<unknown> = {
      run: async () => {
        ran.push(clock.now())
      },
    }
    const [first, second2] = [worker({ tick }, { recurring }), worker({ tick }, { recurring })]
    await first.runDue()
    expect(ran).toHaveLength(0)
    clock.advance(minute)
    await first.runDue()
    await second2.runDue()
    expect(ran).toHaveLength(1)
    clock.advance(10 * minute)
    await second2.runDue()
    await first.runDue()
    expect(ran).toHaveLength(2)
  })
})

describe('a started worker', () => {
  it('finds jobs by itself, and finishes the running one when it is stopped', async () => {
    const ran: number[] = []
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const jobs = worker(
      {
        slow: {
          run: async ({ payload }) => {
            begun()
            await new Promise((resolve) => setTimeout(resolve, 30))
            ran.push(payload.n)
          },
        },
      },
      { pollEvery: 5, concurrency: 1 },
    )
    await add({ kind: 'slow', payload: { n: 1 }, runAt: clock.now() })
    await add({ kind: 'slow', payload: { n: 2 }, runAt: clock.now() })
    jobs.start()
    await hasBegun
    await jobs.stop()
    expect(ran).toEqual([1])
    expect((await countJobs(database.kysely, clock.now())).waiting).toBe(1)
    expect(jobs.lastLook).toBe(clock.now())
  })
})

raceTest('two workers on one server run each of 300 jobs once', async () => {
  const ran: number[] = []
  const name = randomUUID()
  for (let n = 0; n < 300; n += 1)
    await add({ kind: 'count', key: `${name}${n}`, payload: { n }, runAt: clock.now() })
  await Promise.all([1, 2].map(() => worker({ count: counting(ran) }, { concurrency: 8 }).runDue()))
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n))
})
