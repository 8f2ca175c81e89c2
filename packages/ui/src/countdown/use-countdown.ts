import { systemClock, type Clock, type Instant } from '@mallard/kernel/clock'
import { useEffect, useRef, useState } from 'react'

export interface CountdownOptions {
  until: Instant
  /** The server's instant of the data: server and browser draw the same first picture from it. */
  renderedAt: Instant
  /** Server clock minus this phone's clock, ms. */
  offset?: number | undefined
  /** ms between two steps; specification §9: 1000. */
  interval?: number | undefined
  /** Told at the end, and a few times more while `until` stays: this phone may be early. */
  onEnd?: (() => void) | undefined
  clock?: Clock
}

export interface CountdownTime {
  days: number
  hours: number
  minutes: number
  seconds: number
  /** Milliseconds left. */
  total: number
  ended: boolean
}

const second = 1000

/**
 * Pauses (ms) until the end is told again. A difference of a few seconds between the clocks passes
 * for noise: the first time, what begins then may not have begun for the server.
 */
const pauses = [1000, 2000, 7000]

export function timeLeft(until: Instant, now: Instant): CountdownTime {
  const total = Math.max(0, until - now)
  // The last second is shown as 1: zero is shown when it is over, not before.
  const whole = Math.ceil(total / second)
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    total,
    ended: total === 0,
  }
}

export function useCountdown({
  until,
  renderedAt,
  offset = 0,
  interval = second,
  onEnd,
  clock = systemClock,
}: CountdownOptions): CountdownTime {
  const [now, setNow] = useState(renderedAt)
  const end = useRef(onEnd)
  // What was drawn before its end is counted, also where `renderedAt` goes on with the time.
  const [counted, setCounted] = useState<Instant>()
  if (until > renderedAt && counted !== until) setCounted(until)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (counted !== until) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let told = 0
    function tick() {
      const instant = clock.now() + offset
      setNow(instant)
      const left = until - instant
      if (left <= 0) {
        end.current?.()
        const pause = pauses[told++]
        if (pause) timer = setTimeout(tick, pause)
        return
      }
      // Steps fall on the turn of a second, so that all countdowns of a page change together and
      // none skips.
      timer = setTimeout(tick, left % interval || interval)
    }
    // A phone that slept wakes with the right time.
    function wake() {
      if (document.hidden) return
      clearTimeout(timer)
      tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [until, counted, offset, interval, clock])

  return timeLeft(until, now)
}
