import type { Clock } from '@mallard/kernel'
import type { Transport } from '../http/transport.ts'

export interface WecomConfig {
  /** `https://qyapi.weixin.qq.com`, or the sandbox's. */
  readonly apiUrl: string
  /** `https://open.weixin.qq.com`, or the sandbox's. */
  readonly openUrl: string
  readonly corpId: string
  readonly agentId: string
  readonly secret: string
  readonly clock: Clock
  readonly transport?: Transport
}
