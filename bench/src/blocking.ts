/** What is read of Chromium's trace; times in µs. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The part of `dur` in which the thread had a processor. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** How much slower the phone is, and for how long a task blocks nobody (ms), as Lighthouse has it. */
const slower = 4
const unnoticed = 50

/**
 * Blocking of a page's main thread after its first paint, in ms, by the processor time of its tasks:
 * a wait for other programs, which on a phone is not there, does not count.
 */
export function blockingOf(events: readonly TraceEvent[], url: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!start) return Number.NaN
  const isOfPage = ({ pid, ts }: TraceEvent) => pid === start.pid && ts >= start.ts
  const paint = events.find((each) => each.name === 'firstContentfulPaint' && isOfPage(each))
  if (!paint) return Number.NaN
  return events
    .filter(({ name, ph, pid, tid, ts, dur = 0 }) => {
      const isTask = name === 'RunTask' && ph === 'X'
      return isTask && pid === start.pid && tid === start.tid && ts + dur > paint.ts
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - unnoticed), 0)
}
