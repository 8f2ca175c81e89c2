import { useEffect, useState } from 'react'

export interface Timer {
  /** Seconds. */
  readonly left: number
  readonly isRunning: boolean
  readonly start: () => void
  readonly pause: () => void
  readonly reset: () => void
}

interface Running {
  /** Milliseconds that were left when it was started or stopped. */
  readonly left: number
  /** When it was started; undefined while it stands still. */
  readonly since: number | undefined
}

/** How often the clock is looked at, in ms. */
const glance = 250

const leftOf = ({ left, since }: Running, now: number) =>
  since === undefined ? left : Math.max(0, left - (now - since))

/**
 * A timer for each step that has one. They run on while another step is looked at, and by the
 * clock, not by ticks: a phone that slept is right when it wakes.
 */
export function useTimers(seconds: readonly (number | null)[]) {
  const [timers, setTimers] = useState<Readonly<Record<number, Running>>>({})
  const [now, setNow] = useState(() => Date.now())
  const isRunning = Object.values(timers).some(
    (timer) => timer.since !== undefined && leftOf(timer, now) > 0,
  )
  useEffect(() => {
    if (!isRunning) return undefined
    const interval = setInterval(() => setNow(Date.now()), glance)
    return () => clearInterval(interval)
  }, [isRunning])

  const over = Object.entries(timers).filter(
    ([, timer]) => timer.since !== undefined && leftOf(timer, now) === 0,
  ).length
  useEffect(() => {
    // Phones that can be felt say so.
    if (over > 0) navigator.vibrate?.([300, 150, 300])
  }, [over])

  return (place: number): Timer | undefined => {
    const whole = seconds[place]
    if (whole === null || whole === undefined) return undefined
    const timer = timers[place] ?? { left: whole * 1000, since: undefined }
    const left = leftOf(timer, now)
    const put = (next: Running) => {
      setNow(Date.now())
      setTimers((all) => ({ ...all, [place]: next }))
    }
    return {
      left: Math.ceil(left / 1000),
      isRunning: timer.since !== undefined && left > 0,
      start: () => put({ left, since: Date.now() }),
      pause: () => put({ left: leftOf(timer, Date.now()), since: undefined }),
      reset: () => put({ left: whole * 1000, since: undefined }),
    }
  }
}
