import type { Clock } from '@mallard/kernel'
import type { Transport } from '../http/transport.ts'

export interface RobotConfig {
  /** Of the company, without a slash at its end, or the sandbox's. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
