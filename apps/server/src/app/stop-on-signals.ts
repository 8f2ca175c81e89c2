import type { Log } from '#platform/db/database.ts'

/** Milliseconds that running requests and jobs have to finish: less than what systemd and Kubernetes usually wait before they kill. */
const patience = 25_000

/** What of Node's `process` is needed, so that tests can stand in for it. */
export interface Signalled {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  exit(code: number): void
}

/** Closes on the first signal and then exits, in bounded time; a second signal exits at once. */
export function stopOnSignals(close: () => Promise<void>, log: Log, node: Signalled = process): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return node.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ seconds: patience / 1000 }, 'what was running did not finish in time: exiting without it')
      node.exit(1)
    }, patience).unref()
    close().then(
      () => node.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        node.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) node.on(signal, () => stop(signal))
}
