import type { Log } from '../db/database.ts'
import { postgresSignals } from './postgres-signals.ts'
import { processSignals, type Signals } from './signals.ts'

export type { Signal, Signals } from './signals.ts'
export { processSignals }

export interface SignalsOptions {
  readonly redisUrl?: string | undefined
  readonly databaseUrl?: string | undefined
  /** What the processes of one shop have in common, and no other shop: its public address. */
  readonly shop: string
  readonly log: Log
}

/**
 * Redis if there is one, else the database if several processes can share it, else this process
 * alone.
 */
export async function openSignals({
  redisUrl,
  databaseUrl,
  shop,
  log,
}: SignalsOptions): Promise<Signals> {
  if (redisUrl) {
    const { redisSignals } = await import('./redis-signals.ts')
    return redisSignals(redisUrl, shop, log)
  }
  return databaseUrl ? postgresSignals(databaseUrl, log) : processSignals()
}
