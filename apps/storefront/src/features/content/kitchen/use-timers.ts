import { useEffect, useRef, useState } from 'react'
import { readStored, store } from '#platform/storage.ts'
import { hush, readyAlarm, ring } from './alarm.ts'

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
  readonly since?: number | undefined
}

type All = Readonly<Record<number, Running>>

export interface Timers {
  /** Of a step that has one. */
  readonly at: (place: number) => Timer | undefined
  /** Steps whose timers run or are over. */
  readonly started: readonly number[]
}

/** How often the clock is looked at, in ms. */
const glance = 250
/** A timer that was over so long ago, in ms, is of another meal. */
const keptFor = 6 * 3_600_000

const leftOf = ({ left, since }: Running, now: number) =>
  since === undefined ? left : Math.max(0, left - (now - since))

function readTimers(key: string): All {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}') as All
    const now = Date.now()
    return Object.fromEntries(
      Object.entries(kept).filter(([, { left, since = now }]) => now - since - left < keptFor),
    )
  } catch {
    return {}
  }
}

/**
 * A timer for each step that has one. They run on while another step or page is looked at, or the
 * phone sleeps, and by the clock, not by ticks; this phone keeps them under `key`.
 */
export function useTimers(key: string, seconds: readonly (number | null)[]): Timers {
  const [timers, setTimers] = useState<All>({})
  const [now, setNow] = useState(() => Date.now())
  // Not before the page has come to life: the server knows nothing of it.
  useEffect(() => {
    setNow(Date.now())
    setTimers(readTimers(key))
  }, [key])
  const started = Object.keys(timers)
    .map(Number)
    .filter((place) => timers[place]?.since !== undefined && typeof seconds[place] === 'number')
  const over = started.filter((place) => leftOf(timers[place]!, now) === 0).length
  const isRunning = over < started.length
  useEffect(() => {
    if (!isRunning) return undefined
    const interval = setInterval(() => setNow(Date.now()), glance)
    return () => clearInterval(interval)
  }, [isRunning])

  const rung = useRef(0)
  useEffect(() => {
    if (over > rung.current) ring()
    if (over < rung.current) hush()
    rung.current = over
  }, [over])
  useEffect(() => hush, [])

  function put(place: number, next: Running | undefined): void {
    const { [place]: _, ...others } = timers
    const all: All = next ? { ...others, [place]: next } : others
    setNow(Date.now())
    setTimers(all)
    store(key, Object.keys(all).length > 0 ? JSON.stringify(all) : undefined)
  }

  return {
    started,
    at(place) {
      const whole = seconds[place]
      if (whole === null || whole === undefined) return undefined
      const timer = timers[place] ?? { left: whole * 1000 }
      const left = leftOf(timer, now)
      return {
        left: Math.ceil(left / 1000),
        isRunning: timer.since !== undefined && left > 0,
        start() {
          readyAlarm()
          put(place, { left, since: Date.now() })
        },
        pause: () => put(place, { left: leftOf(timer, Date.now()) }),
        reset: () => put(place, undefined),
      }
    },
  }
}
