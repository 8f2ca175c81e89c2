import type { Log } from '#platform/db/database.ts'

/** Milliseconds that running requests and jobs have to finish once the server no longer accepts. */
const patience = 20_000

/** What of Node's `process` is needed, so that tests can stand in for it. */
export interface Signalled {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  exit(code: number): void
}

/**
 * Closes on the first signal and then exits, in bounded time; a second signal exits at once. A
 * supervisor's SIGTERM leaves the balancer `drainSeconds` to notice; Ctrl-C is a person who waits.
 */
export function stopOnSignals(
  close: (drainSeconds: number) => Promise<void>,
  log: Log,
  drainSeconds: number,
  node: Signalled = process,
): void {
  let isStopping = false
  const stop = (signal: string, drainFor: number) => {
    if (isStopping) return node.exit(1)
    isStopping = true
    log.info({ signal, drainSeconds: drainFor }, 'stopping')
    const max = drainFor * 1_000 + patience
    setTimeout(() => {
      log.error(
        { seconds: max / 1_000 },
        'what was running did not finish in time: exiting without it',
      )
      node.exit(1)
    }, max).unref()
    close(drainFor).then(
      () => node.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        node.exit(1)
      },
    )
  }
  node.on('SIGTERM', () => stop('SIGTERM', drainSeconds))
  node.on('SIGINT', () => stop('SIGINT', 0))
}
