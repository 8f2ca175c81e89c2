import { type FakeClock, fakeClock, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { countJobs } from '#platform/jobs/jobs.repo.ts'
import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { recurring } from './jobs.ts'
import { testDatabase } from './testing/test-harness.ts'

let database: Database
let clock: FakeClock

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = fakeClock()
  await sql`truncate job, job_schedule`.execute(database.kysely)
})

const kinds = recurring.map(({ kind }) => kind)
const each = <Value>(value: Value) => Object.fromEntries(kinds.map((kind) => [kind, value]))

/** Runs that end when they are told to; of each kind, how many there are at once. */
function heldRuns() {
  const ends: (() => void)[] = []
  const seen = Object.fromEntries(kinds.map((kind) => [kind, { now: 0, most: 0, runs: 0 }]))
  const run = async (of: (typeof seen)[string]) => {
    of.runs += 1
    of.now += 1
    of.most = Math.max(of.most, of.now)
    await new Promise<void>((resolve) => ends.push(resolve))
    of.now -= 1
  }
  const handlers = Object.entries(seen).map(([kind, of]) => [kind, { run: () => run(of) }])
  return {
    seen,
    handlers: Object.fromEntries(handlers) as unknown as JobHandlers,
    endAll: () => ends.splice(0).forEach((end) => end()),
  }
}
type HeldRuns = ReturnType<typeof heldRuns>

/** A process that runs all kinds, each due each minute. */
function processOf({ handlers }: HeldRuns, leaseMs?: number): Worker {
  return createWorker({
    db: database.kysely,
    clock,
    log: silentLog,
    handlers,
    recurring: kinds.map((kind) => ({ kind, every: minute })) as unknown as Recurring[],
    // None waits for another kind.
    concurrency: 2 * kinds.length,
    leaseMs,
  })
}

const soon = (check: () => void) => vi.waitFor(check, { interval: 5, timeout: 10_000 })
const running = async () => (await countJobs(database.kysely, clock.now())).running
const of = ({ seen }: HeldRuns, what: 'now' | 'runs') =>
  Object.fromEntries(Object.entries(seen).map(([kind, one]) => [kind, one[what]]))

/** Begins the first run of each kind; what is given ends with all that is due. */
async function begun(worker: Worker, runs: HeldRuns): Promise<Promise<number>[]> {
  await worker.runDue()
  clock.advance(minute)
  const due = worker.runDue()
  await soon(() => expect(of(runs, 'now')).toEqual(each(1)))
  // Its look is over: what it sees later is another one's.
  await soon(() => expect(worker.lastLook).toBe(clock.now()))
  return [due]
}

/** Ends the run of each kind that is there, and the one after it. */
async function endTwo(runs: HeldRuns): Promise<void> {
  await soon(() => expect(of(runs, 'now')).toEqual(each(1)))
  expect(await running()).toBe(kinds.length)
  runs.endAll()
  await soon(() => expect(of(runs, 'runs')).toEqual(each(2)))
  runs.endAll()
}

describe('each kind that comes by the clock runs one at a time', () => {
  it('when it takes longer than its period', async () => {
    const runs = heldRuns()
    const all = await begun(processOf(runs, 10 * minute), runs)
    clock.advance(minute)
    const other = processOf(runs)
    all.push(other.runDue())
    await soon(() => expect(other.lastLook).toBe(clock.now()))
    // What came due meanwhile is done after it, once.
    await endTwo(runs)
    await Promise.all(all)
    expect(runs.seen).toEqual(each({ now: 0, most: 1, runs: 2 }))
  })

  it('when its process was killed, and others find it with what came due since', async () => {
    const killed = heldRuns()
    const never = await begun(processOf(killed), killed)
    clock.advance(2 * minute)
    const runs = heldRuns()
    const others = [1, 2].map(() => processOf(runs).runDue())
    await endTwo(runs)
    await Promise.all(others)
    expect(await processOf(runs).runDue()).toBe(0)
    expect(runs.seen).toEqual(each({ now: 0, most: 1, runs: 2 }))
    killed.endAll()
    await Promise.all(never)
  })

  it('when its own process stood still until the lease had run out', async () => {
    const runs = heldRuns()
    const worker = processOf(runs)
    const all = await begun(worker, runs)
    clock.advance(5 * minute)
    all.push(worker.runDue())
    await soon(() => expect(worker.lastLook).toBe(clock.now()))
    await endTwo(runs)
    await Promise.all(all)
    expect(runs.seen).toEqual(each({ now: 0, most: 1, runs: 2 }))
  })
})
