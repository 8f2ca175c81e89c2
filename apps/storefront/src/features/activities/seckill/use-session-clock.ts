import { useServerClock, type ServerClock } from '#entities/activity/use-server-clock.ts'

/**
 * Never before the page was made: on a phone that runs late the button would go back to reminding
 * until the offset is known.
 */
export function useSessionClock(madeAt: number): ServerClock {
  const { now, offset } = useServerClock(madeAt)
  return { now: Math.max(madeAt, now), offset }
}
