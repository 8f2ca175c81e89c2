import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface OpenOmsConfig {
  /** Address of the OMS, without a slash at its end. */
  readonly baseUrl: string
  readonly appKey: string
  readonly secret: string
  /** Where its events go; its path is part of what is signed. */
  readonly callbackUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
