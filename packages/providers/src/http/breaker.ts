import type { Clock, Instant } from '@mallard/kernel'
import { WireFault, type Transport } from './transport.ts'

export interface BreakerLimits {
  /** How many of the latest calls are judged. */
  readonly calls: number
  /** Basis points of failures among them that open it. */
  readonly failures: number
  /** Milliseconds it stays open before one call may try again. */
  readonly rest: number
}

/** domain.md §6: 50 % of 20 calls, 30 s. */
export const usualLimits: BreakerLimits = { calls: 20, failures: 5000, rest: 30_000 }

/**
 * Stops asking a party that keeps failing, so that shoppers get an answer at once. One call probes
 * after each rest.
 */
export function withBreaker(
  transport: Transport,
  clock: Clock,
  limits: BreakerLimits = usualLimits,
): Transport {
  let latest: boolean[] = []
  let openedAt: Instant | undefined
  let probing = false

  function record(good: boolean): void {
    latest = [...latest, good].slice(-limits.calls)
    const bad = latest.filter((each) => !each).length
    if (latest.length === limits.calls && bad * 10_000 >= limits.failures * limits.calls)
      openedAt = clock.now()
  }

  return async (request) => {
    const probe = openedAt !== undefined
    if (openedAt !== undefined && (probing || clock.now() - openedAt < limits.rest))
      throw new WireFault('RESTING')
    if (probe) probing = true
    let good = false
    try {
      const answer = await transport(request)
      good = answer.status < 500
      return answer
    } finally {
      if (!probe) record(good)
      else {
        probing = false
        openedAt = good ? undefined : clock.now()
        latest = []
      }
    }
  }
}
