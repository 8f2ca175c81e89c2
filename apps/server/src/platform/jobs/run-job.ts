import type { Clock } from '@mallard/kernel'
import type { Db, Log } from '#platform/db/database.ts'
import { finish, type JobRow, markDead, putBack } from './jobs.repo.ts'
import type { JobHandler, JobHandlers } from './kinds.ts'
import { pauseAfter } from './schedule.ts'

export interface JobRunnerOptions {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly handlers: JobHandlers
  /** By which this process has taken the jobs. */
  readonly lease: string
  readonly onEnd?: (kind: string, outcome: 'done' | 'again' | 'failed' | 'dead') => void
}

const defaultAttempts = 12

const scopeOf = ({ partner_id: partnerId, store_id: storeId }: JobRow) =>
  partnerId !== null && storeId !== null ? { partnerId, storeId } : undefined

/**
 * Runs a job that was claimed, and writes down how it ended: done, to be tried again, or dead. It
 * throws only when that could not be written.
 */
export function jobRunner({
  db,
  clock,
  log,
  handlers,
  lease,
  onEnd,
}: JobRunnerOptions): (row: JobRow) => Promise<void> {
  const handlerOf = handlers as Readonly<Record<string, JobHandler<unknown>>>

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

  return async (row) => {
    const handler = handlerOf[row.kind]
    if (!handler) return
    const largest = handler.attempts ?? defaultAttempts
    // A job that ended its process each time never reaches the catch below.
    if (row.attempts > largest)
      return giveUp(row, row.last_error ?? 'its process ended during every try')
    let isFinished = false
    const finishIn = async (trx: Db) => {
      if (!(await finish(trx, row.id, lease)))
        throw new Error('the lease of this job was lost: another worker has it')
      isFinished = true
    }
    try {
      const answer = await handler.run({
        payload: row.payload,
        scope: scopeOf(row),
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
}
