import { setTimeout as sleep } from 'node:timers/promises'
import type { Health } from '#platform/health.ts'
import type { Loop } from '#platform/jobs/loop.ts'
import type { Worker } from '#platform/jobs/worker.ts'
import type { Connections } from './connections.ts'

interface Closing {
  readonly health: Pick<Health, 'stopping'>
  readonly worker: Pick<Worker, 'stop'>
  readonly dispatching: Pick<Loop, 'stop'>
  readonly connections: Connections
  /** What the requests and jobs needed: closed last, in this order. */
  readonly rest: readonly (() => Promise<unknown> | undefined)[]
}

/** Milliseconds that running jobs get to finish after the drain, before the process exits. */
const jobPatience = 10_000

/**
 * Graceful shutdown, without a failed request: the worker claims no more jobs, `/readyz` fails, and
 * for `drainSeconds` the process still serves clients that load balancers send to it. Then it
 * accepts no more connections, finishes running requests and jobs, and closes the rest.
 */
export async function closeInOrder(
  { health, worker, dispatching, connections, rest }: Closing,
  drainSeconds: number,
): Promise<void> {
  health.stopping()
  const jobs = Promise.all([worker.stop(drainSeconds * 1_000 + jobPatience), dispatching.stop()])
  connections.leave()
  await sleep(drainSeconds * 1_000)
  await connections.close()
  await jobs
  for (const close of rest) await close()
}
