import { systemClock, type Clock, type Instant } from '@mallard/kernel'

/**
 * The sandbox's time: the given clock plus whatever was advanced. Jobs run when their moment comes,
 * in order.
 */
export interface Timeline extends Clock {
  /** Runs `job` in `delay` milliseconds of sandbox time. */
  after(delay: number, job: () => Promise<void> | void): void
  /** Moves time on by `milliseconds` and waits for every job that falls due on the way. */
  advance(milliseconds: number): Promise<void>
  stop(): void
}

interface Job {
  readonly at: Instant
  readonly run: () => Promise<void> | void
}

export function makeTimeline(base: Clock = systemClock): Timeline {
  let ahead = 0
  let jobs: Job[] = []
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const now = () => base.now() + ahead

  function arm(): void {
    clearTimeout(timer)
    const next = jobs[0]
    if (!next || stopped) return
    timer = setTimeout(
      () => void runDue(now()).then(arm),
      Math.min(Math.max(next.at - now(), 20), 2_000_000_000),
    )
    timer.unref()
  }

  async function runDue(until: Instant): Promise<void> {
    for (;;) {
      const next = jobs[0]
      if (!next || next.at > until || stopped) return
      jobs = jobs.slice(1)
      if (next.at > now()) ahead += next.at - now()
      await next.run()
    }
  }

  return {
    now,
    after(delay, run) {
      const at = now() + delay
      const place = jobs.findIndex((job) => job.at > at)
      jobs.splice(place < 0 ? jobs.length : place, 0, { at, run })
      if (jobs[0]?.at === at) arm()
    },
    async advance(milliseconds) {
      const target = now() + milliseconds
      await runDue(target)
      if (target > now()) ahead += target - now()
      arm()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      jobs = []
    },
  }
}
