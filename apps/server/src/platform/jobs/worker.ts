import { randomUUID } from 'node:crypto'
import { claimDue, type JobRow, renew } from './jobs.repo.ts'
import type { Recurring } from './kinds.ts'
import { queueRecurring } from './recur.ts'
import { jobRunner, type JobRunnerOptions } from './run-job.ts'

export interface WorkerOptions extends Omit<JobRunnerOptions, 'lease'> {
  readonly recurring?: readonly Recurring[]
  /** Jobs at once in this process. */
  readonly concurrency?: number
  /** Milliseconds between polls of the table. */
  readonly pollEvery?: number
  /** Lease in milliseconds: jobs of a process that does not renew it are claimed again. */
  readonly leaseMs?: number
}

export interface Worker {
  start(): void
  /** Takes no more jobs and waits for the running ones, at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>
  /**
   * Runs everything that is due by the clock, also what that queues; the number of runs. For tests
   * and tools.
   */
  runDue(): Promise<number>
  /** Polls now: a due job was just queued in this process. */
  wake(): void
  /**
   * When it last looked at the table without a fault, by the clock; undefined before the first
   * look.
   */
  readonly lastLook: number | undefined
}

/** The jobs that a process has taken, and how it takes more. */
interface Claims {
  /** By the job's id. */
  readonly running: ReadonlyMap<number, Promise<void>>
  /** Claims and begins as many due jobs as there is room for; how many. */
  look(): Promise<number>
  readonly lastLook: number | undefined
}

type ClaimOptions = WorkerOptions & {
  readonly lease: string
  readonly leaseMs: number
  readonly mayTake: () => boolean
}

function claims(options: ClaimOptions): Claims {
  const { db, clock, log, lease, leaseMs, mayTake, recurring = [], concurrency = 4 } = options
  const kinds = Object.keys(options.handlers)
  const run = jobRunner(options)
  const running = new Map<number, Promise<void>>()
  let lastLook: number | undefined

  function begin(row: JobRow): void {
    const ended: Promise<void> = run(row)
      // The database itself failed: the lease runs out and the job is taken again.
      .catch((error: unknown) =>
        log.error(
          { job: row.id, kind: row.kind, err: error },
          'the end of a job could not be written',
        ),
      )
      .finally(() => running.delete(row.id))
    running.set(row.id, ended)
  }

  return {
    running,
    look: async () => {
      await queueRecurring(db, recurring, clock.now())
      let taken = 0
      while (mayTake() && running.size < concurrency) {
        const rows = await claimDue(db, {
          kinds,
          now: clock.now(),
          count: concurrency - running.size,
          leaseMs,
          lease,
          held: [...running.keys()],
        })
        rows.forEach(begin)
        taken += rows.length
        if (rows.length === 0) break
      }
      lastLook = clock.now()
      return taken
    },
    get lastLook() {
      return lastLook
    },
  }
}

/** Runs everything that is due, also what that queues; the number of runs. */
async function runAll({ look, running }: Claims): Promise<number> {
  let total = 0
  for (;;) {
    const taken = await look()
    await Promise.all(running.values())
    if (taken === 0) return total
    total += taken
    if (total > 10_000)
      throw new Error('more than 10 000 jobs were due: one asks for itself again without end')
  }
}

export function createWorker(options: WorkerOptions): Worker {
  const { db, clock, log, pollEvery = 1_000, leaseMs = 60_000 } = options
  const lease = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let renewal: NodeJS.Timeout | undefined
  let isStopping = false
  let wantsLook = false
  let looking: Promise<number> | undefined
  const claimed = claims({ ...options, lease, leaseMs, mayTake: () => !isStopping })
  const { running } = claimed

  async function poll(): Promise<void> {
    timer = undefined
    wantsLook = false
    looking = claimed.look()
    const taken = await looking.catch((error: unknown) => {
      log.error({ err: error }, 'the job table could not be read')
      return 0
    })
    if (isStopping) return
    // As long as there is work, the next look follows the end of a run.
    if (taken > 0 && running.size) void Promise.race(running.values()).then(wake)
    timer = setTimeout(() => void poll(), wantsLook ? 0 : pollEvery)
  }

  function wake(): void {
    // In the middle of a look: that one may have passed the new job already.
    wantsLook = true
    if (!timer || isStopping) return
    clearTimeout(timer)
    void poll()
  }

  return {
    start: () => {
      isStopping = false
      void poll()
      renewal = setInterval(() => {
        if (running.size)
          void renew(db, lease, clock.now(), leaseMs).catch((error: unknown) =>
            log.warn({ err: error }, 'leases could not be renewed'),
          )
      }, leaseMs / 3)
      renewal.unref()
    },
    stop: async (patience = 10_000) => {
      isStopping = true
      clearTimeout(timer)
      timer = undefined
      await looking?.catch(() => 0)
      await Promise.race([
        Promise.allSettled(running.values()),
        new Promise((resolve) => setTimeout(resolve, patience).unref()),
      ])
      clearInterval(renewal)
    },
    runDue: () => runAll(claimed),
    wake,
    get lastLook() {
      return claimed.lastLook
    },
  }
}
