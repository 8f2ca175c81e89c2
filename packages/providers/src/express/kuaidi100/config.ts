import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface Kuaidi100Config {
  /** `https://poll.kuaidi100.com`, or the sandbox's. */
  readonly baseUrl: string
  readonly key: string
  readonly customer: string
  /** Our secret for the signature of pushes. */
  readonly salt: string
  /** Where pushes go. */
  readonly callbackUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
