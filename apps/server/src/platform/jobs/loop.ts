import type { Log } from '../db/database.ts'

export interface LoopOptions {
  readonly run: () => Promise<unknown>
  readonly log: Log
  /** What is logged when a run fails; the next one follows all the same. */
  readonly trouble: string
  /** Milliseconds between runs, unless something wakes it. */
  readonly every?: number
  /** Debounce in milliseconds from a wake to its run: wakes in between share that run. */
  readonly settle?: number
}

export interface Loop {
  start(): void
  /** Waits for the run that is under way. */
  stop(): Promise<void>
  wake(): void
}

/** Polls: runs one thing repeatedly, never concurrently with itself, and soon (`settle`) after a wake. */
export function createLoop({ run, log, trouble, every = 1_000, settle = 50 }: LoopOptions): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isRunning = false
  let isStarted = false
  let isWoken = false

  async function once(): Promise<void> {
    isRunning = true
    isWoken = false
    await run().catch((error: unknown) => log.error({ err: error }, trouble))
    isRunning = false
    if (isStarted) timer = setTimeout(begin, isWoken ? settle : every)
  }

  function begin(): void {
    running = once()
  }

  return {
    start: () => {
      isStarted = true
      begin()
    },
    stop: async () => {
      isStarted = false
      clearTimeout(timer)
      await running
    },
    wake: () => {
      if (!isStarted || isWoken) return
      isWoken = true
      if (isRunning) return
      clearTimeout(timer)
      timer = setTimeout(begin, settle)
    },
  }
}
