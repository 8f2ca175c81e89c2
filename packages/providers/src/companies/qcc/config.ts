import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface QccConfig {
  /** `https://api.qichacha.com`, or the sandbox's. */
  readonly baseUrl: string
  readonly key: string
  readonly secret: string
  readonly clock: Clock
  readonly transport?: Transport
}
