import { useEffect, useState } from 'react'
import { useServerOffset } from '#platform/use-server-offset.ts'

export interface ServerClock {
  /** The server's time, moved each second. */
  readonly now: number
  /** Server's clock minus this phone's, ms. */
  readonly offset: number
}

/** Begins at what the page was made with, so that server and browser draw the same. */
export function useServerClock(madeAt: number): ServerClock {
  const offset = useServerOffset()
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const move = () => setNow(Date.now() + offset)
    move()
    const timer = setInterval(move, 1000)
    return () => clearInterval(timer)
  }, [offset])
  return { now, offset }
}
