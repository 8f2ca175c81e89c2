import type { Instant, Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'

/**
 * The payload of each kind of job. A feature's `.jobs.ts` adds its own with `declare module
 * '#platform/jobs/kinds.ts' { interface JobPayloads { 'order.expire': { orderSn: string } } }`.
 */
export interface JobPayloads {}

export type JobKind = keyof JobPayloads & string

export interface RunningJob<P> {
  readonly payload: P
  readonly scope: Scope | undefined
  /** 1 on the first try. */
  readonly attempt: number
  /** Ends the job inside the handler's own transaction: its effect and its end are then one. */
  finish(trx: Db): Promise<void>
}

/**
 * What a handler may ask for instead of being done: the same job once more at this time, not
 * counted as a failure.
 */
export interface RunAgain {
  readonly again: Instant
}

export interface JobHandler<P> {
  /** Runs at least once per job, so it must be repeatable. Throwing means: try again later. */
  run(job: RunningJob<P>): Promise<RunAgain | void>
  /** Max attempts before the job counts as dead; 12 (about a day) by default. */
  readonly attempts?: number
  /** Delay in ms after the n-th failed attempt; doubles from 5 s to 4 h by default. */
  delay?(attempt: number): number
}

/** A handler for every kind: one that is missing does not compile. */
export type JobHandlers = { readonly [K in JobKind]: JobHandler<JobPayloads[K]> }

/** A job that the clock causes. Times of day are Beijing's. */
export type Recurring =
  | { readonly kind: JobKind; readonly every: number }
  | { readonly kind: JobKind; readonly dailyAt: `${number}:${number}` }
