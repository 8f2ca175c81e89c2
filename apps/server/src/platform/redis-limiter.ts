import type { Clock } from '@mallard/kernel'
import { Redis } from 'ioredis'
import type { Log } from './db/database.ts'
import { type Limiter, processLimiter } from './rate-limit.ts'

// Counts and starts the window in one step: a process that dies between two steps would leave a key
// for ever.
const takeScript = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return 0 end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`

// Never below nothing, and never a key without an end.
const giveBackScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`

/**
 * Limits that all processes share. While Redis is away each process limits for itself: slower
 * attackers, no lost shoppers.
 */
export function redisLimiter(url: string, clock: Clock, log: Log): Limiter {
  const redis = new Redis(url, {
    lazyConnect: true,
    // Its version, which it would read beside its code.
    disableClientInfo: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 1_000,
    commandTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  })
  const own = processLimiter(clock)
  let isDown = false
  redis.on('error', (error: Error) => {
    if (isDown) return
    isDown = true
    log.warn({ reason: error.message }, 'Redis is away: limits count within this process')
  })
  redis.on('ready', () => {
    if (isDown) log.info({}, 'Redis is back')
    isDown = false
  })
  void redis.connect().catch(() => {})

  async function shared<T>(run: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    if (redis.status !== 'ready') return fallback()
    try {
      return await run()
    } catch {
      return fallback()
    }
  }

  return {
    take: (key, max, window) =>
      shared(
        async () => (await redis.eval(takeScript, 1, `limit:${key}`, max, window)) === 1,
        () => own.take(key, max, window),
      ),
    giveBack: (key) =>
      shared(
        async () => void (await redis.eval(giveBackScript, 1, `limit:${key}`)),
        () => own.giveBack(key),
      ),
    reset: (key) =>
      shared(
        async () => void (await redis.del(`limit:${key}`)),
        () => own.reset(key),
      ),
    close: async () => {
      redis.disconnect()
    },
  }
}
