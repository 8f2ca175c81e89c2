import { minute, type Instant } from '@mallard/kernel'
import { useEffect, useState } from 'react'

/**
 * The time as it was at most a minute ago: what begins soon may begin too soon while somebody
 * types.
 */
export function useMinute(): Instant {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
