import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface PickupConfig {
  /** `https://poll.kuaidi100.com`, or the sandbox's. */
  readonly baseUrl: string
  readonly key: string
  readonly secret: string
  /** Our secret for the signature of what is told. */
  readonly salt: string
  readonly carrier: string
  /** Where it is told; the number of the booking is appended. */
  readonly callbackUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
