import type { Clock } from '@mallard/kernel'
import type { Log } from './db/database.ts'
import { type Limiter, processLimiter } from './rate-limit.ts'

/** Limits that all processes share through Redis; without it, those of this process. */
export async function openLimiter(
  redisUrl: string | undefined,
  clock: Clock,
  log: Log,
): Promise<Limiter> {
  if (!redisUrl) return processLimiter(clock)
  const { redisLimiter } = await import('./redis-limiter.ts')
  return redisLimiter(redisUrl, clock, log)
}
