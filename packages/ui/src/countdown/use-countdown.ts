import { systemClock, type Clock, type Instant } from '@mallard/kernel/clock'
import { useEffect, useRef, useState } from 'react'

export interface CountdownOptions {
  until: Instant
  /** The server's instant of the data: server and browser draw the same first picture from it. */
  renderedAt: Instant
  /** Server clock minus this phone's clock, ms. */
  offset?: number | undefined
  /** ms between two steps; spec §9: 1000. */
  interval?: number | undefined
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

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const instant = clock.now() + offset
      setNow(instant)
      const left = until - instant
      if (left <= 0) {
        end.current?.()
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
    if (until <= renderedAt) return
    tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [until, renderedAt, offset, interval, clock])

  return timeLeft(until, now)
}
