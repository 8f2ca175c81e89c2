import { type FakeClock, fakeClock, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { countJobs } from '#platform/jobs/jobs.repo.ts'
import type { JobHandlers, Recurring } from '#platform/jobs/kinds.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/log.ts'
import { recurring } from './jobs.ts'
import { testDatabase } from './test-harness.ts'

let database: Database
let clock: FakeClock

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = fakeClock()
  await sql`truncate job, job_schedule`.execute(database.kysely)
})

/** Runs of one kind that end when they are told to; how many there are at once. */
function heldRuns() {
  const ends: (() => void)[] = []
  const seen = { now: 0, most: 0, runs: 0 }
  const run = async () => {
    seen.runs += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.now -= 1
  }
  return { run, seen, endAll: () => ends.splice(0).forEach((end) => end()) }
}
type HeldRuns = ReturnType<typeof heldRuns>

/** A process that runs this kind, due each minute. */
function processOf(kind: string, { run }: HeldRuns, leaseMs?: number): Worker {
  return createWorker({
    db: database.kysely,
    clock,
    log: silentLog,
    handlers: { [kind]: { run } } as unknown as JobHandlers,
    recurring: [{ kind, every: minute }] as unknown as Recurring[],
    leaseMs,
  })
}

/** Begins the first run of a kind; what is given ends with all that is due. */
async function begun(worker: Worker, { seen }: HeldRuns): Promise<Promise<number>[]> {
  await worker.runDue()
  clock.advance(minute)
  const due = worker.runDue()
  await soon(() => expect(seen.now).toBe(1))
  return [due]
}

const soon = (check: () => void) => vi.waitFor(check, { interval: 5 })
const running = async () => (await countJobs(database.kysely, clock.now())).running

/** Ends the run that is there, and the one after it. */
async function endTwo({ seen, endAll }: HeldRuns): Promise<void> {
  await soon(() => expect(seen.now).toBe(1))
  expect(await running()).toBe(1)
  endAll()
  await soon(() => expect(seen.runs).toBe(2))
  endAll()
}

describe.each(recurring.map(({ kind }) => kind))('%s runs one at a time', (kind) => {
  it('when it takes longer than its period', async () => {
    const runs = heldRuns()
    const all = await begun(processOf(kind, runs, 10 * minute), runs)
    clock.advance(minute)
    const other = processOf(kind, runs)
    all.push(other.runDue())
    await soon(() => expect(other.lastLook).toBe(clock.now()))
    // What came due meanwhile is done after it, once.
    await endTwo(runs)
    await Promise.all(all)
    expect(runs.seen).toEqual({ now: 0, most: 1, runs: 2 })
  })

  it('when its process was killed, and others find it with what came due since', async () => {
    const killed = heldRuns()
    const never = await begun(processOf(kind, killed), killed)
    clock.advance(2 * minute)
    const runs = heldRuns()
    const others = [1, 2].map(() => processOf(kind, runs).runDue())
    await endTwo(runs)
    await Promise.all(others)
    expect(await processOf(kind, runs).runDue()).toBe(0)
    expect(runs.seen).toEqual({ now: 0, most: 1, runs: 2 })
    killed.endAll()
    await Promise.all(never)
  })

  it('when its own process stood still until the lease had run out', async () => {
    const runs = heldRuns()
    const worker = processOf(kind, runs)
    const all = await begun(worker, runs)
    clock.advance(5 * minute)
    all.push(worker.runDue())
    await soon(() => expect(worker.lastLook).toBe(clock.now()))
    await endTwo(runs)
    await Promise.all(all)
    expect(runs.seen).toEqual({ now: 0, most: 1, runs: 2 })
  })
})
