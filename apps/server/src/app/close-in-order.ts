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

/** Milliseconds that running jobs have to end once nobody asks anything any more. */
const jobPatience = 10_000

/**
 * Stops a process without a failed request: no more jobs are taken, `/readyz` says so, and for
 * `drainSeconds` it goes on answering those who have not heard of it yet; then it lets nobody in,
 * finishes what runs, and closes the rest.
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
