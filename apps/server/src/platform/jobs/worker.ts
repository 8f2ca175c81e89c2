import { randomUUID } from 'node:crypto'
import type { Clock } from '@mallard/kernel'
import type { Db, Log } from '#platform/db/database.ts'
import { markDead, claimDue, finish, type JobRow, putBack, renew } from './jobs.repo.ts'
import type { JobHandler, JobHandlers, Recurring } from './kinds.ts'
import { queueRecurring } from './recur.ts'
import { pauseAfter } from './schedule.ts'

export interface WorkerOptions {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly handlers: JobHandlers
  readonly recurring?: readonly Recurring[]
  /** Jobs at once in this process. */
  readonly concurrency?: number
  /** Milliseconds between looks at the table. */
  readonly pollEvery?: number
  /** Milliseconds after which a silent process's jobs are taken again. */
  readonly leaseMs?: number
  readonly onEnd?: (kind: string, outcome: 'done' | 'again' | 'failed' | 'dead') => void
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
  /** Looks now instead of at the next poll: something due was just queued in this process. */
  wake(): void
  /**
   * When it last looked at the table without a fault, by the clock; undefined before the first
   * look.
   */
  readonly lastLook: number | undefined
}

const defaultAttempts = 12

export function createWorker(options: WorkerOptions): Worker {
  const {
    db,
    clock,
    log,
    handlers,
    recurring = [],
    concurrency = 4,
    pollEvery = 1_000,
    leaseMs = 60_000,
    onEnd,
  } = options
  const lease = randomUUID()
  const running = new Map<number, Promise<void>>()
  const handlerOf = handlers as Readonly<Record<string, JobHandler<unknown>>>
  const kinds = Object.keys(handlers)
  let timer: NodeJS.Timeout | undefined
  let renewal: NodeJS.Timeout | undefined
  let isStopping = false
  let wantsLook = false
  let looking: Promise<number> | undefined
  let lastLook: number | undefined

  async function runJob(row: JobRow): Promise<void> {
    const handler = handlerOf[row.kind]
    if (!handler) return
    const largest = handler.attempts ?? defaultAttempts
    // A job that ended its process each time never reaches the catch below.
    if (row.attempts > largest)
      return giveUp(row, row.last_error ?? 'its process ended during every try')
    let isFinished = false
    const scope =
      row.partner_id !== null && row.store_id !== null
        ? { partnerId: row.partner_id, storeId: row.store_id }
        : undefined
    const finishIn = async (trx: Db) => {
      if (!(await finish(trx, row.id, lease)))
        throw new Error('the lease of this job was lost: another worker has it')
      isFinished = true
    }
    try {
      const answer = await handler.run({
        payload: row.payload,
        scope,
        attempt: row.attempts,
        finish: finishIn,
      })
      if (answer) {
        await putBack(db, row.id, lease, answer.again, 0, null)
        onEnd?.(row.kind, 'again')
        return
      }
      if (!isFinished) await finish(db, row.id, lease)
      onEnd?.(row.kind, 'done')
    } catch (error) {
      await failed(row, handler, largest, error)
    }
  }

  async function failed(
    row: JobRow,
    handler: JobHandler<unknown>,
    largest: number,
    error: unknown,
  ): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    if (row.attempts >= largest) return giveUp(row, reason, error)
    const pause = (handler.delay ?? pauseAfter)(row.attempts)
    log.warn(
      { job: row.id, kind: row.kind, attempt: row.attempts, pause, err: error },
      'a job failed and will be tried again',
    )
    await putBack(db, row.id, lease, clock.now() + pause, row.attempts, reason)
    onEnd?.(row.kind, 'failed')
  }

  async function giveUp(row: JobRow, reason: string, error?: unknown): Promise<void> {
    log.error(
      { job: row.id, kind: row.kind, attempt: row.attempts, reason, err: error },
      'a job is dead: it needs a person',
    )
    await markDead(db, row.id, lease, reason)
    onEnd?.(row.kind, 'dead')
  }

  function begin(row: JobRow): void {
    const run: Promise<void> = runJob(row)
      // The database itself failed: the lease runs out and the job is taken again.
      .catch((error: unknown) =>
        log.error(
          { job: row.id, kind: row.kind, err: error },
          'the end of a job could not be written',
        ),
      )
      .finally(() => running.delete(row.id))
    running.set(row.id, run)
  }

  async function look(): Promise<number> {
    await queueRecurring(db, recurring, clock.now())
    let taken = 0
    while (!isStopping && running.size < concurrency) {
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
  }

  async function poll(): Promise<void> {
    timer = undefined
    wantsLook = false
    looking = look()
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
    runDue: async () => {
      let total = 0
      for (;;) {
        const taken = await look()
        await Promise.all(running.values())
        if (taken === 0) return total
        total += taken
        if (total > 10_000)
          throw new Error('more than 10 000 jobs were due: one asks for itself again without end')
      }
    },
    wake,
    get lastLook() {
      return lastLook
    },
  }
}
