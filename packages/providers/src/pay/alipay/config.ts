import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface AlipayConfig {
  /** `https://openapi.alipay.com/gateway.do`, or the sandbox's. */
  readonly gateway: string
  readonly appId: string
  readonly sellerId: string
  /** PKCS#8 PEM of the application. */
  readonly privateKey: string
  /** SPKI PEM of Alipay's key for this application. */
  readonly alipayPublicKey: string
  readonly notifyUrl: string
  readonly clock: Clock
  readonly transport?: Transport
}
